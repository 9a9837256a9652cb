import { carrierInvoiceCalls, type CarrierPriceRow } from '@onehaul/contract/console/carrier-invoices';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { useMemo, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { shopColumns } from '../../app/list-columns.tsx';
import { useHasPermission } from '../../app/me.ts';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { InvoiceTabs } from './invoice-tabs.tsx';
import { useMeasures } from './invoice-words.tsx';
import { PriceForm } from './price-form.tsx';

/** Prices agreed with the carrier of each line: what an invoice is compared with. */
export function PriceList() {
  const { t } = useTranslation('carrierInvoices');
  const { filters, shopOf, hasSeveral } = useShopFilter();
  const mayWork = useHasPermission('carrierInvoice:work');
  const [open, setOpen] = useState<CarrierPriceRow>();
  const columns = useColumns(hasSeveral, mayWork ? setOpen : undefined);
  return (
    <>
      <ListPage<CarrierPriceRow>
        name="carrierPrices"
        title={t('title')}
        sentence={t('pricesSentence')}
        tabs={<InvoiceTabs current="prices" />}
        filters={filters}
        columns={columns}
        keyOf={({ shopId, lineId }) => `${shopId}-${lineId}`}
        maxPageSize={100}
        load={({ page, rows, filters: values }, signal) =>
          callApi(
            carrierInvoiceCalls.prices,
            { pageIndex: page, pageRows: rows, ...shopOf(values) },
            { signal },
          )
        }
        empty={{ title: t('noLines.title'), text: t('noLines.text') }}
      />
      {open && <PriceForm row={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function useColumns(hasSeveral: boolean, onEdit: ((row: CarrierPriceRow) => void) | undefined) {
  const { t } = useTranslation('carrierInvoices');
  const { local, weight } = useMeasures();
  return useMemo<Column<CarrierPriceRow>[]>(
    () => [
      { key: 'line', title: t('line'), isFixed: true, wraps: true, show: ({ lineName }) => lineName },
      { key: 'carrier', title: t('carrier'), show: ({ carrierName }) => carrierName },
      ...shopColumns(hasSeveral, t('shop')),
      {
        key: 'price',
        title: t('price'),
        wraps: true,
        show: ({ price }) =>
          price
            ? t('priceText', {
                first: local(price.firstMinor, price.currencyCode),
                firstWeight: weight(price.firstGrams),
                step: local(price.stepMinor, price.currencyCode),
                stepWeight: weight(price.stepGrams),
              })
            : '-',
      },
      {
        key: 'tolerance',
        title: t('tolerance'),
        width: 150,
        align: 'end',
        show: ({ price }) => (price ? weight(price.toleranceGrams) : '-'),
      },
      ...(onEdit
        ? [
            {
              key: 'act',
              title: t('act'),
              width: 110,
              show: (row: CarrierPriceRow) => (
                <Button size="small" data-act="setPrice" onClick={() => onEdit(row)}>
                  {t('setPrice')}
                </Button>
              ),
            },
          ]
        : []),
    ],
    [t, local, weight, hasSeveral, onEdit],
  );
}
