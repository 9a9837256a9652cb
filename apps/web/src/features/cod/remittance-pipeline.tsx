import type { CodStatistics } from '@onehaul/contract/cod-money';
import { ageGroups } from '@onehaul/domain/cod/ageing';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMoney } from '../../app/fee/use-money.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useLocalMoney } from './cod-marks.tsx';
import { codStatisticsQuery, statesBeforePayout } from './remittance-queries.ts';

type Sum = CodStatistics['sums'][number];

const waiting = (
  <span className="inline-block h-6 w-24 animate-pulse rounded-small bg-line align-middle motion-reduce:animate-none" />
);

/** The four states money passes on its way to the seller, each with its amount and age. */
export function RemittancePipeline() {
  const { t } = useTranslation('cod');
  const { exact } = useMoney();
  const send = useSendWithMessage();
  const { data, error, refetch } = useQuery(codStatisticsQuery(send));
  if (error && !data) {
    return (
      <Card>
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <ol className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
      {statesBeforePayout.map((place) => (
        <Place
          key={place}
          name={place}
          title={t(`collect.place.${place}`)}
          sums={data?.sums.filter(({ state }) => state === place)}
        />
      ))}
      <li className="grid content-start gap-1 bg-surface p-4" data-place="remitted">
        <span className="text-small text-muted">{t('collect.place.remitted')}</span>
        <span className="text-lead font-semibold tabular-nums">
          {data ? exact(data.remittedMinor) : waiting}
        </span>
        <span className="text-caption text-muted">
          {data && t('collect.orderCount', { count: data.remittedOrders })}
        </span>
      </li>
    </ol>
  );
}

type PlaceProps = {
  readonly name: string;
  readonly title: string;
  readonly sums: readonly Sum[] | undefined;
};

function Place({ name, title, sums }: PlaceProps): ReactNode {
  const { t } = useTranslation('cod');
  const { exact } = useMoney();
  const local = useLocalMoney();
  const all = sums ?? [];
  const add = (of: (sum: Sum) => number, among: readonly Sum[] = all) =>
    among.reduce((total, sum) => total + of(sum), 0);
  const currencies = [...new Set(all.map(({ currencyCode }) => currencyCode))];
  const ages = ageGroups.flatMap((age) => {
    const orders = add(
      (sum) => sum.orders,
      all.filter((sum) => sum.age === age),
    );
    return orders > 0 ? [{ age, orders }] : [];
  });
  return (
    <li className="grid content-start gap-1 bg-surface p-4" data-place={name}>
      <span className="text-small text-muted">{title}</span>
      <span className="text-lead font-semibold tabular-nums">
        {sums ? exact(add((sum) => sum.yuanMinor)) : waiting}
      </span>
      {currencies.map((currency) => (
        <span key={currency} className="text-caption text-muted tabular-nums">
          {local(
            add(
              (sum) => sum.amount,
              all.filter((sum) => sum.currencyCode === currency),
            ),
            currency,
          )}
        </span>
      ))}
      {ages.map(({ age, orders }) => (
        <span
          key={age}
          className={`flex justify-between gap-2 text-caption tabular-nums ${age === 'older' ? 'text-danger' : 'text-muted'}`}
        >
          <span>{t(`collect.age.${age}`)}</span>
          <span>{t('collect.orderCount', { count: orders })}</span>
        </span>
      ))}
    </li>
  );
}
