import type { Comparison } from '@onehaul/contract/console/comparison';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';

/** Table of the promised price beside the price of the measured boxes; increased lines are highlighted. */
export function ComparisonTable({ comparison }: { readonly comparison: Comparison }) {
  const { t, i18n } = useTranslation('packing');
  const { t: b } = useTranslation('bill');
  const { money, weight, volume } = measuresIn(i18n.language);
  const amount = (minor: number) => money(minor, 'CNY');
  const { lines, quotedMinor, packedMinor, quotedWeighed, packedWeighed } = comparison;
  const billed = ({ basis, billed: quantity }: Comparison['quotedWeighed']) =>
    basis === 'volume' ? volume(quantity) : weight(quantity);
  return (
    <table data-comparison={comparison.outcome ?? 'none'} className="w-full text-small">
      <caption className="sr-only">{t('compare.title')}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-1 text-start font-regular">
            {t('compare.line')}
          </th>
          {(['quoted', 'packed', 'difference'] as const).map((name) => (
            <th key={name} scope="col" className="py-1 ps-3 text-end font-regular">
              {t(`compare.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row
          label={t('compare.billed')}
          values={[billed(quotedWeighed), packedWeighed ? billed(packedWeighed) : '-', '']}
        />
        {lines.map((line) => (
          <Row
            key={`${line.rule} ${line.key}`}
            label={b(`rule.${line.rule}`)}
            values={[
              amount(line.quotedMinor),
              amount(line.packedMinor),
              signed(line.packedMinor - line.quotedMinor),
            ]}
            isChanged={line.packedMinor !== line.quotedMinor}
          />
        ))}
      </tbody>
      <tfoot className="border-t border-line-strong font-semibold">
        <Row
          label={t('compare.total')}
          values={[
            amount(quotedMinor),
            packedMinor === null ? '-' : amount(packedMinor),
            packedMinor === null ? '' : signed(packedMinor - quotedMinor),
          ]}
        />
      </tfoot>
    </table>
  );

  function signed(minor: number): string {
    if (minor === 0) return '-';
    return minor > 0 ? `+${amount(minor)}` : amount(minor);
  }
}

type RowProps = {
  readonly label: string;
  readonly values: readonly string[];
  readonly isChanged?: boolean;
};

const Row = ({ label, values, isChanged = false }: RowProps) => (
  <tr className={isChanged ? 'font-semibold text-warning' : ''}>
    <th scope="row" className="py-1 text-start font-[inherit]">
      {label}
    </th>
    {values.map((value, index) => (
      <td key={index} className="py-1 ps-3 text-end whitespace-nowrap tabular-nums">
        {value}
      </td>
    ))}
  </tr>
);
