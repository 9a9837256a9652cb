import type { Confirmation } from '@onehaul/contract/consignee';
import type { ConfirmationState } from '@onehaul/domain/customs/confirmation-state';
import { measuresIn, moneyFormat } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/ui/list/state-mark';
import { useEffect, useState } from 'react';

const tones: Readonly<Record<ConfirmationState, 'positive' | 'warning' | 'danger' | 'neutral'>> = {
  waiting: 'warning',
  confirmed: 'positive',
  mismatch: 'danger',
  expired: 'danger',
};

export function ConfirmationMark({ state }: { readonly state: ConfirmationState }) {
  const { t } = useTranslation('customs');
  return (
    <span data-confirmation={state}>
      <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>
    </span>
  );
}

const minuteMs = 60_000;

type TimeLeftProps = {
  readonly dueAt: Date;
  /** Time of the query where the server renders it. */
  readonly since?: Date;
};

/** Time left, updated every minute. */
export function TimeLeft({ dueAt, since }: TimeLeftProps) {
  const { t } = useTranslation('customs');
  const [now, setNow] = useState(() => since?.getTime() ?? Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 2);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.ceil((dueAt.getTime() - now) / minuteMs);
  if (minutes <= 0) return <span className="font-medium text-danger">{t('task.over')}</span>;
  const time = t('task.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return (
    <span
      data-time-left={minutes}
      className={`tabular-nums ${minutes < 12 * 60 ? 'font-medium text-warning' : ''}`}
    >
      {t('task.left', { time })}
    </span>
  );
}

/** Declared value, in the destination's currency and against the duty-free limit. */
export function ConfirmationValue({ confirmation }: { readonly confirmation: Confirmation }) {
  const { t, i18n } = useTranslation('customs');
  const { declaredMinor, value, isOverFree } = confirmation;
  const there = value && moneyFormat(i18n.language, value.currency).format(value.amount);
  return (
    <span className="tabular-nums">
      {measuresIn(i18n.language).money(declaredMinor, 'CNY')}
      {there && ` · ${t('task.valueThere', { amount: there })}`}
      {isOverFree !== null && (
        <span className={`block text-caption ${isOverFree ? 'text-warning' : 'text-muted'}`}>
          {t(isOverFree ? 'task.overFree' : 'task.underFree')}
        </span>
      )}
    </span>
  );
}
