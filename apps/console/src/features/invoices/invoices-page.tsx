import { type Invoice, invoiceCalls } from '@onehaul/contract/console/invoices';
import { invoiceDueDays, invoiceStates } from '@onehaul/domain/quota';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { useMemo, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useInvoiceColumns } from '../../app/usage/use-invoice-columns.tsx';
import { MarkPaidForm, MarkUnpaidForm } from './mark-forms.tsx';

const keyOf = ({ tenantId, month }: Invoice) => `${tenantId} ${month}`;
const load = ({ page, rows, filters }: ListQuery, signal: AbortSignal) => {
  const state = invoiceStates.find((one) => one === filters.state);
  return callApi(invoiceCalls.list, { pageIndex: page, pageRows: rows, ...(state && { state }) }, { signal });
};

/** Invoices of all companies, for the operator: what is overdue, and how the others were paid. */
export function InvoicesPage() {
  const { t: page } = useTranslation('console');
  const { t } = useTranslation('usage');
  const mayManage = useHasPermission('company:manage');
  const [chosen, setChosen] = useState<Invoice>();
  const invoice = useInvoiceColumns<Invoice>([230, 130, 170]);
  const columns = useMemo<Column<Invoice>[]>(() => {
    return [
      {
        key: 'company',
        title: t('company'),
        width: 220,
        isFixed: true,
        wraps: true,
        show: ({ company }) => company,
      },
      ...invoice,
      {
        key: 'payment',
        title: t('payment'),
        width: 170,
        wraps: true,
        show: ({ reference, recordedBy }) =>
          reference && (
            <>
              {reference}
              <span className="block text-caption text-muted">{recordedBy}</span>
            </>
          ),
      },
      {
        key: 'actions',
        title: t('actions'),
        width: 170,
        show: (one) =>
          mayManage && (
            <Button onClick={() => setChosen(one)}>
              {one.state === 'paid' ? t('markUnpaid') : t('markPaid')}
            </Button>
          ),
      },
    ];
  }, [t, invoice, mayManage]);
  const onClose = () => setChosen(undefined);
  return (
    <>
      <PageTitle>{page('page.invoices')}</PageTitle>
      <ListPage
        name="invoices"
        title={page('page.invoices')}
        sentence={t('invoicesSentence', { days: invoiceDueDays })}
        filters={[
          {
            name: 'state',
            label: t('invoiceState'),
            options: invoiceStates.map((value) => ({ value, label: t(`invoiceState.${value}`) })),
          },
        ]}
        columns={columns}
        keyOf={keyOf}
        maxPageSize={100}
        load={load}
        empty={{ title: t('invoicesEmptyTitle'), text: t('invoicesEmptyText') }}
      />
      {chosen?.state === 'paid' && <MarkUnpaidForm invoice={chosen} onClose={onClose} />}
      {chosen && chosen.state !== 'paid' && <MarkPaidForm invoice={chosen} onClose={onClose} />}
    </>
  );
}
