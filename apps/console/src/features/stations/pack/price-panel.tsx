import type { Comparison } from '@onehaul/contract/console/comparison';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { ComparisonTable } from '../../../app/order/comparison-table.tsx';
import { ToneMark, toneClasses } from '../kit/tones.tsx';
import { priceMessage } from './outcome-words.ts';

type Props = {
  readonly comparison: Comparison;
  /** Something is not boxed yet, so this is not the final price. */
  readonly isSoFar: boolean;
};

/** Current price of the boxes, before the order is closed. */
export function PricePanel({ comparison, isSoFar }: Props) {
  const { t, i18n } = useTranslation('packing');
  const measures = measuresIn(i18n.language);
  const { tone, words } = priceMessage(comparison, isSoFar, t, measures);
  return (
    <section
      aria-label={t('compare.title')}
      data-price={comparison.outcome ?? 'overLimit'}
      data-so-far={isSoFar}
      className={`flex flex-col gap-2 rounded-card border-2 p-4 ${toneClasses[tone].panel}`}
    >
      <output className="flex items-center gap-3">
        <ToneMark tone={tone} className="size-8" />
        <strong className={`text-heading leading-tight ${toneClasses[tone].text}`}>{words}</strong>
      </output>
      <ComparisonTable comparison={comparison} />
      <p className="text-caption text-muted">
        {t('compare.tolerance', { amount: measures.money(comparison.toleranceMinor, 'CNY') })}
      </p>
    </section>
  );
}
