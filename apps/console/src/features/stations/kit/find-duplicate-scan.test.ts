import { expect, test } from 'vitest';
import type { Draft, Entry } from '../outbox/entry.ts';
import { findDuplicateScan } from './find-duplicate-scan.ts';

const input = { shopId: 7, warehouseId: 3, courierNumber: 'SF1', memberCode: '', isFurtherPiece: false };
const receive = (change: Partial<typeof input> = {}, at = 0): Draft => ({
  kind: 'receive',
  input: { ...input, ...change, scannedAt: new Date(at) },
});
const shelve = (binCode: string): Draft => ({
  kind: 'shelve',
  input: { shopId: 7, warehouseId: 3, courierNumber: 'SF1', piece: 1, binCode, scannedAt: new Date(0) },
});
const made = (draft: Draft, change: Partial<Entry> = {}) =>
  ({ ...draft, id: 'a', order: 1, state: 'sent', madeAtMs: 0, tries: 0, triedBy: 1, ...change }) as Entry;

test.each<[string, Entry[], Draft, number, boolean]>([
  ['a trigger pulled twice', [made(receive())], receive({}, 400), 400, true],
  ['the last of the sixty seconds', [made(receive())], receive(), 59_999, true],
  ['a minute later it is another', [made(receive())], receive(), 60_000, false],
  ['while the first still waits', [made(receive(), { state: 'waiting' })], receive(), 5, true],
  ['what was refused may be tried again', [made(receive(), { state: 'conflict' })], receive(), 5, false],
  ['another number', [made(receive())], receive({ courierNumber: 'SF2' }), 5, false],
  ['another warehouse', [made(receive())], receive({ warehouseId: 4 }), 5, false],
  [
    'one more piece is never the same',
    [made(receive({ isFurtherPiece: true }))],
    receive({ isFurtherPiece: true }),
    5,
    false,
  ],
  ['the same shelf', [made(shelve('A-01'))], shelve('A-01'), 5, true],
  ['another shelf', [made(shelve('A-01'))], shelve('A-02'), 5, false],
  ['something else done to it', [made(receive())], shelve('A-01'), 5, false],
])('%s', (_name, latest, draft, now, isSame) => {
  expect(findDuplicateScan(latest, draft, now) !== undefined).toBe(isSame);
});
