import { expect, test } from 'vitest';
import { formatListChoices, parseListChoices } from './list-choices.ts';

test('choices for several lists survive the cookie', () => {
  const choices = {
    parcels: { rows: 50, hidden: ['goods', 'photos'] },
    orders: { hidden: [] },
    cases: { rows: 20 },
  };
  expect(formatListChoices(choices)).toBe('parcels:50:goods.photos~orders::-~cases:20:');
  expect(parseListChoices(formatListChoices(choices))).toEqual(choices);
});

test.each([
  undefined,
  '',
  'parcels',
  'parcels:x:',
  '<script>:1:',
  'parcels:5000:a',
  `a:1:${'b'.repeat(400)}`,
])('a cookie that is not ours chooses nothing: %s', (text) => expect(parseListChoices(text)).toEqual({}));
