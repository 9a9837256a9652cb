import { expect, test } from 'vitest';
import { inboundMachine, inboundStates, undamagedCount, inboundCountRefusal } from './inbound.ts';

const announced = [{ skuId: 1 }, { skuId: 2 }];
const line = (skuId: number, counted = 5, damaged = 0) => ({ skuId, counted, damaged });

test('a delivery is counted or cancelled once', () => {
  expect(inboundMachine.next('expected', 'receive')).toBe('received');
  expect(inboundMachine.next('expected', 'cancel')).toBe('cancelled');
  for (const state of inboundStates.filter((one) => one !== 'expected')) {
    expect(inboundMachine.events(state), state).toEqual([]);
  }
});

test('every line is counted once, be it nothing, and no more is damaged than there is', () => {
  expect(inboundCountRefusal(announced, [line(2), line(1, 0)])).toBeUndefined();
  expect(inboundCountRefusal(announced, [line(1, 5, 5), line(2)])).toBeUndefined();
  for (const [words, lines] of Object.entries({
    missing: [line(1)],
    twice: [line(1), line(1)],
    foreign: [line(1), line(3)],
    more: [line(1), line(2), line(3)],
    broken: [line(1, 5, 6), line(2)],
  })) {
    expect(inboundCountRefusal(announced, lines), words).toBe('stock.miscounted');
  }
});

test('damaged pieces are counted and not put away', () => {
  expect(undamagedCount(line(1, 9, 2))).toBe(7);
});
