import { expect, test } from 'vitest';
import { articleTypes } from './article.ts';

test('types are numbered 1 to 13 without a gap, and the terms are 7', () => {
  const numbers = Object.values(articleTypes);
  expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
  expect(articleTypes.terms).toBe(7);
});
