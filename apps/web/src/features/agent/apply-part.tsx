import type { AgentInfo } from '@onehaul/contract/agent';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { TextArea } from '@onehaul/ui/form/text-area';
import { StateMark } from '@onehaul/ui/list/state-mark';
import { useId, useState } from 'react';
import { AccessGate } from '../../app/portal/access-gate.tsx';
import { useAct } from '../../app/use-act.ts';
import { useDates } from '../../app/use-dates.ts';
import { useAgentActs } from './use-agent-acts.ts';

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
          <Button data-next onClick={() => document.getElementById(field)?.focus()}>
            {t(agent.state === 'refused' ? 'apply.again' : 'apply.go')}
          </Button>
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
  const loadActs = useAgentActs();
  // For the counter only: what was typed before hydration is in the field, not in the state.
  const [length, setLength] = useState(before.length);
  const apply = useAct(
    async (typed: string) => (await loadActs()).apply(typed.replaceAll(/\s+/g, ' ').trim()),
    {
      done: () => t('apply.sent'),
    },
  );
  const isRefused = state === 'refused';
  return (
    <Card className="px-5 py-5">
      <form
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('words');
          if (typeof words === 'string' && words.trim() !== '') apply.start(words);
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
        <TextArea
          id={id}
          label={t('apply.words')}
          hint={t('apply.hint')}
          mark={
            <span aria-hidden="true" className="ms-2 text-caption font-regular text-muted tabular-nums">
              {length} / {maxWords}
            </span>
          }
          name="words"
          defaultValue={before}
          rows={5}
          maxLength={maxWords}
          required
          onChange={({ target }) => setLength(target.value.length)}
        />
        <Button
          type="submit"
          isBusy={apply.isPending}
          data-apply
          className="justify-self-start max-sm:justify-self-stretch"
        >
          {t(isRefused ? 'apply.again' : 'apply.send')}
        </Button>
      </form>
    </Card>
  );
}
