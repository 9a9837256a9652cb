import type { PriceResult } from '@onehaul/domain/fee/price';
import type { Bill } from '@onehaul/domain/fee/bill';
import { billLineText } from '@onehaul/i18n/bill-line-text';
import { measuresIn, moneyFormat } from '@onehaul/i18n/measures';
import type { MessageKey } from '@onehaul/i18n/namespace';
import { pairLines } from './compare-bills.ts';
import type { Names } from './entries.ts';
import { type TariffFormatter, useTariffFormatter } from './tariff-formatter.ts';

type Side = { readonly title: string; readonly priced: PriceResult };
type Props = { readonly now: Side; readonly next?: Side | undefined; readonly names: Names };

export const refusalWords = (formatter: TariffFormatter, code: string) =>
  formatter.t(`refused.${code}` as MessageKey<'tariff'>);

const billOf = (side: Side | undefined): Bill | undefined => side?.priced.bill ?? undefined;

/** Bill under the version in force beside the bill under the draft, line by line. */
export function PreviewBill({ now, next, names }: Props) {
  const formatter = useTariffFormatter();
  const { t, bill: words, tag } = formatter;
  const sides = next ? [now, next] : [now];
  const measures = measuresIn(tag);
  const named = {
    area: (key: string) => names.areas.find(({ value }) => value === key)?.label ?? key,
    service: (key: string) => key,
  };
  const [nowBill, nextBill] = [billOf(now), billOf(next)];
  const pairs = pairLines(nowBill?.lines ?? [], (next ? nextBill : nowBill)?.lines ?? []);
  const money = (minor: number) => measures.money(minor, 'CNY');
  const difference =
    nowBill && nextBill
      ? moneyFormat(tag, 'CNY', { signDisplay: 'exceptZero' }).format(
          (nextBill.totalMinor - nowBill.totalMinor) / 100,
        )
      : undefined;

  return (
    <table aria-label={t('billTable')} className="w-full text-small">
      <thead>
        <tr className="text-caption text-muted">
          <th scope="col" className="py-1 text-start font-medium">
            {t('billLine')}
          </th>
          {sides.map(({ title }) => (
            <th key={title} scope="col" className="w-24 py-1 ps-2 text-end font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="border-t border-line align-top">
          <th scope="row" className="py-1.5 text-start font-regular">
            {t('billed')}
            <span className="block text-caption text-muted">
              {[nextBill ?? nowBill].map((bill) => bill && words(`by.${bill.weighed.by}`))}
            </span>
          </th>
          {sides.map((side) => (
            <td key={side.title} className="py-1.5 ps-2 text-end tabular-nums">
              <Billed side={side} formatter={formatter} />
            </td>
          ))}
        </tr>
        {pairs.map(({ key, now: nowLine, next: nextLine }) => {
          const shownLine = [nextLine, nowLine].find((each) => each !== undefined)!;
          const of = (nextLine ? (nextBill ?? nowBill) : nowBill)!;
          const { label, words: rule } = billLineText(words, tag, of, shownLine, named);
          const isChanged = next !== undefined && nowLine?.minor !== nextLine?.minor;
          const amounts = next ? [nowLine, nextLine] : [nextLine];
          return (
            <tr key={key} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 text-start font-regular">
                {label}
                <span className="block text-caption text-muted">{rule}</span>
              </th>
              {amounts.map((line, side) => (
                <td
                  key={sides[side]!.title}
                  className={`py-1.5 ps-2 text-end tabular-nums ${isChanged && side === 1 ? 'font-semibold text-primary-9' : ''}`}
                >
                  {line ? money(line.minor) : <span className="text-muted">-</span>}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-line-strong font-semibold">
          <th scope="row" className="py-2 text-start">
            {words('total')}
          </th>
          {sides.map((side) => {
            const bill = billOf(side);
            return (
              <td key={side.title} className="py-2 ps-2 text-end tabular-nums">
                {bill ? money(bill.totalMinor) : '-'}
              </td>
            );
          })}
        </tr>
        {difference !== undefined && (
          <tr>
            <th scope="row" className="pb-1 text-start font-regular text-muted">
              {t('difference')}
            </th>
            <td colSpan={2} className="pb-1 text-end font-semibold tabular-nums">
              {difference}
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

function Billed({ side, formatter }: { readonly side: Side; readonly formatter: TariffFormatter }) {
  if (!side.priced.bill)
    return (
      <span className="text-caption text-danger">{refusalWords(formatter, side.priced.refusal.code)}</span>
    );
  const { basis, billed } = side.priced.bill.weighed;
  return formatter.amount(billed, basis === 'weight' ? 'kilograms' : 'cubicMetres');
}
