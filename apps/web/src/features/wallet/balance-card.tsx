import type { WalletStatistics } from '@onehaul/contract/wallet';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMoney } from '../../app/fee/use-money.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useMonthName } from './use-months.ts';
import { statisticsQuery } from './wallet-queries.ts';

/** Balance, and income and spending of the last year. */
export function BalanceCard({ isMain }: { readonly isMain: boolean }) {
  const send = useSendWithMessage();
  const { data, error, refetch } = useQuery(statisticsQuery(send));
  if (!data && error) {
    return (
      <Card>
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <Card className="grid gap-x-8 gap-y-5 p-4 sm:p-6 xl:grid-cols-[minmax(0,1fr)_calc(var(--spacing)*88)]">
      <Figures data={data} isMain={isMain} />
      <Months data={data} />
    </Card>
  );
}

type Props = { readonly data: WalletStatistics | undefined };

const waiting = (
  <span className="inline-block h-5 w-20 animate-pulse rounded-small bg-line align-middle motion-reduce:animate-none" />
);

type FigureProps = { readonly title: string; readonly hint?: string; readonly children: ReactNode };

const Figure = ({ title, hint, children }: FigureProps) => (
  <div className="min-w-0" title={hint}>
    <dt className="text-caption text-muted">{title}</dt>
    <dd className="font-medium tabular-nums">{children}</dd>
    {hint && <dd className="text-caption text-muted">{hint}</dd>}
  </div>
);

function Figures({ data, isMain }: Props & { readonly isMain: boolean }) {
  const { t, i18n } = useTranslation('wallet');
  const { exact, about } = useMoney();
  const money = (minor: number | undefined) => (minor === undefined ? waiting : exact(minor));
  return (
    <div className="grid content-start gap-y-4">
      <dl data-balance={data?.balance}>
        <dt className="text-small text-muted">{t('balance')}</dt>
        <dd className="flex min-h-11 flex-wrap items-baseline gap-x-3">
          <span className="text-heading leading-tight font-semibold tabular-nums">
            {data ? exact(data.balance) : waiting}
          </span>
          {data && about(data.balance) && (
            <span className="text-small text-muted tabular-nums">{about(data.balance)}</span>
          )}
        </dd>
      </dl>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {isMain && <Figure title={t('withdrawable')}>{money(data?.withdrawable)}</Figure>}
        <Figure title={t('gift')} hint={t('giftHint')}>
          {money(data?.gift)}
        </Figure>
        {isMain && <Figure title={t('held')}>{money(data?.held)}</Figure>}
        <Figure title={t('points')}>
          {data ? numberFormat(i18n.language, {}).format(data.points) : waiting}
        </Figure>
      </dl>
    </div>
  );
}

const chartHeight = 64;

/** Twelve pairs of bars, with an equivalent table for screen readers. */
function Months({ data }: Props) {
  const { t } = useTranslation('wallet');
  const { exact } = useMoney();
  const monthName = useMonthName();
  const months = data?.months ?? [];
  const most = Math.max(1, ...months.flatMap(({ inMinor, outMinor }) => [inMinor, outMinor]));
  const height = (minor: number) => (minor === 0 ? 1 : Math.max(2, Math.round((minor / most) * chartHeight)));
  const now = months.at(-1);
  return (
    <section aria-label={t('months')} className="grid content-start gap-3">
      <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-small">
        <dt className="text-muted">{t('thisMonth')}</dt>
        <dd className="flex gap-x-6 tabular-nums">
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="size-2 rounded-full bg-primary-7" />
            {t('in')} {now ? exact(now.inMinor) : waiting}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="h-2 w-2 bg-line-strong" />
            {t('out')} {now ? exact(now.outMinor) : waiting}
          </span>
        </dd>
      </dl>
      <svg
        aria-hidden="true"
        viewBox={`0 0 288 ${chartHeight + 1}`}
        preserveAspectRatio="none"
        className="h-16 w-full border-b border-line"
      >
        {months.map(({ month, inMinor, outMinor }, index) => (
          <g key={month}>
            <title>{`${monthName(month)}: ${t('in')} ${exact(inMinor)}, ${t('out')} ${exact(outMinor)}`}</title>
            <rect
              x={index * 24 + 4}
              y={chartHeight - height(inMinor)}
              width="7"
              height={height(inMinor)}
              className="fill-primary-7"
            />
            <rect
              x={index * 24 + 13}
              y={chartHeight - height(outMinor)}
              width="7"
              height={height(outMinor)}
              className="fill-line-strong"
            />
          </g>
        ))}
      </svg>
      <table className="sr-only">
        <caption>{t('monthsTable')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col">{t('in')}</th>
            <th scope="col">{t('out')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, inMinor, outMinor }) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              <td>{exact(inMinor)}</td>
              <td>{exact(outMinor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
