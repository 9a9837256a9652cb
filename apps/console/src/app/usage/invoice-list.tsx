import type { CompanyInvoice } from '@onehaul/contract/console/usage';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { type Column, DataTable } from '@onehaul/workbench/data-table';
import { ListMessage } from '@onehaul/workbench/list-message';
import { useMemo } from 'react';
import { useInvoiceColumns } from './use-invoice-columns.tsx';

type Props = {
  readonly invoices: readonly CompanyInvoice[];
  readonly isBusy: boolean;
  readonly onOpen: (month: string) => void;
};

const keyOf = ({ month }: CompanyInvoice) => month;

/** Invoices of a company, each as a PDF. */
export function InvoiceList({ invoices, isBusy, onOpen }: Props) {
  const { t } = useTranslation('usage');
  const invoice = useInvoiceColumns<CompanyInvoice>([172, 98, 114]);
  const columns = useMemo<Column<CompanyInvoice>[]>(() => {
    return [
      ...invoice,
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
  }, [t, invoice, isBusy, onOpen]);
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
