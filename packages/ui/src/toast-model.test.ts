import { expect, test } from 'vitest';
import { durationMs, shownToasts, type Toast, withToast } from './toast-model.ts';

const toast = (id: number, text: string, tone: Toast['tone'] = 'danger'): Toast => ({ id, text, tone });
const undoable = (id: number, text: string): Toast => ({
  id,
  text,
  tone: 'positive',
  action: { label: 'Undo', onAct: () => undefined },
});
const queueOf = (...toasts: readonly Toast[]) => toasts.reduce<readonly Toast[]>(withToast, []);
const textsOf = (toasts: readonly Toast[]) => toasts.map(({ text }) => text);

test('a toast is shown for five seconds, one that can be undone for eight', () => {
  expect(durationMs(toast(1, 'a'))).toBe(5_000);
  expect(durationMs(undoable(1, 'a'))).toBe(8_000);
});

test('at most three are shown, the oldest gives way', () => {
  const queue = queueOf(...['a', 'b', 'c', 'd'].map((text, id) => toast(id, text)));
  expect(textsOf(queue)).toEqual(['b', 'c', 'd']);
});

test('one that can be undone never gives way', () => {
  const queue = queueOf(undoable(1, 'a'), toast(2, 'b'), toast(3, 'c'), toast(4, 'd'));
  expect(textsOf(queue)).toEqual(['a', 'c', 'd']);
});

test('behind three that can be undone a toast waits', () => {
  const queue = queueOf(undoable(1, 'a'), undoable(2, 'b'), undoable(3, 'c'), toast(4, 'd'));
  expect(textsOf(shownToasts(queue))).toEqual(['a', 'b', 'c']);
  expect(textsOf(shownToasts(queue.filter(({ id }) => id !== 2)))).toEqual(['a', 'c', 'd']);
});

test('the same text is shown once, as the newest', () => {
  expect(queueOf(toast(1, 'a'), toast(2, 'b'), toast(3, 'a'))).toEqual([toast(2, 'b'), toast(3, 'a')]);
});

test('the same text in another tone is another toast', () => {
  expect(queueOf(toast(1, 'a', 'warning'), toast(2, 'a', 'danger'))).toHaveLength(2);
});
