import type { CompanyInvoice } from '@onehaul/contract/console/usage';
import { dateFormat } from '@onehaul/i18n/formats';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { InvoiceMark } from './invoice-mark.tsx';

type Shown = Pick<
  CompanyInvoice,
  'month' | 'number' | 'issuedAt' | 'totalMinor' | 'currencyCode' | 'state' | 'paidOn'
>;

/** Month, total and state of an invoice, as its company and the operator see them. Widths in that order. */
export function useInvoiceColumns<Row extends Shown>([month, total, state]: readonly [
  number,
  number,
  number,
]): readonly Column<Row>[] {
  const { t, i18n } = useTranslation('usage');
  return useMemo<Column<Row>[]>(() => {
    const { moneyAndCode } = measuresIn(i18n.language);
    const format = dateFormat(i18n.language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
    return [
      {
        key: 'month',
        title: t('month'),
        width: month,
        wraps: true,
        show: (invoice) => (
          <>
            {format.format(new Date(`${invoice.month}T00:00:00Z`))}
            <span className="block text-caption text-muted">
              {invoice.number} · <Moment at={invoice.issuedAt} />
            </span>
          </>
        ),
      },
      {
        key: 'total',
        title: t('total'),
        width: total,
        align: 'end',
        show: ({ totalMinor, currencyCode }) => moneyAndCode(totalMinor, currencyCode),
      },
      {
        key: 'state',
        title: t('invoiceState'),
        width: state,
        wraps: true,
        show: (invoice) => <InvoiceMark state={invoice.state} paidOn={invoice.paidOn} />,
      },
    ];
  }, [t, i18n.language, month, total, state]);
}
