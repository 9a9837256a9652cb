import { trendCalls } from '@onehaul/contract/console/trends';
import { trendRanges } from '@onehaul/domain/board/trend';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { SegmentedLinks } from '@onehaul/ui/form/segmented-links';
import { Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useZoneDates } from '@onehaul/workbench/zone';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { useMe } from '../../app/me.ts';
import type { Place } from './queue-links.ts';
import { TrendCard } from './trend-card.tsx';

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
/** In basis points; undefined without a due order. */
const shareOf = ({ due, kept }: { readonly due: number; readonly kept: number }) =>
  due === 0 ? undefined : Math.round((kept * 10_000) / due);

/** Figures per day, counted by the worker every five minutes. */
export function Trends({ shopId }: Pick<Place, 'shopId'>) {
  const { t, i18n } = useTranslation('board');
  const { permissions } = useMe();
  const dates = useZoneDates();
  const [address] = useSearchParams();
  const range = trendRanges.find((one) => one === address.get('range')) ?? '30';
  const { number, money } = measuresIn(i18n.language);
  const input = { range, ...(shopId && { shopId }) };
  const options = { refetchInterval: 60_000, placeholderData: keepPreviousData };
  const mayVolume = permissions.includes('order:read');
  const mayMoney = permissions.includes('finance:read');
  const volume = useQuery({
    queryKey: ['trends', 'volume', input],
    queryFn: ({ signal }) => callApi(trendCalls.volume, input, { signal }),
    enabled: mayVolume,
    ...options,
  });
  const income = useQuery({
    queryKey: ['trends', 'money', input],
    queryFn: ({ signal }) => callApi(trendCalls.money, input, { signal }),
    enabled: mayMoney,
    ...options,
  });
  if (!mayVolume && !mayMoney) return null;
  const searchOf = (value: string) => {
    const next = new URLSearchParams(address);
    next.set('range', value);
    return `?${next.toString()}`;
  };
  const failed = [volume, income].find(({ error, data }) => error !== null && !data);
  const counted = volume.data ?? income.data;
  const yuan = (minor: number) => money(minor, 'CNY');
  const netOf = (day: { readonly revenueMinor: number; readonly refundMinor: number }) =>
    day.revenueMinor - day.refundMinor;
  return (
    <section aria-labelledby="trends" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="trends" className="text-body font-semibold">
          {t('trends')}
        </h2>
        <SegmentedLinks
          label={t('trends.range')}
          choices={trendRanges.map((one) => ({
            to: searchOf(one),
            title: t(`range.${one}`),
            isCurrent: one === range,
          }))}
        />
      </div>
      {failed?.error && (
        <FailureMessage failure={failureOf(failed.error)} onRetry={() => void failed.refetch()} />
      )}
      {!failed && !counted && <Skeleton active paragraph={{ rows: 8 }} />}
      <div className="grid gap-3 md:grid-cols-2">
        {income.data && (
          <TrendCard
            label={t('trend.revenue')}
            total={sumOf(income.data.days.map(netOf))}
            before={netOf(income.data.before)}
            parts={t('trend.revenueParts', {
              revenue: yuan(sumOf(income.data.days.map((day) => day.revenueMinor))),
              refunds: yuan(sumOf(income.data.days.map((day) => day.refundMinor))),
            })}
            days={income.data.days.map((day) => ({ day: day.day, value: netOf(day) }))}
            format={yuan}
          />
        )}
        {volume.data && (
          <>
            <TrendCard
              label={t('trend.orders')}
              total={sumOf(volume.data.days.map((day) => day.orders))}
              before={volume.data.before.orders}
              days={volume.data.days.map((day) => ({ day: day.day, value: day.orders }))}
              format={number}
            />
            <TrendCard
              label={t('trend.parcels')}
              total={sumOf(volume.data.days.map((day) => day.parcels))}
              before={volume.data.before.parcels}
              days={volume.data.days.map((day) => ({ day: day.day, value: day.parcels }))}
              format={number}
            />
            <PromiseCard days={volume.data.days} before={volume.data.before} />
          </>
        )}
      </div>
      {counted && (
        <p className="text-caption text-muted">
          {counted.countedAt
            ? t('trend.counted', { time: dates.moment(counted.countedAt) })
            : t('trend.notCounted')}
        </p>
      )}
    </section>
  );
}

type Promised = { readonly due: number; readonly kept: number };
type PromiseProps = {
  readonly days: readonly (Promised & { readonly day: string })[];
  readonly before: Promised;
};

/** Orders that had arrived by the day they were promised for. */
function PromiseCard({ days, before }: PromiseProps) {
  const { t, i18n } = useTranslation('board');
  const { number, percent } = measuresIn(i18n.language);
  const all = { due: sumOf(days.map(({ due }) => due)), kept: sumOf(days.map(({ kept }) => kept)) };
  return (
    <TrendCard
      label={t('trend.promise')}
      total={shareOf(all)}
      before={shareOf(before)}
      isShare
      parts={
        all.due === 0
          ? t('trend.none')
          : t('trend.promiseParts', { kept: number(all.kept), due: number(all.due) })
      }
      days={days.map((day) => ({ day: day.day, value: shareOf(day) }))}
      format={percent}
    />
  );
}
