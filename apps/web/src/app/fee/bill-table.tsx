import type { BillLine } from '@onehaul/domain/fee/bill';
import type { Weighing } from '@onehaul/domain/fee/tariff';
import { billLineText } from '@onehaul/i18n/bill-line-text';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { useMoney } from './use-money.ts';

type Props = {
  readonly caption: string;
  readonly currency: string;
  readonly basis: Weighing['basis'];
  readonly lines: readonly BillLine[];
  readonly totalMinor: number;
  readonly areaName: (key: string) => string;
  readonly serviceName?: (key: string) => string;
};

/** Bill lines, each with an explanation and its evidence (such as the scale reading), and the total. */
export function BillTable({
  caption,
  currency,
  basis,
  lines,
  totalMinor,
  areaName,
  serviceName = (key) => key,
}: Props) {
  const { t, i18n } = useTranslation('bill');
  const { t: fee } = useTranslation('fee');
  const { exact, about } = useMoney();
  const names = { area: areaName, service: serviceName };
  const words = lines.map((line) =>
    billLineText(t, i18n.language, { currency, weighed: { basis } }, line, names),
  );
  return (
    <table className="w-full text-small">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{fee('bill.charge')}</th>
          <th scope="col">{fee('bill.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {words.map(({ label, words: rule, amount, proof }, index) => (
          <tr key={`${index} ${label}`} className="border-b border-line align-top">
            <th scope="row" className="py-2 pe-4 text-start font-regular">
              <span className="block font-medium">{label}</span>
              <span className="block text-muted">{rule}</span>
              {proof && (
                <span className="mt-1 flex items-start gap-1 text-caption text-muted">
                  <Icon name="eye" className="mt-0.5 size-4" />
                  {proof}
                </span>
              )}
            </th>
            <td className="py-2 text-end whitespace-nowrap">{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="align-top">
          <th scope="row" className="py-3 pe-4 text-start font-semibold">
            {t('total')}
          </th>
          <td className="py-3 text-end whitespace-nowrap">
            <span className="block font-semibold">{exact(totalMinor)}</span>
            <span className="block text-muted">{about(totalMinor)}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
