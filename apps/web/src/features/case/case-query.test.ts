import { expect, test } from 'vitest';
import { type Choice, choicesFor } from './case-query.ts';

test('only what can be asked about is offered', () => {
  const order = (step: 'packed' | 'shipped' | 'unpaid'): Choice => ({
    key: step,
    of: 'order',
    id: 1,
    number: 'N',
    goodsName: '',
    target: { of: 'order', step, deliveredAt: null, completedAt: null },
  });
  const stored: Choice = {
    ...order('packed'),
    key: 'stored',
    of: 'parcel',
    target: { of: 'parcel', state: 'stored', isMeasured: true },
  };
  const all = [order('packed'), order('shipped'), order('unpaid'), stored];
  const keys = (kind: Parameters<typeof choicesFor>[0]) => choicesFor(kind, all, 30).map(({ key }) => key);
  expect(keys('measurement')).toEqual(['packed', 'stored']);
  expect(keys('damage')).toEqual(['shipped', 'stored']);
  expect(keys('question')).toHaveLength(4);
});
