import { parcelDays, parcelDeskCalls, type ParcelRow, parcelSorts } from '@onehaul/contract/console/parcels';
import { stationCalls } from '@onehaul/contract/console/stations';
import type { StaffInputOf } from '@onehaul/client/console';
import { parcelStates } from '@onehaul/domain/parcel/parcel-state';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Skeleton } from '@onehaul/workbench/antd';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { ExportMenu } from '../../app/exports/export-menu.tsx';
import { useMe } from '../../app/me.ts';
import { MemberName } from '../../app/member-name.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { isParcelState, ParcelStateMark } from '../../app/parcel/state-mark.tsx';
import { ShopName, useShopName } from '../../app/shop-name.tsx';
import { useListDays } from '../../app/days/use-list-days.ts';

const importDrawer = async () => ({ default: (await import('./parcel-drawer.tsx')).ParcelDrawer });
const ParcelDrawer = lazy(importDrawer);

const idOf = (text: string | undefined) => (Number(text) > 0 ? Number(text) : undefined);

type Asked = { readonly shopId: number | undefined } & Pick<
  StaffInputOf<typeof parcelDeskCalls.list>,
  'days'
>;

function askedOf({ search, filters }: ListQuery, { shopId, days }: Asked) {
  const { warehouse, state, bin } = filters;
  const warehouseId = idOf(warehouse);
  const sort = parcelSorts.find((one) => one === filters['sort']);
  return {
    search,
    ...(shopId && { shopId }),
    ...(warehouseId && { warehouseId }),
    ...(isParcelState(state) && { state }),
    isWithoutBin: bin === 'none',
    ...(days && { days }),
    ...(sort && { sort }),
  };
}

/** Parcel search for the service desk. */
export function ParcelsPage() {
  const { t, i18n } = useTranslation('station');
  const { shops } = useMe();
  const shopName = useShopName();
  const [address] = useSearchParams();
  // Not part of the first load, and there when a row is opened.
  useEffect(() => void importDrawer().catch(() => undefined), []);
  const { choiceOf, daysOf } = useListDays(parcelDays);
  // The shop is not asked for where there is one only.
  const shopOf = (shop: string | null | undefined) =>
    idOf(shop ?? undefined) ?? (shops.length === 1 ? shops[0]!.id : undefined);
  const filtersOf = async (query: ListQuery) => {
    const shopId = shopOf(query.filters['shop']);
    return askedOf(query, { shopId, ...(await daysOf(shopId, query.filters['days'])) });
  };
  const { data: places } = useQuery({
    queryKey: ['stations', 'workplaces'],
    queryFn: ({ signal }) => callApi(stationCalls.workplaces, {}, { signal }),
  });
  const columns = useMemo<Column<ParcelRow>[]>(() => {
    const { weight } = measuresIn(i18n.language);
    return [
      {
        key: 'number',
        title: t('desk.number'),
        width: 200,
        isFixed: true,
        show: ({ courierNumber, piece }) => (
          <span className="font-mono">{piece > 1 ? `${courierNumber} (${piece})` : courierNumber}</span>
        ),
      },
      {
        key: 'state',
        title: t('parcel.state'),
        width: 150,
        show: ({ state }) => <ParcelStateMark state={state} />,
      },
      {
        key: 'member',
        title: t('parcel.member'),
        show: ({ memberCode, memberName }) =>
          memberCode ? (
            <MemberName memberCode={memberCode} memberName={memberName} />
          ) : (
            <span className="text-muted">{t('parcel.nobody')}</span>
          ),
      },
      { key: 'goods', title: t('parcel.goods'), show: ({ goodsName }) => goodsName },
      { key: 'warehouse', title: t('desk.warehouse'), show: ({ warehouseName }) => warehouseName },
      {
        key: 'bin',
        title: t('parcel.bin'),
        width: 100,
        show: ({ binCode }) => <span className="font-mono">{binCode || '-'}</span>,
      },
      {
        key: 'weight',
        title: t('desk.weight'),
        width: 100,
        align: 'end',
        show: ({ weightGrams }) => (weightGrams === null ? '-' : weight(weightGrams)),
      },
      {
        key: 'received',
        title: t('desk.known'),
        width: 180,
        show: ({ receivedAt, createdAt }) => (
          <span className={receivedAt ? '' : 'text-muted'}>
            <Moment at={receivedAt ?? createdAt} />
          </span>
        ),
      },
      {
        key: 'freeUntil',
        title: t('desk.freeUntil'),
        width: 150,
        isHiddenByDefault: true,
        show: ({ freeUntil }) => <Moment at={freeUntil} />,
      },
      {
        key: 'shop',
        title: t('desk.shop'),
        isHiddenByDefault: true,
        show: ({ shopId }) => <ShopName id={shopId} />,
      },
      {
        key: 'created',
        title: t('desk.created'),
        width: 150,
        isHiddenByDefault: true,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ];
  }, [t, i18n.language]);

  return (
    <>
      <PageTitle>{t('desk.title')}</PageTitle>
      <ListPage
        name="parcels"
        title={t('desk.title')}
        sentence={t('desk.sentence')}
        searchLabel={t('desk.search')}
        filters={[
          ...(shops.length > 1
            ? [
                {
                  name: 'shop',
                  label: t('desk.shop'),
                  options: shops.map(({ id, name }) => ({ value: String(id), label: name })),
                },
              ]
            : []),
          {
            name: 'warehouse',
            label: t('desk.warehouse'),
            options: (places?.items ?? []).map(({ warehouseId, warehouseName, shopId }) => ({
              value: String(warehouseId),
              label: shops.length > 1 ? `${warehouseName}, ${shopName(shopId)}` : warehouseName,
            })),
          },
          {
            name: 'state',
            label: t('parcel.state'),
            options: parcelStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
          },
          {
            name: 'bin',
            label: t('desk.binFilter'),
            options: [{ value: 'none', label: t('desk.withoutBin') }],
          },
        ]}
        days={choiceOf(shopOf(address.get('shop')), { received: t('desk.receivedDays') })}
        sorts={parcelSorts.map((value) => ({ value, label: t(`desk.sort.${value}`) }))}
        columns={columns}
        keyOf={keyInShop}
        load={async (query, signal) =>
          callApi(
            parcelDeskCalls.list,
            { ...(await filtersOf(query)), pageIndex: query.page, pageRows: query.rows },
            { signal },
          )
        }
        tools={({ query, total, columns: shown }) => (
          <ExportMenu list="parcels" total={total} columns={shown} filters={() => filtersOf(query)} />
        )}
        empty={{ title: t('desk.emptyTitle'), text: t('desk.emptyText') }}
        drawer={{
          title: t('desk.one'),
          show: (key) => (
            <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}>
              <ParcelDrawer key={key} parcelKey={key} />
            </Suspense>
          ),
        }}
      />
    </>
  );
}
