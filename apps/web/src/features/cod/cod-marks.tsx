import type { CodOrder } from '@onehaul/contract/cod';
import type { CodState } from '@onehaul/domain/cod/cod-state';
import type { CodProblem } from '@onehaul/domain/cod/problem';
import type { OrderStage } from '@onehaul/domain/order/order-state';
import { moneyFormat } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark, type Tone } from '@onehaul/ui/list/state-mark';

const stageTones: Readonly<Record<OrderStage, Tone>> = {
  awaitingArrival: 'warning',
  unpaid: 'warning',
  toShip: 'positive',
  shipped: 'positive',
  completed: 'positive',
  cancelled: 'neutral',
  returned: 'danger',
};

export function StageMark({ order: { stage } }: { readonly order: Pick<CodOrder, 'stage'> }) {
  const { t } = useTranslation('cod');
  return (
    <span data-stage={stage}>
      <StateMark tone={stageTones[stage]}>{t(`stage.${stage}`)}</StateMark>
    </span>
  );
}

const moneyTones: Readonly<Record<CodState, Tone>> = {
  expected: 'neutral',
  collected: 'positive',
  settled: 'positive',
  remitted: 'positive',
  refused: 'danger',
};

/** State of an order's collected money. */
export function MoneyMark({ state }: { readonly state: CodState }) {
  const { t } = useTranslation('cod');
  return (
    <span data-money={state}>
      <StateMark tone={moneyTones[state]}>{t(`money.${state}`)}</StateMark>
    </span>
  );
}

const problemTones: Readonly<Record<CodProblem, Tone>> = {
  refused: 'danger',
  returning: 'danger',
  exception: 'warning',
  stock: 'warning',
  money: 'warning',
};

export function ProblemMark({ problem }: { readonly problem: CodProblem }) {
  const { t } = useTranslation('cod');
  return (
    <span data-problem={problem}>
      <StateMark tone={problemTones[problem]}>{t(`problem.${problem}`)}</StateMark>
    </span>
  );
}

/** Formats an amount in the receiver's currency. */
export function useLocalMoney(): (major: number, currency: string) => string {
  const { i18n } = useTranslation('cod');
  return (major, currency) => moneyFormat(i18n.language, currency).format(major);
}
