import { useTranslation } from '@onehaul/i18n/react';
import type { Outbox } from '../outbox/outbox.ts';
import { KeyButton } from './key-button.tsx';
import { useShift, useStation } from './station-context.tsx';
import { keyOfWorkplace } from './workplace.ts';

/** Failed attempts after which the scan itself, not the server, is suspected (poison message). */
const stuckAfterTries = 5;

type Props = { readonly outbox: Outbox };

/** Counts of waiting, completed and rejected scans in this shift. */
export function Counters({ outbox }: Props) {
  const { t } = useTranslation('station');
  const { view, workplace } = useStation();
  const done = useShift().done[keyOfWorkplace(workplace)] ?? 0;
  const stuck = view.latest.findLast(({ state, tries }) => state === 'waiting' && tries >= stuckAfterTries);
  return (
    <section aria-label={t('counter.label')} className="flex flex-col gap-2">
      <dl className="grid grid-cols-3 gap-2 text-center">
        <Counter
          name="waiting"
          count={view.waiting}
          label={t('counter.waiting')}
          tone={view.waiting > 0 ? 'text-warning' : 'text-ink'}
        />
        <Counter name="sent" count={done} label={t('counter.sent')} tone="text-ink" />
        <Counter
          name="conflicts"
          count={view.conflicts.length}
          label={t('counter.conflicts')}
          tone={view.conflicts.length > 0 ? 'text-danger' : 'text-ink'}
        />
      </dl>
      {stuck && navigator.onLine && (
        <KeyButton act="setAside" onPress={() => void outbox.setAside(stuck, t('conflict.setAside'))}>
          {t('counter.setAside')}
        </KeyButton>
      )}
    </section>
  );
}

type CounterProps = {
  readonly name: string;
  readonly count: number;
  readonly label: string;
  readonly tone: string;
};

const Counter = ({ name, count, label, tone }: CounterProps) => (
  <div className="flex flex-col-reverse rounded-control border border-line bg-surface px-1 py-2">
    <dt className="text-caption text-muted">{label}</dt>
    <dd data-counter={name} className={`text-title font-semibold ${tone}`}>
      {count}
    </dd>
  </div>
);
