import type { CodStatistics } from '@onehaul/contract/cod-money';
import { ageGroups } from '@onehaul/domain/cod/ageing';
import { useTranslation } from '@onehaul/i18n/react';
import type { ReactNode } from 'react';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { useLocalMoney } from './cod-marks.tsx';
import { statesBeforePayout } from './money-input.ts';

type Sum = CodStatistics['sums'][number];
type Props = { readonly statistics: CodStatistics };

/** The four states money passes on its way to the seller, each with its amount and age. */
export function RemittancePipeline({ statistics: { sums, remittedMinor, remittedOrders } }: Props) {
  const { t } = useTranslation('cod');
  const exact = useCnyText();
  return (
    <ol className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line xl:grid-cols-4">
      {statesBeforePayout.map((place) => (
        <Place key={place} name={place} sums={sums.filter(({ state }) => state === place)} />
      ))}
      <PlaceFrame name="remitted" amount={exact(remittedMinor)}>
        <span className="text-caption text-muted">{t('collect.orderCount', { count: remittedOrders })}</span>
      </PlaceFrame>
    </ol>
  );
}

type Name = (typeof statesBeforePayout)[number] | 'remitted';
type FrameProps = { readonly name: Name; readonly amount: string; readonly children: ReactNode };

function PlaceFrame({ name, amount, children }: FrameProps) {
  const { t } = useTranslation('cod');
  return (
    <li className="grid min-w-0 content-start gap-1 bg-surface p-3 sm:p-4" data-place={name}>
      <span className="text-small text-muted">{t(`collect.place.${name}`)}</span>
      <span className="text-lead font-semibold tabular-nums">{amount}</span>
      {children}
    </li>
  );
}

function Place({ name, sums }: { readonly name: Name; readonly sums: readonly Sum[] }) {
  const { t } = useTranslation('cod');
  const exact = useCnyText();
  const local = useLocalMoney();
  const add = (of: (sum: Sum) => number, among: readonly Sum[] = sums) =>
    among.reduce((total, sum) => total + of(sum), 0);
  const currencies = [...new Set(sums.map(({ currencyCode }) => currencyCode))];
  const ages = ageGroups.flatMap((age) => {
    const orders = add(
      (sum) => sum.orders,
      sums.filter((sum) => sum.age === age),
    );
    return orders > 0 ? [{ age, orders }] : [];
  });
  return (
    <PlaceFrame name={name} amount={exact(add((sum) => sum.yuanMinor))}>
      {currencies.map((currency) => (
        <span key={currency} className="text-caption text-muted tabular-nums">
          {local(
            add(
              (sum) => sum.amount,
              sums.filter((sum) => sum.currencyCode === currency),
            ),
            currency,
          )}
        </span>
      ))}
      {ages.map(({ age, orders }) => (
        <span
          key={age}
          className={`flex flex-wrap justify-between gap-x-2 text-caption tabular-nums ${age === 'older' ? 'text-danger' : 'text-muted'}`}
        >
          <span>{t(`collect.age.${age}`)}</span>
          <span>{t('collect.orderCount', { count: orders })}</span>
        </span>
      ))}
    </PlaceFrame>
  );
}
