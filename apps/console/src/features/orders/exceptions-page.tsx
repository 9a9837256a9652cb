import { exceptionCalls } from '@onehaul/contract/console/orders';
import { orderExceptions } from '@onehaul/domain/order/order-state';
import { useTranslation } from '@onehaul/i18n/react';
import { ListPage } from '@onehaul/workbench/list-page';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { OrderDrawer } from './order-drawer.tsx';
import { useOrderColumns } from './use-order-columns.tsx';

const idOf = (text: string | null | undefined) => (Number(text) > 0 ? Number(text) : undefined);
const ofShop = (text: string | null | undefined) => {
  const shopId = idOf(text);
  return shopId ? { shopId } : {};
};

/** Loads the age of waiting orders by reason. */
function useAges() {
  const [address] = useSearchParams();
  const shop = address.get('shop');
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['exceptions', 'ages', shop],
    queryFn: ({ signal }) => callApi(exceptionCalls.ages, ofShop(shop), { signal }),
    refetchInterval: 60_000,
  });
  return { items: data?.items, asOf: dataUpdatedAt };
}

/** Orders that need a staff decision. */
export function ExceptionsPage() {
  const { t } = useTranslation('dispatch');
  const { shops } = useMe();
  const columns = useOrderColumns(true);
  const { items: ages, asOf } = useAges();
  const counted = new Map(ages?.map((age) => [age.exception, age.orders]));
  const all = ages?.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <>
      <PageTitle>{t('exceptions.title')}</PageTitle>
      <ListPage
        name="exceptions"
        title={t('exceptions.title')}
        sentence={t('exceptions.sentence')}
        tabs={<Ages items={ages ?? []} asOf={asOf} />}
        countTabs={{
          name: 'reason',
          label: t('exceptions.byReason'),
          choices: [
            { value: '', label: t('exceptions.all'), count: all },
            ...orderExceptions
              .filter((reason) => counted.has(reason))
              .map((reason) => ({
                value: reason,
                label: t(`exception.${reason}`),
                count: counted.get(reason),
              })),
          ],
        }}
        filters={
          shops.length > 1
            ? [
                {
                  name: 'shop',
                  label: t('field.shop'),
                  options: shops.map(({ id, name }) => ({ value: String(id), label: name })),
                },
              ]
            : []
        }
        columns={columns}
        keyOf={keyInShop}
        load={({ page, rows, filters }, signal) => {
          const exception = orderExceptions.find((one) => one === filters.reason);
          return callApi(
            exceptionCalls.list,
            { pageIndex: page, pageRows: rows, ...ofShop(filters.shop), ...(exception && { exception }) },
            { signal },
          );
        }}
        empty={{ title: t('exceptions.emptyTitle'), text: t('exceptions.emptyText') }}
        drawer={{ title: t('orders.one'), show: (key) => <OrderDrawer key={key} orderKey={key} /> }}
      />
    </>
  );
}

type Age = {
  readonly exception: (typeof orderExceptions)[number];
  readonly overDay: number;
  readonly overThreeDays: number;
  readonly oldestAt: Date;
};
const hour = 3_600_000;

/** Ages by exception reason; only reasons with orders older than a day are shown. */
function Ages({ items, asOf }: { readonly items: readonly Age[]; readonly asOf: number }) {
  const { t } = useTranslation('dispatch');
  const old = items.filter(({ overDay }) => overDay > 0);
  if (old.length === 0) return null;
  const age = (at: Date) => {
    const hours = Math.floor((asOf - at.getTime()) / hour);
    return hours < 48 ? t('age.hours', { count: hours }) : t('age.days', { count: Math.floor(hours / 24) });
  };
  return (
    <ul className="flex flex-wrap gap-3" data-ages={old.length}>
      {old.map(({ exception, overDay, overThreeDays, oldestAt }) => (
        <li key={exception} className="rounded-card border border-line bg-surface px-4 py-2 text-small">
          <span className="font-semibold">{t(`exception.${exception}`)}</span>{' '}
          <span className="text-muted">
            {[
              t('exceptions.overDay', { count: overDay }),
              overThreeDays > 0 ? t('exceptions.overThreeDays', { count: overThreeDays }) : '',
              t('exceptions.age', { age: age(oldestAt) }),
            ]
              .filter(Boolean)
              .join(t('comma'))}
          </span>
        </li>
      ))}
    </ul>
  );
}
