import type { StationParcel } from '@onehaul/contract/console/stations';
import { expect, test } from 'vitest';
import { choosePiece } from './choose-piece.ts';

const piece = (state: StationParcel['state'], number = 1, weightGrams: number | null = null) =>
  ({ state, piece: number, weightGrams }) as StationParcel;

test.each<[StationParcel[], string]>([
  [[], 'unknown'],
  [[piece('forecast')], 'notReceived'],
  [[piece('received')], 'piece 1'],
  [[piece('unclaimed')], 'piece 1'],
  [[piece('stored', 1, 900), piece('received', 2)], 'piece 2'],
  [[piece('stored', 1, 900)], 'piece 1'],
  [[piece('packed', 1, 900)], 'gone'],
  [[piece('onHold')], 'onHold'],
])('%j', (pieces, expected) => {
  const choice = choosePiece(pieces);
  expect(choice.kind === 'measure' ? `piece ${choice.parcel.piece}` : choice.kind).toBe(expected);
});
