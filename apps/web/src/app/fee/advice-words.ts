import type { Advice, AdviceResult, NextBand } from '@onehaul/domain/fee/advice';
import type { Bill } from '@onehaul/domain/fee/bill';
import { listFormat } from '@onehaul/i18n/formats';
import { measuresIn } from '@onehaul/i18n/measures';
import type { MessageKey } from '@onehaul/i18n/namespace';
import type { Translate } from '@onehaul/i18n/translator';

type Words = Translate<'advice'>;

/** Formats box indexes as "boxes 1, 3 and 4". */
export function boxesText(t: Words, tag: string, indexes: readonly number[]): string {
  const numbers = indexes.map((index) => String(index + 1));
  const list = listFormat(tag, { type: 'conjunction' }).format(numbers);
  return t('boxes', { count: indexes.length, list });
}

/** Ten grams, or ten litres: finer advice is not practical. */
const rounding = { weight: 10, volume: 10_000 } as const;

/** Range for display, rounded inwards so that it stays valid. */
export function addedRange({ basis, leastAdded, mostAdded }: NextBand): readonly [number, number] {
  const step = rounding[basis];
  const least = Math.ceil(leastAdded / step) * step;
  const most = Math.floor(mostAdded / step) * step;
  return least <= most ? [least, most] : [leastAdded, mostAdded];
}

export type AdviceText = { readonly title: string; readonly text: string };

type AdviceTextOptions = {
  readonly currency: string;
  readonly lineName: (index: number) => string;
};

function leaveOneKey(advice: Extract<Advice, { kind: 'leaveOne' }>): MessageKey<'advice'> {
  if (advice.savingMinor === null) return 'leaveOne.rest';
  switch (advice.surcharge) {
    case 'weight':
    case 'length':
    case 'girth':
      return `leaveOne.${advice.surcharge}`;
    default:
      return 'leaveOne.share';
  }
}

/** Formats one piece of advice as a sentence. */
export function adviceText(
  t: Words,
  tag: string,
  advice: Advice,
  { currency, lineName }: AdviceTextOptions,
): AdviceText {
  const measures = measuresIn(tag);
  const total = measures.money(advice.totalMinor, currency);
  const saving = measures.money(advice.savingMinor ?? 0, currency);
  const ending = advice.savingMinor === null ? 'taken' : 'title';
  switch (advice.kind) {
    case 'nextBand': {
      const quantity = advice.basis === 'weight' ? measures.weight : measures.volume;
      const [least, most] = addedRange(advice).map(quantity);
      return {
        title: t(least === most ? 'nextBand.title' : 'nextBand.range', {
          least: least ?? '',
          most: most ?? '',
          saving,
        }),
        text: t('nextBand.text', { edge: quantity(advice.edge), total }),
      };
    }
    case 'split': {
      const [one, two] = advice.parts.map((part) => boxesText(t, tag, part));
      return {
        title: t(`split.${ending}`, { saving }),
        text: t('split.text', { one: one ?? '', two: two ?? '', total }),
      };
    }
    case 'leaveOne':
      return {
        title: t(`leaveOne.${ending}`, { box: boxesText(t, tag, [advice.box]), saving }),
        text: t(leaveOneKey(advice), { total }),
      };
    case 'otherLine':
      return {
        title: t(`otherLine.${ending}`, { line: lineName(advice.line), saving }),
        text: t('otherLine.text', { total }),
      };
  }
}

/** Drops savings below one percent and advice to add half as much again: correct but impractical. */
function isWorthShowing(advice: Advice, bill: Bill | null): boolean {
  if (!bill || advice.savingMinor === null) return true;
  if (advice.savingMinor * 100 < bill.totalMinor) return false;
  return advice.kind !== 'nextBand' || advice.leastAdded * 2 <= bill.weighed.counted;
}

/** Returns the best advice of each kind, so that the list stays short. */
export function selectAdvice({ advice, bill }: AdviceResult): Advice[] {
  const worth = advice.filter((each) => isWorthShowing(each, bill));
  return worth.filter((each, index) => worth.findIndex(({ kind }) => kind === each.kind) === index);
}
