import type { Comparison } from '@onehaul/contract/console/order-work';
import { loadLateConsoleMessages } from '@onehaul/i18n/console-messages';
import { createTranslator } from '@onehaul/i18n/translator';
import { expect, test } from 'vitest';
import { finishedFate, outcomeWords } from './outcome-words.ts';

const t = createTranslator('en', await loadLateConsoleMessages('en', ['packing'])).of('packing');
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
  [{ outcome: 'borne', packedMinor: 1500 }, '¥5.00 more: the shop bears it'],
  [{ outcome: 'due', packedMinor: 1501 }, '¥5.01 more: a difference is due'],
  [{ outcome: null, packedMinor: null, reason: 'Too heavy' }, 'Too heavy'],
])('%j: %s', (more, words) => {
  expect(outcomeWords(compared(more), t, measures)).toBe(words);
});

test('a closed order is ready, or waits for its owner', () => {
  expect(finishedFate(compared({}), t, measures)).toEqual({
    tone: 'good',
    word: 'Ready to go',
    text: 'As quoted.',
  });
  expect(
    finishedFate(compared({ outcome: 'cheaper', packedMinor: 600, backMinor: 400 }), t, measures).text,
  ).toBe('¥4.00 less. ¥4.00 goes back to the member.');
  const due = compared({ outcome: 'due', packedMinor: 1501, dueMinor: 501 });
  expect(finishedFate(due, t, measures)).toMatchObject({ tone: 'notice', word: 'Waits for payment' });
});
