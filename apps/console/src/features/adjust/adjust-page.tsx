import { adjustCalls, type AdjustRow } from '@onehaul/contract/console/adjust';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { callApi } from '../../app/call-api.ts';
import { memberColumn } from '../../app/list-columns.tsx';
import { useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { ShopName } from '../../app/shop-name.tsx';
import { AdjustDrawer } from './adjust-drawer.tsx';
import { ageOf } from '../../app/age.ts';

function load({ filters, page, rows }: ListQuery, signal: AbortSignal) {
  const shopId = Number(filters.shop);
  return callApi(
    adjustCalls.list,
    { pageIndex: page, pageRows: rows, ...(shopId > 0 && { shopId }) },
    { signal },
  );
}

/** Packed orders whose boxes cost more than was paid: the member pays the difference or the shop bears it. */
export function AdjustPage() {
  const { t, i18n } = useTranslation('packing');
  const { shops } = useMe();
  const columns = useMemo<Column<AdjustRow>[]>(() => {
    const { money } = measuresIn(i18n.language);
    const amount = (minor: number) => money(minor, 'CNY');
    return [
      {
        key: 'number',
        title: t('adjust.number'),
        width: 160,
        isFixed: true,
        show: ({ number }) => <span className="font-mono">{number}</span>,
      },
      memberColumn(t('adjust.member')),
      {
        key: 'quoted',
        title: t('adjust.quoted'),
        width: 110,
        align: 'end',
        show: ({ quotedMinor }) => amount(quotedMinor),
      },
      {
        key: 'packed',
        title: t('adjust.packed'),
        width: 110,
        align: 'end',
        show: ({ packedMinor }) => amount(packedMinor),
      },
      {
        key: 'paid',
        title: t('adjust.paid'),
        width: 110,
        align: 'end',
        show: ({ paidMinor }) => amount(paidMinor),
      },
      {
        key: 'due',
        title: t('adjust.due'),
        width: 110,
        align: 'end',
        show: ({ dueMinor }) => <b>{amount(dueMinor)}</b>,
      },
      {
        key: 'age',
        title: t('adjust.age'),
        width: 110,
        align: 'end',
        show: ({ packedAt }) => {
          const { unit, count } = ageOf(packedAt, new Date());
          return t(`adjust.${unit}`, { count });
        },
      },
      {
        key: 'policy',
        title: t('adjust.policy'),
        width: 140,
        show: ({ payPolicy }) => t(`adjust.policy.${payPolicy}`),
      },
      { key: 'warehouse', title: t('adjust.warehouse'), show: ({ warehouseName }) => warehouseName },
      { key: 'line', title: t('adjust.line'), isHiddenByDefault: true, show: ({ lineName }) => lineName },
      {
        key: 'packedAt',
        title: t('adjust.packedAt'),
        width: 150,
        isHiddenByDefault: true,
        show: ({ packedAt }) => <Moment at={packedAt} />,
      },
      {
        key: 'shop',
        title: t('adjust.shop'),
        isHiddenByDefault: true,
        show: ({ shopId }) => <ShopName id={shopId} />,
      },
    ];
  }, [t, i18n.language]);

  return (
    <>
      <PageTitle>{t('adjust.title')}</PageTitle>
      <ListPage
        name="adjust"
        title={t('adjust.title')}
        sentence={t('adjust.sentence')}
        filters={
          shops.length > 1
            ? [
                {
                  name: 'shop',
                  label: t('adjust.shop'),
                  options: shops.map(({ id, name }) => ({ value: String(id), label: name })),
                },
              ]
            : []
        }
        columns={columns}
        keyOf={keyInShop}
        load={load}
        empty={{ title: t('adjust.emptyTitle'), text: t('adjust.emptyText') }}
        drawer={{ title: t('adjust.one'), show: (key) => <AdjustDrawer key={key} orderKey={key} /> }}
      />
    </>
  );
}
