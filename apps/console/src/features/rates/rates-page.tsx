import { type Rate, rateCalls } from '@onehaul/contract/console/rates';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission, useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { ShopName, useShopName } from '../../app/shop-name.tsx';
import { RateForm } from './rate-form.tsx';
import { useRateWords } from './rate-words.ts';

/** The list is fetched whole and paged here: a company has a few shops with a few currencies each. */
async function load({ filters, page, rows }: ListQuery, signal: AbortSignal) {
  const { items } = await callApi(rateCalls.list, {}, { signal });
  const found = items.filter(({ shopId }) => !filters.shop || String(shopId) === filters.shop);
  return { items: found.slice((page - 1) * rows, page * rows), total: found.length };
}
const keyOf = ({ shopId, code }: Rate) => `${shopId}-${code}`;

export function RatesPage() {
  const { t } = useTranslation('console');
  const { shops } = useMe();
  const shopName = useShopName();
  const maySet = useHasPermission('rate:set');
  const { sentenceOf } = useRateWords();
  const [edited, setEdited] = useState<Rate>();

  const columns = useMemo<Column<Rate>[]>(
    () => [
      {
        key: 'currency',
        title: t('rates.currency'),
        isFixed: true,
        show: ({ code, name }) => (
          <>
            <span className="font-mono font-medium">{code}</span> <span className="text-muted">{name}</span>
          </>
        ),
      },
      { key: 'shop', title: t('rates.shop'), show: ({ shopId }) => <ShopName id={shopId} /> },
      { key: 'rate', title: t('rates.rate'), align: 'end', isFixed: true, show: (rate) => sentenceOf(rate) },
      {
        key: 'since',
        title: t('rates.since'),
        width: 200,
        align: 'end',
        show: ({ rateAt, code }) => (code === 'CNY' ? t('rates.always') : <Moment at={rateAt} />),
      },
      ...(maySet
        ? [
            {
              key: 'edit',
              title: t('rates.change'),
              width: 120,
              align: 'end' as const,
              isFixed: true,
              show: (rate: Rate) =>
                rate.code !== 'CNY' && (
                  <Button
                    size="small"
                    aria-label={t('rates.changeOf', { code: rate.code, shop: shopName(rate.shopId) })}
                    onClick={() => setEdited(rate)}
                  >
                    {t('rates.change')}
                  </Button>
                ),
            },
          ]
        : []),
    ],
    [t, maySet, sentenceOf, shopName],
  );

  return (
    <>
      <PageTitle>{t('page.rates')}</PageTitle>
      <ListPage
        name="rates"
        title={t('page.rates')}
        sentence={t('rates.sentence')}
        filters={
          shops.length > 1
            ? [
                {
                  name: 'shop',
                  label: t('rates.shop'),
                  options: shops.map(({ id, name }) => ({ value: String(id), label: name })),
                },
              ]
            : []
        }
        columns={columns}
        keyOf={keyOf}
        load={load}
        empty={{ title: t('rates.emptyTitle'), text: t('rates.emptyText') }}
      />
      {edited && <RateForm rate={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
