import type { Comparison } from '@onehaul/contract/console/order-work';
import type { Measures } from '@onehaul/i18n/measures';
import type { Translate } from '@onehaul/i18n/translator';
import type { Fate } from '../kit/fate.ts';

type Words = Translate<'packing'>;

/** What the boxes cost beside what was promised, in a few words. */
export function outcomeWords(comparison: Comparison, t: Words, { money }: Pick<Measures, 'money'>): string {
  const { outcome, packedMinor, quotedMinor, reason } = comparison;
  if (outcome === null || packedMinor === null) return reason ?? '';
  if (outcome === 'same') return t('outcome.same');
  return t(`outcome.${outcome}`, { amount: money(Math.abs(packedMinor - quotedMinor), 'CNY') });
}

export const outcomeTones = { same: 'good', cheaper: 'good', borne: 'good', due: 'notice' } as const;

/** What is said when an order has been closed: where it goes from here, and what happens to the money. */
export function finishedFate(comparison: Comparison, t: Words, measures: Pick<Measures, 'money'>): Fate {
  const { dueMinor, backMinor } = comparison;
  const words = outcomeWords(comparison, t, measures);
  const first = words === '' ? '' : t('after.sentence', { words });
  if (dueMinor > 0)
    return {
      tone: 'notice',
      word: t('after.dueWord'),
      text: first + t('after.due', { amount: measures.money(dueMinor, 'CNY') }),
    };
  const back = backMinor > 0 ? t('after.back', { amount: measures.money(backMinor, 'CNY') }) : '';
  return { tone: 'good', word: t('after.ready'), text: (first + back).trim() };
}
