import {
  type CompanyHealth as Health,
  companyHealthCalls,
  type HealthDay,
} from '@onehaul/contract/console/company-health';
import { datesIn } from '@onehaul/i18n/dates';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Skeleton } from '@onehaul/workbench/antd';
import { BarChart } from '@onehaul/ui/bar-chart';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { sizeIn } from '../../app/size-in.ts';
import { HealthMark } from './health-mark.tsx';

/** How a company is doing: figures, never people. */
export function CompanyHealth({ tenantId }: { readonly tenantId: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['company', tenantId, 'health'],
    queryFn: ({ signal }) => callApi(companyHealthCalls.get, { tenantId }, { signal }),
  });
  if (data) return <Figures health={data} />;
  if (error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  return <Skeleton active paragraph={{ rows: 8 }} />;
}

type Due = Health['payouts'];

function Figures({ health }: { readonly health: Health }) {
  const { t, i18n } = useTranslation('companyHealth');
  const { number, money, percent } = measuresIn(i18n.language);
  const { calls, promise, unclaimed, queue } = health;
  const share = (part: number, whole: number) => percent(Math.round((part * 10_000) / whole));
  const since = (at: Date | null) =>
    at && (
      <span className="block text-caption text-muted">
        {t('oldest')} <Moment at={at} />
      </span>
    );
  const due = ({ count, minor, since: from }: Due) => (
    <>
      {count === 0 ? t('none') : t('dueValue', { count: number(count), amount: money(minor, 'CNY') })}
      {since(from)}
    </>
  );
  return (
    <section aria-labelledby="company-health" className="flex flex-col gap-4" data-health={health.mark}>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="company-health" className="text-small font-semibold">
          {t('title')}
        </h2>
        <HealthMark mark={health.mark} reasons={health.reasons} />
      </div>
      {health.measuredAt === null ? (
        <p className="text-small text-muted">{t('unknownText')}</p>
      ) : (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Trend label={t('orders')} days={health.days} name="orders" />
            <Trend label={t('parcels')} days={health.days} name="parcels" />
            <Trend label={t('calls')} days={health.days} name="calls" />
            <Trend label={t('failed')} days={health.days} name="failed" />
          </div>
          <DetailList
            rows={[
              {
                key: 'promise',
                label: t('promise'),
                value:
                  promise.due === 0
                    ? t('promiseNone')
                    : t('promiseValue', {
                        share: share(promise.kept, promise.due),
                        kept: number(promise.kept),
                        due: number(promise.due),
                      }),
              },
              {
                key: 'failures',
                label: t('failures'),
                value:
                  calls.calls === 0
                    ? t('none')
                    : t('failuresValue', {
                        share: share(calls.failed, calls.calls),
                        failed: number(calls.failed),
                        limited: number(calls.limited),
                      }),
              },
              {
                key: 'unclaimed',
                label: t('unclaimed'),
                value: (
                  <>
                    {unclaimed.count === 0
                      ? t('none')
                      : t('unclaimedValue', {
                          count: number(unclaimed.count),
                          week: number(unclaimed.overWeek),
                          month: number(unclaimed.overMonth),
                        })}
                    {since(unclaimed.since)}
                  </>
                ),
              },
              {
                key: 'queue',
                label: t('queue'),
                value: (
                  <>
                    {queue.waiting + queue.parked + queue.failedJobs === 0
                      ? t('none')
                      : t('queueValue', {
                          waiting: number(queue.waiting),
                          parked: number(queue.parked),
                          failed: number(queue.failedJobs),
                        })}
                    {since(queue.since)}
                  </>
                ),
              },
              { key: 'storage', label: t('storage'), value: sizeIn(i18n.language, health.storageBytes) },
              { key: 'payouts', label: t('payouts'), value: due(health.payouts) },
              { key: 'collected', label: t('collected'), value: due(health.collected) },
              { key: 'measured', label: t('measured'), value: <Moment at={health.measuredAt} /> },
            ]}
          />
        </>
      )}
    </section>
  );
}

type TrendProps = {
  readonly label: string;
  readonly days: readonly HealthDay[];
  readonly name: 'orders' | 'parcels' | 'calls' | 'failed';
};

/** Thirty days, with their total. Days are in UTC. */
function Trend({ label, days, name }: TrendProps) {
  const { i18n } = useTranslation('companyHealth');
  const { number } = measuresIn(i18n.language);
  const dates = datesIn(i18n.language, 'UTC');
  const bars = days.map((day) => ({
    key: day.day,
    title: dates.day(new Date(`${day.day}T00:00:00Z`)),
    value: day[name],
  }));
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  return <BarChart label={label} figure={number(total)} bars={bars} format={number} height={48} />;
}
