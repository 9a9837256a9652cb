import type { CodState, StatementOutcome, StatementResolution } from '@onehaul/domain/cod/cod-state';
import { numberFormat } from '@onehaul/i18n/formats';
import { moneyText } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo } from 'react';

/** Formats amounts with their currency code. */
export function useAmounts() {
  const { i18n } = useTranslation('codDesk');
  return useMemo(() => {
    const show = (minor: number, currency: string) => moneyText(i18n.language, minor, currency);
    return {
      local: show,
      yuan: (minor: number) => show(minor, 'CNY'),
      number: numberFormat(i18n.language, {}),
    };
  }, [i18n.language]);
}

/** Query names that a change invalidates. */
export const invalidatedQueries = [
  'codOverview',
  'codMoney',
  'codStatements',
  'codLines',
  'codMismatches',
  'codSellers',
  'codRemittances',
  'audit',
];

const ofState = {
  expected: 'neutral',
  collected: 'warning',
  settled: 'positive',
  remitted: 'positive',
  refused: 'danger',
} as const;

export function MoneyMark({ state }: { readonly state: CodState }) {
  const { t } = useTranslation('codDesk');
  return <StateMark tone={ofState[state]}>{t(`state.${state}`)}</StateMark>;
}

/** Outcome of a statement line, and its resolution. */
export function OutcomeMark({
  outcome,
  resolution,
}: {
  readonly outcome: StatementOutcome;
  readonly resolution: StatementResolution | null;
}) {
  const { t } = useTranslation('codDesk');
  if (outcome === 'matched') return <StateMark tone="positive">{t('outcome.matched')}</StateMark>;
  const words = t(`outcome.${outcome}`);
  if (!resolution) return <StateMark tone="warning">{words}</StateMark>;
  return <StateMark tone="neutral">{`${words} · ${t(`resolution.${resolution}`)}`}</StateMark>;
}
