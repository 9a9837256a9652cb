import { carrierInvoiceCalls, type CarrierInvoiceRow } from '@onehaul/contract/console/carrier-invoices';
import { datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { shopColumns } from '../../app/list-columns.tsx';
import { useHasPermission } from '../../app/me.ts';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { InvoiceDrawer } from './invoice-drawer.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import { InvoiceTabs } from './invoice-tabs.tsx';
import { useMeasures } from './invoice-words.tsx';

const states = ['open', 'checked'] as const;

export function InvoiceList() {
  const { t } = useTranslation('carrierInvoices');
  const { filters, shopOf, hasSeveral } = useShopFilter();
  const mayWork = useHasPermission('carrierInvoice:work');
  const [isAdding, setAdding] = useState(false);
  const columns = useColumns(hasSeveral);
  const add = mayWork && (
    <Button type="primary" data-act="addInvoice" onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <ListPage<CarrierInvoiceRow>
        name="carrierInvoices"
        title={t('title')}
        sentence={t('sentence')}
        action={add}
        tabs={<InvoiceTabs current="invoices" />}
        filters={[
          ...filters,
          {
            name: 'state',
            label: t('state'),
            options: states.map((state) => ({ value: state, label: t(`state.${state}`) })),
          },
        ]}
        columns={columns}
        keyOf={keyInShop}
        maxPageSize={100}
        load={({ page, rows, filters: values }, signal) => {
          const state = states.find((one) => one === values.state);
          const input = { pageIndex: page, pageRows: rows, ...(state && { state }), ...shopOf(values) };
          return callApi(carrierInvoiceCalls.list, input, { signal });
        }}
        empty={{ title: t('empty.title'), text: t('empty.text'), action: add }}
        drawer={{ title: t('one'), show: (key) => <InvoiceDrawer key={key} openKey={key} /> }}
      />
      {isAdding && <InvoiceForm onClose={() => setAdding(false)} />}
    </>
  );
}

function useColumns(hasSeveral: boolean) {
  const { t, i18n } = useTranslation('carrierInvoices');
  const { local, yuan, number } = useMeasures();
  return useMemo<Column<CarrierInvoiceRow>[]>(() => {
    const { day } = datesIn(i18n.language, 'UTC');
    return [
      {
        key: 'number',
        title: t('number'),
        width: 170,
        isFixed: true,
        show: (row) => <span className="font-mono">{row.number}</span>,
      },
      { key: 'carrier', title: t('carrier'), width: 180, show: ({ carrierName }) => carrierName },
      ...shopColumns(hasSeveral, t('shop')),
      {
        key: 'issued',
        title: t('issuedOn'),
        width: 120,
        show: ({ issuedOn }) => day(new Date(`${issuedOn}T00:00:00Z`)),
      },
      {
        key: 'state',
        title: t('state'),
        width: 170,
        show: ({ disputed }) =>
          disputed > 0 ? (
            <StateMark tone="warning">{t('disputed', { count: disputed })}</StateMark>
          ) : (
            <StateMark tone="positive">{t('state.checked')}</StateMark>
          ),
      },
      {
        key: 'lines',
        title: t('lines'),
        width: 80,
        align: 'end',
        show: ({ lines }) => <span className="tabular-nums">{number(lines)}</span>,
      },
      {
        key: 'amount',
        title: t('amount'),
        width: 140,
        align: 'end',
        show: ({ minor, currencyCode }) => <span className="tabular-nums">{local(minor, currencyCode)}</span>,
      },
      {
        key: 'cost',
        title: t('cost'),
        width: 140,
        align: 'end',
        show: ({ costMinor }) => <span className="tabular-nums">{yuan(costMinor)}</span>,
      },
      { key: 'staff', title: t('enteredBy'), width: 120, show: ({ staffName }) => staffName },
    ];
  }, [t, i18n.language, local, yuan, number, hasSeveral]);
}
