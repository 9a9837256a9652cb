import { expect, test } from 'vitest';
import {
  type Choice,
  choicesFor,
  inputOf,
  openedByLink,
  readCasePrefill,
  withoutCasePrefill,
} from './case-query.ts';

const address = (text: string) => new URLSearchParams(text);

test('an address asks for what it knows, and nothing else', () => {
  expect(inputOf({ filters: { tab: 'yourTurn', kind: 'damage' } })).toEqual({
    tab: 'yourTurn',
    kind: 'damage',
  });
  expect(inputOf({ filters: { tab: 'mine', kind: '__proto__' } })).toEqual({});
});

test('a link from a drawer names what is wrong with what', () => {
  expect(readCasePrefill(address('tab=open'))).toBeUndefined();
  expect(readCasePrefill(address('new='))).toEqual({});
  expect(readCasePrefill(address('new=damage&about=order-12&number=ABC'))).toEqual({
    kind: 'damage',
    key: 'order-12',
    number: 'ABC',
  });
  expect(readCasePrefill(address('new=theft&about=order-1e9'))).toEqual({});
  expect(withoutCasePrefill(address('tab=open&new=&about=order-1&number=A')).toString()).toBe('tab=open');
});

test('a notice opens its case', () => {
  expect(openedByLink(address('case=7&tab=open'))?.toString()).toBe('tab=open&open=7');
  expect(openedByLink(address('case=x'))?.toString()).toBe('');
  expect(openedByLink(address('open=7'))).toBeUndefined();
});

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
