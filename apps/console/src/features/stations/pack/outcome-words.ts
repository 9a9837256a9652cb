import type { Comparison } from '@onehaul/contract/console/comparison';
import type { Measures } from '@onehaul/i18n/measures';
import type { Translate } from '@onehaul/i18n/translator';
import type { ScanResult } from '../kit/scan-result.ts';

type Words = Translate<'packing'>;

/** Returns a short comparison of packed price and promised price. */
export function outcomeWords(comparison: Comparison, t: Words, { money }: Pick<Measures, 'money'>): string {
  const { outcome, packedMinor, quotedMinor, reason } = comparison;
  if (outcome === null || packedMinor === null) return reason ?? '';
  if (outcome === 'same') return t('outcome.same');
  return t(`outcome.${outcome}`, { amount: money(Math.abs(packedMinor - quotedMinor), 'CNY') });
}

/**
 * Returns the price message of a station. While something is unboxed it reads "so far" in a neutral tone,
 * because a lower price of fewer boxes is no saving.
 */
export function priceMessage(
  comparison: Comparison,
  isSoFar: boolean,
  t: Words,
  measures: Pick<Measures, 'money'>,
): { tone: 'good' | 'notice' | 'bad' | 'kept'; words: string } {
  const words = outcomeWords(comparison, t, measures);
  if (!comparison.outcome) return { tone: 'bad', words: `${t('pack.next.overLimits')}: ${words}` };
  if (isSoFar) return { tone: 'kept', words: t('outcome.soFar', { words }) };
  return { tone: outcomeTones[comparison.outcome], words };
}

const outcomeTones = { same: 'good', cheaper: 'good', borne: 'good', due: 'notice' } as const;

/** Returns the message after closing an order: its next step and what happens to the money. */
export function closedOrderResultOf(
  comparison: Comparison,
  t: Words,
  measures: Pick<Measures, 'money'>,
): ScanResult {
  const { dueMinor, backMinor, isBackReviewed } = comparison;
  const words = outcomeWords(comparison, t, measures);
  const first = words === '' ? '' : t('after.sentence', { words });
  if (dueMinor > 0)
    return {
      tone: 'notice',
      word: t('after.dueWord'),
      text: first + t('after.due', { amount: measures.money(dueMinor, 'CNY') }),
    };
  const after = isBackReviewed ? 'after.backReviewed' : 'after.back';
  const back = backMinor > 0 ? t(after, { amount: measures.money(backMinor, 'CNY') }) : '';
  return { tone: isBackReviewed ? 'notice' : 'good', word: t('after.ready'), text: (first + back).trim() };
}
