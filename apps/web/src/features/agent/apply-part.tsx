import { agentCalls, type AgentInfo } from '@onehaul/contract/agent';
import { dateFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Icon } from '@onehaul/ui/icon';
import { Button, Input } from '@onehaul/workbench/antd';
import { FailureNote } from '@onehaul/workbench/failure-note';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { agentKey } from '../../app/portal/agent-key.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';

const points = ['bind', 'earn', 'move'] as const;
const mostWords = 500;

/** What an agent is and the form to become one, or what became of the application. */
export function ApplyPart({ agent }: { readonly agent: AgentInfo }) {
  const { t } = useTranslation('agent');
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {agent.state === 'applied' ? <Applied agent={agent} /> : <ApplyForm agent={agent} />}
      <Card className="px-5 py-4">
        <ul className="grid gap-4 text-small">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-4.5 text-positive" />
              {t(`apply.point.${point}`)}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Applied({ agent: { appliedAt, words } }: { readonly agent: AgentInfo }) {
  const { t, i18n } = useTranslation('agent');
  const day = dateFormat(i18n.language, { dateStyle: 'long' });
  return (
    <Card className="grid gap-4 px-5 py-5">
      <h2 className="text-lead font-semibold" data-agent-state="applied">
        <StateMark tone="warning">{t('applied.title')}</StateMark>
      </h2>
      <p className="text-small text-muted">
        {t('applied.text', { time: appliedAt ? day.format(appliedAt) : '' })}
      </p>
      <div className="border-t border-line pt-3 text-small">
        <h3 className="text-caption text-muted">{t('applied.words')}</h3>
        <p className="mt-1 break-words whitespace-pre-wrap">{words}</p>
      </div>
    </Card>
  );
}

function ApplyForm({ agent: { state, reason, words: before } }: { readonly agent: AgentInfo }) {
  const { t } = useTranslation('agent');
  const send = useSend();
  const queries = useQueryClient();
  const id = useId();
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
            {isRefused ? <StateMark tone="danger">{t('refused.title')}</StateMark> : t('apply.title')}
          </h2>
          <p className="mt-1 text-small text-muted">
            {isRefused ? t('refused.reason', { reason }) : t('apply.text')}
          </p>
        </div>
        <FailureNote text={apply.failure} />
        <div className="grid gap-1.5">
          <label htmlFor={id} className="text-small font-medium">
            {t('apply.words')}
          </label>
          <Input.TextArea
            id={id}
            value={words}
            rows={5}
            maxLength={mostWords}
            showCount
            required
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setWords(target.value)}
          />
          <p id={`${id}-hint`} className="text-caption text-muted">
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
