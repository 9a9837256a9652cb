import type { StationParcel } from '@onehaul/contract/console/stations';

export type Choice =
  | { readonly kind: 'measure'; readonly parcel: StationParcel }
  | { readonly kind: 'unknown' | 'notReceived' | 'onHold' | 'gone' };

const measurable = ['received', 'stored', 'unclaimed', 'claimPending'];

/** Chooses the piece to measure: the first present one without a weight, else the first present one. */
export function choosePiece(pieces: readonly StationParcel[]): Choice {
  if (pieces.length === 0) return { kind: 'unknown' };
  const here = pieces.filter(({ state }) => measurable.includes(state));
  const parcel = here.find(({ weightGrams }) => weightGrams === null) ?? here[0];
  if (parcel) return { kind: 'measure', parcel };
  if (pieces.every(({ state }) => state === 'forecast' || state === 'cancelled'))
    return { kind: 'notReceived' };
  return { kind: pieces.some(({ state }) => state === 'onHold') ? 'onHold' : 'gone' };
}
