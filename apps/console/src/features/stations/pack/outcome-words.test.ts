import type { Comparison } from '@onehaul/contract/console/comparison';
import { loadLazyConsoleMessages } from '@onehaul/i18n/console-messages';
import { createTranslator } from '@onehaul/i18n/translator';
import { expect, test } from 'vitest';
import { closedOrderResultOf, outcomeWords, priceMessage } from './outcome-words.ts';

const t = createTranslator('en', await loadLazyConsoleMessages('en', ['packing'])).of('packing');
const measures = { money: (minor: number) => `¥${(minor / 100).toFixed(2)}` };
const compared = (more: Partial<Comparison>): Comparison =>
  ({
    outcome: 'same',
    quotedMinor: 1000,
    packedMinor: 1000,
    dueMinor: 0,
    backMinor: 0,
    reason: null,
    ...more,
  }) as Comparison;

test.each<[Partial<Comparison>, string]>([
  [{}, 'As quoted'],
  [{ outcome: 'cheaper', packedMinor: 600 }, '¥4.00 less'],
  [{ outcome: 'borne', packedMinor: 1500 }, '¥5.00 more: covered by the shop'],
  [{ outcome: 'due', packedMinor: 1501 }, '¥5.01 more: extra payment due'],
  [{ outcome: null, packedMinor: null, reason: 'Too heavy' }, 'Too heavy'],
])('%j: %s', (more, words) => {
  expect(outcomeWords(compared(more), t, measures)).toBe(words);
});

test('P1: a closed order is ready, waits for its owner, or has its refund looked at', () => {
  expect(closedOrderResultOf(compared({}), t, measures)).toEqual({
    tone: 'good',
    word: 'Ready to ship',
    text: 'As quoted.',
  });
  expect(
    closedOrderResultOf(compared({ outcome: 'cheaper', packedMinor: 600, backMinor: 400 }), t, measures).text,
  ).toBe('¥4.00 less. ¥4.00 is refunded to the member.');
  const waits = compared({ outcome: 'cheaper', packedMinor: 100, backMinor: 900, isBackReviewed: true });
  expect(closedOrderResultOf(waits, t, measures)).toEqual({
    tone: 'notice',
    word: 'Ready to ship',
    text: '¥9.00 less. The refund of ¥9.00 goes to finance for approval.',
  });
  const due = compared({ outcome: 'due', packedMinor: 1501, dueMinor: 501 });
  expect(closedOrderResultOf(due, t, measures)).toMatchObject({ tone: 'notice', word: 'Awaiting payment' });
});

test('P15: while a box is missing the price is said so far, in a neutral tone', () => {
  const cheaper = compared({ outcome: 'cheaper', packedMinor: 600 });
  expect(priceMessage(cheaper, true, t, measures)).toEqual({ tone: 'kept', words: 'So far: ¥4.00 less' });
  expect(priceMessage(cheaper, false, t, measures)).toEqual({ tone: 'good', words: '¥4.00 less' });
  const due = compared({ outcome: 'due', packedMinor: 1501 });
  expect(priceMessage(due, true, t, measures).tone).toBe('kept');
  // A refusal by the line is an error even while boxes are missing.
  const refused = compared({ outcome: null, packedMinor: null, reason: 'Too heavy' });
  expect(priceMessage(refused, true, t, measures)).toMatchObject({
    tone: 'bad',
    words: expect.stringContaining('Too heavy'),
  });
});
