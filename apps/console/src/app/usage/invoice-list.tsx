import type { CompanyInvoice } from '@onehaul/contract/console/usage';
import { dateFormat } from '@onehaul/i18n/formats';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { type Column, DataTable } from '@onehaul/workbench/data-table';
import { ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { InvoiceMark } from './invoice-mark.tsx';

type Props = {
  readonly invoices: readonly CompanyInvoice[];
  readonly isBusy: boolean;
  readonly onOpen: (month: string) => void;
};

const keyOf = ({ month }: CompanyInvoice) => month;

/** Invoices of a company, each as a PDF. */
export function InvoiceList({ invoices, isBusy, onOpen }: Props) {
  const { t, i18n } = useTranslation('usage');
  const columns = useMemo<Column<CompanyInvoice>[]>(() => {
    const { money } = measuresIn(i18n.language);
    const format = dateFormat(i18n.language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
    return [
      {
        key: 'month',
        title: t('month'),
        width: 172,
        wraps: true,
        show: ({ month, number, issuedAt }) => (
          <>
            {format.format(new Date(`${month}T00:00:00Z`))}
            <span className="block text-caption text-muted">
              {number} · <Moment at={issuedAt} />
            </span>
          </>
        ),
      },
      {
        key: 'total',
        title: t('total'),
        width: 98,
        align: 'end',
        show: ({ totalMinor, currencyCode }) => money(totalMinor, currencyCode),
      },
      {
        key: 'state',
        title: t('invoiceState'),
        width: 114,
        wraps: true,
        show: ({ state, paidOn }) => <InvoiceMark state={state} paidOn={paidOn} />,
      },
      {
        key: 'actions',
        title: t('actions'),
        width: 118,
        show: ({ month }) => (
          <Button disabled={isBusy} onClick={() => onOpen(month)}>
            {t('download')}
          </Button>
        ),
      },
    ];
  }, [t, i18n.language, isBusy, onOpen]);
  return (
    <DataTable
      label={t('invoices')}
      columns={columns}
      rows={invoices}
      keyOf={keyOf}
      isNarrow
      empty={<ListMessage icon="note" title={t('invoicesEmptyTitle')} text={t('invoicesEmptyText')} />}
    />
  );
}
