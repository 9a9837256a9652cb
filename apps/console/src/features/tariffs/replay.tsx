import type { ReplayedQuote } from '@onehaul/contract/console/tariffs';
import { useTranslation } from '@onehaul/i18n/react';
import { Moment } from '@onehaul/workbench/moment';
import { refusalWords } from './preview-bill.tsx';
import { replaySums } from './replay-sums.ts';
import { useTariffFormatter } from './tariff-formatter.ts';

/** Newest quotes listed at most; sums cover all of them. */
const maxShown = 50;

type Props = { readonly items: readonly ReplayedQuote[] };

/** Stored quotes repriced under the new tariff. */
export function Replay({ items }: Props) {
  const { t } = useTranslation('tariff');
  const formatter = useTariffFormatter();
  if (items.length === 0) return <p className="text-small text-muted">{t('replayNone')}</p>;
  const sums = replaySums(items);
  const facts = [
    { key: 'cheaper', label: t('cheaper'), value: sums.cheaper },
    { key: 'dearer', label: t('dearer'), value: sums.dearer },
    { key: 'same', label: t('same'), value: sums.same },
    { key: 'refused', label: t('refusedCount'), value: sums.refused },
    {
      key: 'total',
      label: t('replayTotal'),
      value: `${formatter.amount(sums.beforeMinor, 'yuan')} → ${formatter.amount(sums.afterMinor, 'yuan')}`,
    },
  ];
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {facts.map(({ key, label, value }) => (
          <div key={key}>
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="text-body font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <table aria-label={t('replayTable')} className="w-full text-small">
        <thead className="text-caption text-muted">
          <tr>
            {(['quoted', 'member', 'billed', 'before', 'after'] as const).map((column) => (
              <th key={column} scope="col" className="py-1 pe-3 text-start font-medium">
                {t(`replay.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.slice(0, maxShown).map((item) => (
            <tr key={item.quoteId} className="border-t border-line">
              <td className="py-1 pe-3">
                <Moment at={item.createdAt} />
              </td>
              <td className="py-1 pe-3 font-mono">{item.memberCode}</td>
              <td className="py-1 pe-3 tabular-nums">
                {formatter.amount(item.billedBefore, item.basis === 'weight' ? 'kilograms' : 'cubicMetres')}
              </td>
              <td className="py-1 pe-3 tabular-nums">{formatter.amount(item.beforeMinor, 'yuan')}</td>
              <td className="py-1 pe-3 tabular-nums">
                {item.afterMinor === null ? (
                  <span className="text-danger">
                    {refusalWords(formatter, item.refusal ?? 'fee.notPriced')}
                  </span>
                ) : (
                  <strong className={item.afterMinor === item.beforeMinor ? 'font-regular' : ''}>
                    {formatter.amount(item.afterMinor, 'yuan')}
                  </strong>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
