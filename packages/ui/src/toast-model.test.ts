import { expect, test } from 'vitest';
import { type Toast, toastDurationMs, withToast } from './toast-model.ts';

const toast = (id: number, text: string, tone: Toast['tone'] = 'danger'): Toast => ({ id, text, tone });

test('a toast is shown for five seconds', () => {
  expect(toastDurationMs).toBe(5_000);
});

test('at most three are shown, the oldest gives way', () => {
  const four = ['a', 'b', 'c', 'd'].map((text, id) => toast(id, text));
  const shown = four.reduce<readonly Toast[]>(withToast, []);
  expect(shown.map(({ text }) => text)).toEqual(['b', 'c', 'd']);
});

test('the same text is shown once, as the newest', () => {
  const shown = [toast(1, 'a'), toast(2, 'b'), toast(3, 'a')].reduce<readonly Toast[]>(withToast, []);
  expect(shown).toEqual([toast(2, 'b'), toast(3, 'a')]);
});

test('the same text in another tone is another toast', () => {
  const shown = [toast(1, 'a', 'warning'), toast(2, 'a', 'danger')].reduce<readonly Toast[]>(withToast, []);
  expect(shown).toHaveLength(2);
});
