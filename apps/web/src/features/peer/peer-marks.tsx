import type { OrderStage } from '@onehaul/domain/order/order-state';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/ui/list/state-mark';

const ofStage = {
  unpaid: 'warning',
  toShip: 'neutral',
  shipped: 'positive',
  completed: 'positive',
  awaitingArrival: 'neutral',
  cancelled: 'neutral',
  returned: 'danger',
} as const satisfies Record<OrderStage, string>;

export function StageMark({ stage }: { readonly stage: OrderStage }) {
  const { t } = useTranslation('peers');
  return (
    <span data-stage={stage}>
      <StateMark tone={ofStage[stage]}>{t(`stage.${stage}`)}</StateMark>
    </span>
  );
}

type Statement = { readonly state: 'issued' | 'paid'; readonly isOverdue: boolean };

export function StatementMark({ statement: { state, isOverdue } }: { readonly statement: Statement }) {
  const { t } = useTranslation('peers');
  const shown = isOverdue ? 'overdue' : state;
  const tone = isOverdue ? 'danger' : state === 'paid' ? 'positive' : 'warning';
  return (
    <span data-state={shown}>
      <StateMark tone={tone}>{t(`statementState.${shown}`)}</StateMark>
    </span>
  );
}
