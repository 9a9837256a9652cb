import type { Wave, WaveItem, WaveParcel } from '@onehaul/contract/console/fulfilment';
import type { Entry } from '../outbox/entry.ts';

const keyOfPiece = ({ courierNumber, piece }: { courierNumber: string; piece: number }) =>
  `${courierNumber} ${piece}`;
/** Keyed by order and code, because the same goods occur in many orders. */
export const keyOfItem = ({ orderNumber, code }: { orderNumber: string; code: string }) =>
  `${orderNumber}: ${code}`;

/** A picking stop: a parcel or stock goods. */
export type Stop = WaveParcel | WaveItem;
export const isItem = (stop: Stop): stop is WaveItem => 'code' in stop;
export const keyOfStop = (stop: Stop) => (isItem(stop) ? keyOfItem(stop) : keyOfPiece(stop));

export type Progress = {
  /** In walking order; postponed stops last. */
  readonly left: readonly Stop[];
  readonly next: Stop | undefined;
  readonly picked: number;
  /** Stops of orders that wait for a staff decision. */
  readonly waiting: readonly Stop[];
  readonly count: number;
};

type Scan = Pick<Entry, 'kind' | 'state' | 'input'>;

/** Keys of local scans, including those not yet sent. */
function keysOf(scans: readonly Scan[], ofParcels: Entry['kind'], ofItems: Entry['kind']): Set<string> {
  const taken = scans.filter(({ state }) => state !== 'conflict');
  return new Set(
    taken.flatMap(({ kind, input }) => {
      if (kind === ofParcels && 'courierNumber' in input) return keyOfPiece({ piece: 1, ...input });
      return kind === ofItems && 'code' in input ? keyOfItem(input) : [];
    }),
  );
}

/** Returns the remaining stops of a wave; local scans not yet sent count as picked. */
export function progressOf(
  { parcels, items }: Pick<Wave, 'parcels' | 'items'>,
  scans: readonly Scan[],
  later: readonly string[],
): Progress {
  const stops: readonly Stop[] = [...parcels, ...items];
  const here = keysOf(scans, 'pickParcel', 'pickItem');
  const missing = keysOf(scans, 'shortPick', 'shortItem');
  const isPicked = (stop: Stop) => stop.pickedAt !== null || here.has(keyOfStop(stop));
  const shortOrders = new Set(
    stops.filter((stop) => missing.has(keyOfStop(stop))).map(({ orderNumber }) => orderNumber),
  );
  const waits = ({ exception, orderNumber }: Stop) => exception !== null || shortOrders.has(orderNumber);
  const open = stops.filter((stop) => !isPicked(stop));
  const onTheWay = open.filter((stop) => !waits(stop));
  const isLater = (stop: Stop) => later.includes(keyOfStop(stop));
  const left = [
    ...onTheWay.filter((stop) => !isLater(stop)),
    ...later.flatMap((key) => onTheWay.filter((stop) => keyOfStop(stop) === key)),
  ];
  return {
    left,
    next: left[0],
    picked: stops.length - open.length,
    waiting: open.filter(waits),
    count: stops.length,
  };
}

export type WaveChoice =
  | { readonly kind: 'start' }
  | { readonly kind: 'open'; readonly id: number }
  | { readonly kind: 'order'; readonly orderNumber: string };

/** Parses the wave choice: empty for a new wave, a short number for one in progress, else an order number. */
export function readWaveChoice(typed: string): WaveChoice | undefined {
  const text = typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
  if (text === '') return { kind: 'start' };
  if (/^[1-9][0-9]{0,8}$/.test(text)) return { kind: 'open', id: Number(text) };
  return /^[0-9A-Z]{10,20}$/.test(text) ? { kind: 'order', orderNumber: text } : undefined;
}
