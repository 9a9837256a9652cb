import { expect, test } from 'vitest';
import { inputOf, openedByLink, readCasePrefill, withoutCasePrefill } from './case-input.ts';

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
