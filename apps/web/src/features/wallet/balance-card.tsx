import type { WalletStatistics } from '@onehaul/contract/wallet';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import type { ReactNode } from 'react';
import { useMonthName } from './use-months.ts';
import { useWalletMoney } from './use-wallet-money.ts';

type Props = { readonly data: WalletStatistics };

/** Balance, and income and spending of the last year. */
export const BalanceCard = ({ data, isMain }: Props & { readonly isMain: boolean }) => (
  <Card className="grid gap-x-8 gap-y-5 p-4 sm:p-6 xl:grid-cols-[minmax(0,1fr)_calc(var(--spacing)*88)]">
    <Figures data={data} isMain={isMain} />
    <Months data={data} />
  </Card>
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
  const { exact, about } = useWalletMoney();
  const approximate = about(data.balance);
  return (
    <div className="grid content-start gap-y-4">
      <dl data-balance={data.balance}>
        <dt className="text-small text-muted">{t('balance')}</dt>
        <dd className="flex min-h-control flex-wrap items-baseline gap-x-3">
          <span className="text-heading leading-tight font-semibold tabular-nums">{exact(data.balance)}</span>
          {approximate && <span className="text-small text-muted tabular-nums">{approximate}</span>}
        </dd>
      </dl>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {isMain && <Figure title={t('withdrawable')}>{exact(data.withdrawable)}</Figure>}
        <Figure title={t('gift')} hint={t('giftHint')}>
          {exact(data.gift)}
        </Figure>
        {isMain && <Figure title={t('held')}>{exact(data.held)}</Figure>}
        <Figure title={t('points')}>{numberFormat(i18n.language, {}).format(data.points)}</Figure>
      </dl>
    </div>
  );
}

const chartHeight = 64;

/** Twelve pairs of bars, with an equivalent table for screen readers. */
function Months({ data }: Props) {
  const { t } = useTranslation('wallet');
  const { exact } = useWalletMoney();
  const monthName = useMonthName();
  const { months } = data;
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
            {t('in')} {exact(now?.inMinor ?? 0)}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="h-2 w-2 bg-line-strong" />
            {t('out')} {exact(now?.outMinor ?? 0)}
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
