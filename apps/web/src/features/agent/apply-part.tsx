import { agentCalls, type AgentInfo } from '@onehaul/contract/agent';
import { useTranslation } from '@onehaul/i18n/react';
import { Button as KitButton } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { Button, Input } from '@onehaul/workbench/antd';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { agentKey } from '../../app/portal/agent-key.ts';
import { AccessGate } from '../../app/portal/access-gate.tsx';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { useDates } from '../../app/use-dates.ts';

const benefits = [
  ['bind', 'agent'],
  ['earn', 'checklist'],
  ['move', 'wallet'],
] as const;
const steps = ['apply', 'review', 'share'] as const;
const maxWords = 500;

/** Introduction and application form, or the state of the application. */
export function ApplyPart({ agent }: { readonly agent: AgentInfo }) {
  const { t } = useTranslation('agent');
  const field = useId();
  const isApplied = agent.state === 'applied';
  return (
    <AccessGate
      name="agent"
      icon="agent"
      title={t('apply.title')}
      sentence={t('centre.sentence')}
      next={
        !isApplied && (
          <KitButton data-next onClick={() => document.getElementById(field)?.focus()}>
            {t(agent.state === 'refused' ? 'apply.again' : 'apply.go')}
          </KitButton>
        )
      }
      benefits={{
        title: t('gate.benefits'),
        items: benefits.map(([name, icon]) => ({
          icon,
          title: t(`gate.${name}.title`),
          text: t(`gate.${name}.text`),
        })),
      }}
      steps={{
        title: t('gate.steps'),
        items: steps.map((name) => ({
          title: t(`gate.step.${name}.title`),
          text: t(`gate.step.${name}.text`),
        })),
      }}
    >
      {isApplied ? <Applied agent={agent} /> : <ApplyForm agent={agent} field={field} />}
    </AccessGate>
  );
}

function Applied({ agent: { appliedAt, words } }: { readonly agent: AgentInfo }) {
  const { t } = useTranslation('agent');
  const { longDay } = useDates();
  return (
    <Card className="grid gap-4 px-5 py-5">
      <h2 className="text-lead font-semibold" data-agent-state="applied">
        <StateMark tone="warning">{t('applied.title')}</StateMark>
      </h2>
      <p className="text-small text-muted">
        {t('applied.text', { time: appliedAt ? longDay(appliedAt) : '' })}
      </p>
      <div className="border-t border-line pt-3 text-small">
        <h3 className="text-caption text-muted">{t('applied.words')}</h3>
        <p className="mt-1 break-words whitespace-pre-wrap">{words}</p>
      </div>
    </Card>
  );
}

type FormProps = { readonly agent: AgentInfo; readonly field: string };

function ApplyForm({ agent: { state, reason, words: before }, field: id }: FormProps) {
  const { t } = useTranslation('agent');
  const send = useSend();
  const queries = useQueryClient();
  const [words, setWords] = useState(before);
  const apply = useChange(() => send(agentCalls.apply, { words: words.replaceAll(/\s+/g, ' ').trim() }), {
    onDone: () => queries.invalidateQueries({ queryKey: agentKey }),
    done: () => t('apply.sent'),
  });
  const isRefused = state === 'refused';
  return (
    <Card className="px-5 py-5">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() !== '') apply.start(undefined);
        }}
      >
        <div>
          <h2 className="text-lead font-semibold" data-agent-state={state}>
            {isRefused ? <StateMark tone="danger">{t('refused.title')}</StateMark> : t('apply.form')}
          </h2>
          <p className="mt-1 text-small text-muted">
            {isRefused ? t('refused.reason', { reason }) : t('apply.text')}
          </p>
        </div>
        <div className="grid gap-1.5">
          <label htmlFor={id} className="text-small font-medium">
            {t('apply.words')}
          </label>
          <Input.TextArea
            id={id}
            value={words}
            rows={5}
            maxLength={maxWords}
            showCount
            required
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setWords(target.value)}
          />
          <p id={`${id}-hint`} className="pe-20 text-caption text-muted">
            {t('apply.hint')}
          </p>
        </div>
        <Button
          type="primary"
          htmlType="submit"
          loading={apply.isPending}
          disabled={words.trim() === ''}
          data-apply
          className="justify-self-start"
        >
          {t(isRefused ? 'apply.again' : 'apply.send')}
        </Button>
      </form>
    </Card>
  );
}
