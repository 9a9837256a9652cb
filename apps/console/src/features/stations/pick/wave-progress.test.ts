import type { WaveItem, WaveParcel } from '@onehaul/contract/console/fulfilment';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../outbox/entry.ts';
import { isItem, keyOfStop, progressOf, readWaveChoice, type Stop } from './wave-progress.ts';

const parcel = (courierNumber: string, more: Partial<WaveParcel> = {}): WaveParcel => ({
  orderNumber: 'ORDER00001',
  courierNumber,
  piece: 1,
  binCode: 'A-01',
  goodsName: '',
  weightGrams: 1,
  memberCode: '',
  pickedAt: null,
  exception: null,
  ...more,
});
const scan = (kind: Entry['kind'], courierNumber: string, state: Entry['state'] = 'waiting') =>
  ({ kind, state, input: { shopId: 1, warehouseId: 1, courierNumber, piece: 1 } }) as unknown as Entry;
const numbers = (stops: readonly Stop[]) =>
  stops.map((stop) => (isItem(stop) ? stop.code : stop.courierNumber));
const item = (code: string, orderNumber: string, more: Partial<WaveItem> = {}): WaveItem => ({
  orderNumber,
  code,
  barcode: '',
  name: '',
  quantity: 2,
  weightGrams: 1,
  memberCode: '',
  pickedAt: null,
  exception: null,
  ...more,
});
const taken = (kind: 'pickItem' | 'shortItem', code: string, orderNumber: string) =>
  ({ kind, state: 'waiting', input: { shopId: 1, warehouseId: 1, code, orderNumber } }) as unknown as Entry;

describe('what is left of a wave', () => {
  const wave = { items: [], parcels: [parcel('A'), parcel('B'), parcel('C', { orderNumber: 'ORDER00002' })] };

  test('is what nobody picked, in the order of the way', () => {
    const { left, picked, count } = progressOf(wave, [], []);
    expect([numbers(left), numbers(left)[0], picked, count]).toEqual([['A', 'B', 'C'], 'A', 0, 3]);
  });

  test('is without what was scanned here, also while that waits; a refused scan picked nothing', () => {
    const scans = [scan('pickParcel', 'A'), scan('pickParcel', 'C', 'conflict')];
    expect(progressOf(wave, scans, [])).toMatchObject({ picked: 1, next: { courierNumber: 'B' } });
    const known = { items: [], parcels: [parcel('A', { pickedAt: new Date() }), parcel('B')] };
    expect(numbers(progressOf(known, [scan('receive', 'B')], []).left)).toEqual(['B']);
  });

  test('tells pieces of one number apart', () => {
    const pieces = { items: [], parcels: [parcel('A'), parcel('A', { piece: 2 })] };
    expect(progressOf(pieces, [scan('pickParcel', 'A')], []).left).toMatchObject([{ piece: 2 }]);
  });

  test('is without orders that wait for a person, also when that was said here a moment ago', () => {
    const { left, waiting } = progressOf(wave, [scan('shortPick', 'B')], []);
    expect([numbers(left), numbers(waiting)]).toEqual([['C'], ['A', 'B']]);
    const held = {
      items: [],
      parcels: [parcel('A', { exception: 'short' }), parcel('C', { orderNumber: 'ORDER00002' })],
    };
    expect(numbers(progressOf(held, [], []).left)).toEqual(['C']);
  });

  test('ends with what is left for later, in the order in which it was left', () => {
    expect(numbers(progressOf(wave, [], ['B 1', 'A 1']).left)).toEqual(['C', 'B', 'A']);
  });
});

describe('goods of stock in a wave', () => {
  const wave = {
    parcels: [parcel('A', { orderNumber: 'ORDER00009' })],
    items: [item('CUP', 'ORDER00001'), item('CUP', 'ORDER00002'), item('PEN', 'ORDER00002')],
  };
  const keys = (stops: readonly Stop[]) => stops.map(keyOfStop);

  test('come after the parcels, and are picked for the order they were taken for', () => {
    expect(numbers(progressOf(wave, [], []).left)).toEqual(['A', 'CUP', 'CUP', 'PEN']);
    const { left, picked } = progressOf(wave, [taken('pickItem', 'CUP', 'ORDER00002')], []);
    expect([keys(left), picked]).toEqual([['A 1', 'ORDER00001: CUP', 'ORDER00002: PEN'], 1]);
  });

  test('that are missing make their order wait, and no other', () => {
    const { left, waiting } = progressOf(wave, [taken('shortItem', 'PEN', 'ORDER00002')], []);
    expect([keys(left), numbers(waiting)]).toEqual([
      ['A 1', 'ORDER00001: CUP'],
      ['CUP', 'PEN'],
    ]);
  });
});

test.each([
  ['', { kind: 'start' }],
  [' 12 ', { kind: 'open', id: 12 }],
  ['0', undefined],
  ['k7m2-p4xw-9a', { kind: 'order', orderNumber: 'K7M2P4XW9A' }],
  ['1234567890', { kind: 'order', orderNumber: '1234567890' }],
  ['A-01', undefined],
])('%j is chosen as %j', (typed, choice) => {
  expect(readWaveChoice(typed)).toEqual(choice);
});
