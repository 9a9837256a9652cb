import { codDeskCalls, type CodOverviewRow } from '@onehaul/contract/console/cod';
import { ageGroups } from '@onehaul/domain/cod/ageing';
import { useTranslation } from '@onehaul/i18n/react';
import { Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FilterBar } from '@onehaul/workbench/filter-bar';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { CodTabs } from './cod-tabs.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { useAmounts } from './desk-words.tsx';

const places = ['expected', 'collected', 'settled'] as const;
type Place = (typeof places)[number];

const total = (rows: readonly CodOverviewRow[]) => ({
  orders: rows.reduce((sum, row) => sum + row.orders, 0),
  yuanMinor: rows.reduce((sum, row) => sum + row.yuanMinor, 0),
});

/** Sums the amounts per currency. */
function localSums(rows: readonly CodOverviewRow[]): [currency: string, minor: number][] {
  const sums = new Map<string, number>();
  for (const { currencyCode, minor } of rows) sums.set(currencyCode, (sums.get(currencyCode) ?? 0) + minor);
  return [...sums].toSorted(([a], [b]) => a.localeCompare(b));
}

/** Amounts and ages by holder: receivers, carriers and the shop. */
export function Overview() {
  const { t } = useTranslation('codDesk');
  const [address, setAddress] = useSearchParams();
  const { filters, shopOf } = useShopFilter();
  const shop = address.get('shop') ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['codOverview', shop],
    queryFn: ({ signal }) => callApi(codDeskCalls.overview, shopOf({ shop }), { signal }),
  });
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t('title')} sentence={t('sentence.overview')} />
      <CodTabs current="overview" />
      {filters.length > 0 && (
        <FilterBar
          filters={filters}
          values={shop ? { shop } : {}}
          onFilter={({ shop: chosen }) => setAddress(chosen ? { shop: chosen } : {})}
        />
      )}
      {error && !data ? (
        <div className="rounded-card border border-line bg-surface">
          <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
        </div>
      ) : data ? (
        <Figures rows={data.rows} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </div>
  );
}

function Figures({ rows }: { readonly rows: readonly CodOverviewRow[] }) {
  const { t } = useTranslation('codDesk');
  const { yuan, local, number } = useAmounts();
  if (rows.length === 0) {
    return (
      <div className="rounded-card border border-line bg-surface">
        <ListMessage icon="note" title={t('empty.overview')} text={t('emptyText.overview')} />
      </div>
    );
  }
  return (
    <>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-3">
        {places.map((place) => {
          const here = rows.filter(({ state }) => state === place);
          const { orders, yuanMinor } = total(here);
          return (
            <li key={place} className="flex flex-col gap-1 bg-surface p-4" data-place={place}>
              <span className="text-small text-muted">{t(`place.${place}`)}</span>
              <span className="text-title font-semibold tabular-nums">{yuan(yuanMinor)}</span>
              <span className="text-small text-muted tabular-nums">
                {[
                  t('orderCount', { count: orders, orders: number.format(orders) }),
                  ...localSums(here).map(([currency, minor]) => local(minor, currency)),
                ].join(' · ')}
              </span>
              <Link
                to={{ search: `?tab=orders${place === 'collected' ? '' : `&state=${place}`}` }}
                className="mt-1 self-start text-small text-ink underline underline-offset-4"
              >
                {t('showOrders')}
              </Link>
            </li>
          );
        })}
      </ul>
      {places.map((place) => (
        <AgeTable key={place} place={place} rows={rows.filter(({ state }) => state === place)} />
      ))}
    </>
  );
}

function AgeTable({ place, rows }: { readonly place: Place; readonly rows: readonly CodOverviewRow[] }) {
  const { t } = useTranslation('codDesk');
  const { yuan, local } = useAmounts();
  if (rows.length === 0) return null;
  const carriers = Map.groupBy(rows, ({ carrierId, currencyCode }) => `${carrierId} ${currencyCode}`);
  return (
    <section className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full min-w-160 table-fixed text-small">
        <caption className="px-4 pt-3 pb-2 text-left font-medium">{t(`ageOf.${place}`)}</caption>
        <thead>
          <tr className="border-b border-line text-left text-muted">
            <th scope="col" className="px-4 py-2 font-regular">
              {t('carrier')}
            </th>
            {ageGroups.map((age) => (
              <th key={age} scope="col" className="px-4 py-2 text-right font-regular">
                {t(`age.${age}`)}
              </th>
            ))}
            <th scope="col" className="px-4 py-2 text-right font-regular">
              {t('sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...carriers].map(([key, ofCarrier]) => {
            const { carrierName, currencyCode } = ofCarrier[0]!;
            return (
              <tr key={key} className="border-b border-line last:border-0">
                <th scope="row" className="px-4 py-2 text-left font-regular">
                  {carrierName} <span className="text-muted">{currencyCode}</span>
                </th>
                {ageGroups.map((age) => {
                  const here = ofCarrier.filter((row) => row.age === age);
                  const isLate = age === 'older' && here.length > 0;
                  return (
                    <td
                      key={age}
                      className={`px-4 py-2 text-right tabular-nums ${isLate ? 'font-medium text-danger' : ''}`}
                    >
                      {here.length > 0
                        ? local(
                            here.reduce((sum, row) => sum + row.minor, 0),
                            currencyCode,
                          )
                        : '-'}
                    </td>
                  );
                })}
                <td className="px-4 py-2 text-right font-medium tabular-nums">
                  {yuan(total(ofCarrier).yuanMinor)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
