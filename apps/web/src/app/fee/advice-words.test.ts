import type { Advice, NextBand } from '@onehaul/domain/fee/advice';
import { newTariff } from '@onehaul/domain/fee/new-tariff';
import { priceShipment } from '@onehaul/domain/fee/price';
import { shipmentOf } from '@onehaul/domain/fee/shipment';
import { type Language, languages, languageTags } from '@onehaul/domain/language';
import { createTranslator } from '@onehaul/i18n/translator';
import { loadLazyMessages } from '@onehaul/i18n/lazy-messages';
import { loadWebMessages } from '@onehaul/i18n/web-messages';
import { describe, expect, test } from 'vitest';
import { addedRange, adviceText, boxesText, selectAdvice } from './advice-words.ts';

async function wordsIn(language: Language) {
  await loadLazyMessages(language, 'advice');
  const { messages } = await loadWebMessages[language]();
  return { t: createTranslator(language, messages).of('advice'), tag: languageTags[language] };
}

const nextBand: NextBand = {
  kind: 'nextBand',
  basis: 'weight',
  edge: 5000,
  leastAdded: 401,
  mostAdded: 900,
  totalMinor: 11_000,
  savingMinor: 1200,
};
const split: Advice = { kind: 'split', parts: [[0, 2], [1]], totalMinor: 5500, savingMinor: 500 };
const leaveOne: Advice = {
  kind: 'leaveOne',
  box: 1,
  surcharge: 'length',
  totalMinor: 9400,
  savingMinor: 5000,
};
const otherLine: Advice = { kind: 'otherLine', line: 0, totalMinor: 4000, savingMinor: 900 };
const asked = { currency: 'CNY', lineName: () => 'Sea saver' };

describe('what may be added', () => {
  test('is rounded to ten grams and stays true', () => {
    expect(addedRange(nextBand)).toEqual([410, 900]);
    expect(addedRange({ ...nextBand, leastAdded: 400, mostAdded: 909 })).toEqual([400, 900]);
  });

  test('is exact where there is no room to round', () => {
    expect(addedRange({ ...nextBand, mostAdded: 401 })).toEqual([401, 401]);
    expect(addedRange({ ...nextBand, mostAdded: 405 })).toEqual([401, 405]);
  });
});

describe('advice in English', async () => {
  const { t, tag } = await wordsIn('en');
  const said = (advice: Advice) => Object.values(adviceText(t, tag, advice, asked)).join(' ');

  test.each([
    [
      nextBand,
      'Add 0.41 kg to 0.9 kg more and pay ¥12.00 less Above 5 kg, this line charges a lower rate: ¥110.00 in total, with more inside.',
    ],
    [
      { ...nextBand, basis: 'volume', edge: 1_000_000, leastAdded: 20_001, mostAdded: 20_001 } as const,
      'Add 0.02 m³ more and pay ¥12.00 less Above 1 m³, this line charges a lower rate: ¥110.00 in total, with more inside.',
    ],
    [
      split,
      'Split into two orders and pay ¥5.00 less One order with boxes 1 and 3, the other with box 2: ¥55.00 in total.',
    ],
    [
      leaveOne,
      'Ship box 2 another time and pay ¥50.00 less now It alone triggers the overlength surcharge. The rest costs ¥94.00.',
    ],
    [otherLine, 'Switch to Sea saver and pay ¥9.00 less The same goods cost ¥40.00 on this line.'],
    [{ ...leaveOne, savingMinor: null }, 'Without box 2, this line accepts the rest The rest costs ¥94.00.'],
  ] satisfies [Advice, string][])('%#', (advice, words) => {
    expect(said(advice)).toBe(words);
  });

  test('a box that merely costs too much says so', () => {
    expect(said({ ...leaveOne, surcharge: null })).toContain('far more than its share');
  });

  test('boxes are counted from one', () => {
    expect(boxesText(t, tag, [0, 1, 3])).toBe('boxes 1, 2 and 4');
  });
});

test.each(languages)('nothing stays unsaid in %s', async (language) => {
  const { t, tag } = await wordsIn(language);
  const surcharges = ['weight', 'length', 'girth', null] as const;
  const all: Advice[] = [
    nextBand,
    { ...nextBand, mostAdded: 401 },
    split,
    { ...split, savingMinor: null },
    ...surcharges.map((surcharge): Advice => ({ ...leaveOne, surcharge })),
    { ...leaveOne, savingMinor: null },
    otherLine,
    { ...otherLine, savingMinor: null },
  ];
  for (const advice of all) {
    const { title, text } = adviceText(t, tag, advice, asked);
    for (const words of [title, text]) expect(words).not.toMatch(/^\w+\.\w+$|\{\{|undefined|NaN/);
    if (advice.savingMinor !== null) expect(title).toMatch(/\d/);
  }
});

describe('what is shown', () => {
  const bill = priceShipment(
    { version: 1, effectiveAt: '2026-01-01T00:00:00.000Z', tariff: newTariff },
    shipmentOf([{ grams: 4600, lengthMillimetres: 100, widthMillimetres: 100, heightMillimetres: 100 }]),
  );
  const shown = (...advice: Advice[]) => selectAdvice({ bill, refusal: null, advice });

  test('is the best of each kind', () => {
    const others = [3, 2, 1].map((saving): Advice => ({ ...otherLine, savingMinor: saving * 100 }));
    expect(shown(others[0]!, split, ...others.slice(1))).toEqual([others[0], split]);
  });

  test('is worth doing: a hundredth of the price, and not half as many goods again', () => {
    const little = bill.totalMinor / 100;
    expect(shown({ ...split, savingMinor: little })).toHaveLength(1);
    expect(shown({ ...split, savingMinor: little - 1 })).toEqual([]);
    expect(shown({ ...nextBand, leastAdded: 2300 })).toHaveLength(1);
    expect(shown({ ...nextBand, leastAdded: 2301 })).toEqual([]);
  });

  test('is everything that lets a line take the goods', () => {
    const advice = [{ ...otherLine, savingMinor: null }];
    expect(selectAdvice({ bill: null, refusal: 'fee.tooHeavy', advice })).toEqual(advice);
  });
});
