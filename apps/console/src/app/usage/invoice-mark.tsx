import type { CompanyInvoice } from '@onehaul/contract/console/usage';
import { datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';

const tones = { overdue: 'danger', open: 'neutral', paid: 'positive' } as const;

/** Whether an invoice is paid, and when. */
export function InvoiceMark({ state, paidOn }: Pick<CompanyInvoice, 'state' | 'paidOn'>) {
  const { t, i18n } = useTranslation('usage');
  const day = paidOn && datesIn(i18n.language, 'UTC').day(new Date(`${paidOn}T00:00:00Z`));
  return (
    <StateMark tone={tones[state]}>{day ? t('paidOnDay', { day }) : t(`invoiceState.${state}`)}</StateMark>
  );
}
