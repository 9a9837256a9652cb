import { expect, test } from 'vitest';
import { nextItem } from './menu.tsx';

test('arrows walk in a circle, Home and End lead to the ends', () => {
  expect(nextItem('ArrowDown', 2, 3)).toBe(0);
  expect(nextItem('ArrowUp', 0, 3)).toBe(2);
  expect(nextItem('Home', 2, 3)).toBe(0);
  expect(nextItem('End', 0, 3)).toBe(2);
  expect(nextItem('a', 0, 3)).toBeUndefined();
});
