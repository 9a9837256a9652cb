import type { Wave, WaveParcel } from '@onehaul/contract/console/order-work';
import type { Entry } from '../outbox/entry.ts';

export const keyOfPiece = ({ courierNumber, piece }: { courierNumber: string; piece: number }) =>
  `${courierNumber} ${piece}`;

export type Progress = {
  /** In the order of the way; what is left for later comes last. */
  readonly left: readonly WaveParcel[];
  readonly next: WaveParcel | undefined;
  readonly picked: number;
  /** Parcels of orders that wait for a person. */
  readonly waiting: readonly WaveParcel[];
  readonly count: number;
};

/** What is left of a wave, also of what was scanned here and has not reached the server yet. */
export function progressOf(
  { parcels }: Pick<Wave, 'parcels'>,
  scans: readonly Pick<Entry, 'kind' | 'state' | 'input'>[],
  later: readonly string[],
): Progress {
  const scanned = (kind: Entry['kind']) =>
    new Set(
      scans
        .filter((scan) => scan.kind === kind && scan.state !== 'conflict')
        .map(({ input }) => keyOfPiece({ piece: 1, ...input })),
    );
  const [here, missing] = [scanned('pickParcel'), scanned('shortPick')];
  const isPicked = (parcel: WaveParcel) => parcel.pickedAt !== null || here.has(keyOfPiece(parcel));
  const shortOrders = new Set(
    parcels.filter((parcel) => missing.has(keyOfPiece(parcel))).map(({ orderNumber }) => orderNumber),
  );
  const waits = ({ exception, orderNumber }: WaveParcel) =>
    exception !== null || shortOrders.has(orderNumber);
  const open = parcels.filter((parcel) => !isPicked(parcel));
  const onTheWay = open.filter((parcel) => !waits(parcel));
  const isLater = (parcel: WaveParcel) => later.includes(keyOfPiece(parcel));
  const left = [
    ...onTheWay.filter((parcel) => !isLater(parcel)),
    ...later.flatMap((key) => onTheWay.filter((parcel) => keyOfPiece(parcel) === key)),
  ];
  return {
    left,
    next: left[0],
    picked: parcels.length - open.length,
    waiting: open.filter(waits),
    count: parcels.length,
  };
}

export type WaveChoice =
  | { readonly kind: 'start' }
  | { readonly kind: 'open'; readonly id: number }
  | { readonly kind: 'order'; readonly orderNumber: string };

/** What was typed where a wave is chosen: nothing for a new one, a short number for one under way, else an order. */
export function readWaveChoice(typed: string): WaveChoice | undefined {
  const text = typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
  if (text === '') return { kind: 'start' };
  if (/^[1-9][0-9]{0,8}$/.test(text)) return { kind: 'open', id: Number(text) };
  return /^[0-9A-Z]{10,20}$/.test(text) ? { kind: 'order', orderNumber: text } : undefined;
}
