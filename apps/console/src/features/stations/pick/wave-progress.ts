import type { Wave, WaveItem, WaveParcel } from '@onehaul/contract/console/fulfilment';
import type { Entry } from '../outbox/entry.ts';

const keyOfPiece = ({ courierNumber, piece }: { courierNumber: string; piece: number }) =>
  `${courierNumber} ${piece}`;
/** The same goods are in many orders. */
export const keyOfItem = ({ orderNumber, code }: { orderNumber: string; code: string }) =>
  `${orderNumber}: ${code}`;

/** Where somebody stops on the way: at a parcel, or at goods of stock. */
export type Stop = WaveParcel | WaveItem;
export const isItem = (stop: Stop): stop is WaveItem => 'code' in stop;
export const keyOfStop = (stop: Stop) => (isItem(stop) ? keyOfItem(stop) : keyOfPiece(stop));

export type Progress = {
  /** In the order of the way; what is left for later comes last. */
  readonly left: readonly Stop[];
  readonly next: Stop | undefined;
  readonly picked: number;
  /** What belongs to orders that wait for a person. */
  readonly waiting: readonly Stop[];
  readonly count: number;
};

type Scan = Pick<Entry, 'kind' | 'state' | 'input'>;

/** What was scanned here, by what it was: also what has not reached the server yet. */
function keysOf(scans: readonly Scan[], ofParcels: Entry['kind'], ofItems: Entry['kind']): Set<string> {
  const taken = scans.filter(({ state }) => state !== 'conflict');
  return new Set(
    taken.flatMap(({ kind, input }) => {
      if (kind === ofParcels && 'courierNumber' in input) return keyOfPiece({ piece: 1, ...input });
      return kind === ofItems && 'code' in input ? keyOfItem(input) : [];
    }),
  );
}

/** What is left of a wave, also of what was scanned here and has not reached the server yet. */
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

/** What was typed where a wave is chosen: nothing for a new one, a short number for one under way, else an order. */
export function readWaveChoice(typed: string): WaveChoice | undefined {
  const text = typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
  if (text === '') return { kind: 'start' };
  if (/^[1-9][0-9]{0,8}$/.test(text)) return { kind: 'open', id: Number(text) };
  return /^[0-9A-Z]{10,20}$/.test(text) ? { kind: 'order', orderNumber: text } : undefined;
}
