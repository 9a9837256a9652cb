import type { InvoiceOutcome, InvoiceResolution } from '@onehaul/domain/carrier/invoice';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo } from 'react';

/** Formats amounts with their currency, and weights. */
export function useMeasures() {
  const { i18n } = useTranslation('carrierInvoices');
  return useMemo(() => {
    const { money, weight, number } = measuresIn(i18n.language);
    return { local: money, yuan: (minor: number) => money(minor, 'CNY'), weight, number };
  }, [i18n.language]);
}

/** Query names that a change invalidates. */
export const invalidatedQueries = ['carrierInvoices', 'carrierPrices', 'reports', 'audit'];

type Props = { readonly outcome: InvoiceOutcome; readonly resolution: InvoiceResolution | null };

/** What the comparison found, and the decision on it. */
export function OutcomeMark({ outcome, resolution }: Props) {
  const { t } = useTranslation('carrierInvoices');
  const words = t(`outcome.${outcome}`);
  if (outcome === 'matched') return <StateMark tone="positive">{words}</StateMark>;
  if (!resolution) return <StateMark tone="warning">{words}</StateMark>;
  return <StateMark tone="neutral">{`${words} · ${t(`resolution.${resolution}`)}`}</StateMark>;
}
