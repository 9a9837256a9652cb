import { expect, test } from 'vitest';
import { modules } from './shop.ts';

test('each part of the product that can be switched off is listed once', () => {
  expect(new Set(modules).size).toBe(modules.length);
  expect(modules).toHaveLength(8);
});
