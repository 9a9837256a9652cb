import type { ConfirmationState } from '@onehaul/domain/customs/confirmation-state';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useState } from 'react';

const tones = { waiting: 'warning', confirmed: 'positive', mismatch: 'danger', expired: 'danger' } as const;

export function ConsigneeMark({ state }: { readonly state: ConfirmationState }) {
  const { t } = useTranslation('consignee');
  return (
    <span data-confirmation={state}>
      <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>
    </span>
  );
}

const hourMs = 3_600_000;

/** Remaining time as of when the list was loaded. */
export function DueMark({ dueAt }: { readonly dueAt: Date }) {
  const { t } = useTranslation('consignee');
  const [now] = useState(Date.now);
  const hours = Math.floor((dueAt.getTime() - now) / hourMs);
  const isOver = dueAt.getTime() <= now;
  return (
    <span className={`text-caption tabular-nums ${isOver || hours < 12 ? 'text-warning' : 'text-muted'}`}>
      {isOver ? t('over') : t('left', { hours })}
    </span>
  );
}
