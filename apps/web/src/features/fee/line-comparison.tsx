import type { TariffLine } from '@onehaul/contract/fee';
import { daysText } from '@onehaul/i18n/days';
import { useTranslation } from '@onehaul/i18n/react';
import { priceOfSample, sampleBoxes } from '../../app/fee/sample-box.ts';
import { useMoney } from '../../app/fee/use-money.ts';

/** Anchor of a line's charges; inside the folded part, so that browsers unfold it. */
export const anchorOfLine = (id: number) => `line-${id}`;

type Props = { readonly label: string; readonly lines: readonly TariffLine[] };

/** All lines to a destination side by side, by what three usual boxes cost. */
export function LineComparison({ label, lines }: Props) {
  const { t, i18n } = useTranslation('rates');
  const { exact } = useMoney();
  // A phone has room for two prices.
  const onWide = (at: number) => (at === sampleBoxes.length - 1 ? 'max-sm:hidden' : '');
  return (
    <table className="w-full text-small">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-b border-line text-caption text-muted">
          <th scope="col" className="py-2 pe-4 text-start font-regular">
            {t('compare.line')}
          </th>
          <th scope="col" className="py-2 pe-4 text-start font-regular max-sm:hidden">
            {t('compare.time')}
          </th>
          {sampleBoxes.map(({ weight, length, width, height }, at) => (
            <th
              key={weight}
              scope="col"
              className={`py-2 ps-3 text-end font-regular whitespace-nowrap ${onWide(at)}`}
              title={t('compare.box', { weight, length, width, height })}
            >
              {t('compare.weight', { weight })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-1 pe-4 text-start font-medium">
              <a
                href={`#${anchorOfLine(line.id)}`}
                className="inline-flex min-h-control-small flex-col justify-center text-primary-9 hover:underline"
              >
                {line.name}
                <span className="text-caption font-regular text-muted sm:hidden" suppressHydrationWarning>
                  {daysText(line, i18n.language)}
                </span>
              </a>
            </th>
            <td className="py-1 pe-4 whitespace-nowrap text-muted max-sm:hidden" suppressHydrationWarning>
              {daysText(line, i18n.language)}
            </td>
            {sampleBoxes.map((box, at) => {
              const minor = priceOfSample(line, box);
              return (
                <td key={box.weight} className={`py-1 ps-3 text-end tabular-nums ${onWide(at)}`}>
                  {minor === undefined ? (
                    <span className="text-muted">{t('compare.refused')}</span>
                  ) : (
                    exact(minor)
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
