import { expect, test } from 'vitest';
import { orderInput } from './marketplace-input.ts';

test('the list asks for what its URL says, and ignores what it cannot know', () => {
  const asked = (filters: Readonly<Record<string, string>>, search = '') =>
    orderInput({ search, filters }, undefined);
  expect(asked({ stage: 'toLink', shop: '12' })).toEqual({ search: '', stage: 'toLink', shopId: 12 });
  expect(asked({ stage: 'lost', shop: '1e3' }, 'x'.repeat(80))).toEqual({ search: 'x'.repeat(60) });
});

test('the stage of a list is not that of its URL', () => {
  expect(orderInput({ search: '', filters: { stage: 'cancelled' } }, 'toShip')).toEqual({
    search: '',
    stage: 'toShip',
  });
});
