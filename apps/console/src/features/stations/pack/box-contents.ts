import type { PackOrder } from '@onehaul/contract/console/fulfilment';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { type MeasureName, readMeasure } from '../measure/measure-fields.tsx';

type Order = Pick<PackOrder, 'parcels' | 'items'>;
type Parcel = PackOrder['parcels'][number];
type Item = PackOrder['items'][number];

/** Contents of the box being packed: parcels by id, stock goods by number of pieces. */
export type BoxContents = {
  readonly parcelIds: readonly number[];
  readonly pieces: Readonly<Record<number, number>>;
};
export const emptyBox: BoxContents = { parcelIds: [], pieces: {} };

/** Contents of a saved box. */
export const contentsOf = ({ parcels, items }: Order, boxNumber: number): BoxContents => ({
  parcelIds: parcels.filter((parcel) => parcel.boxNumber === boxNumber).map(({ id }) => id),
  pieces: Object.fromEntries(
    items.flatMap(({ skuId, boxed }) =>
      boxed.filter((one) => one.boxNumber === boxNumber).map(({ quantity }) => [skuId, quantity]),
    ),
  ),
});

export const countContents = ({ parcelIds, pieces }: BoxContents) =>
  parcelIds.length + Object.values(pieces).reduce((sum, count) => sum + count, 0);

/** Pieces of this item in other boxes. */
export const countInOtherBoxes = ({ boxed }: Pick<Item, 'boxed'>, boxNumber: number) =>
  boxed.reduce((sum, one) => sum + (one.boxNumber === boxNumber ? 0 : one.quantity), 0);

/** Adds everything that is in no other box. */
export function addRemaining(order: Order, contents: BoxContents, boxNumber: number): BoxContents {
  const here = new Set(contents.parcelIds);
  const isFree = ({ id, boxNumber: box }: Parcel) => here.has(id) || box === null || box === boxNumber;
  const pieces = order.items.flatMap((item) => {
    const count = item.quantity - countInOtherBoxes(item, boxNumber);
    return count > 0 ? [[item.skuId, count] as const] : [];
  });
  return {
    parcelIds: order.parcels.filter(isFree).map(({ id }) => id),
    pieces: Object.fromEntries(pieces),
  };
}

/** Number of pieces left unboxed if this box were closed as it is. */
export const countLeft = (order: Order, contents: BoxContents, boxNumber: number) =>
  countContents(addRemaining(order, contents, boxNumber)) - countContents(contents);

/** Labels of everything that is in no saved box. */
export function unboxedNames({ parcels, items }: Order): string[] {
  return [
    ...parcels
      .filter(({ boxNumber }) => boxNumber === null)
      .map(({ courierNumber, piece }) => (piece > 1 ? `${courierNumber} (${piece})` : courierNumber)),
    ...items.flatMap(({ code, quantity, boxed }) => {
      const left = quantity - boxed.reduce((sum, one) => sum + one.quantity, 0);
      return left > 0 ? [`${left} × ${code}`] : [];
    }),
  ];
}

export const toggleParcel = (contents: BoxContents, id: number): BoxContents => ({
  ...contents,
  parcelIds: contents.parcelIds.includes(id)
    ? contents.parcelIds.filter((one) => one !== id)
    : [...contents.parcelIds, id],
});

function withPieces(contents: BoxContents, skuId: number, count: number): BoxContents {
  const { [skuId]: _, ...others } = contents.pieces;
  return { ...contents, pieces: count > 0 ? { ...others, [skuId]: count } : others };
}

/** Adds all pieces that are in no other box, or removes them. */
export const toggleItem = (contents: BoxContents, item: Item, boxNumber: number): BoxContents =>
  withPieces(
    contents,
    item.skuId,
    (contents.pieces[item.skuId] ?? 0) > 0 ? 0 : item.quantity - countInOtherBoxes(item, boxNumber),
  );

export type Scanned =
  | { readonly kind: 'contents'; readonly contents: BoxContents; readonly kept?: string }
  | { readonly kind: 'unknown' }
  /** All its pieces are boxed already. */
  | { readonly kind: 'full'; readonly code: string };

/** A courier number of the order at the end of the text: scanned before the typed measure was confirmed. */
function splitScan(order: Order, name: MeasureName, text: string): { code: string; kept?: string } {
  const upper = text.trim().toUpperCase();
  for (const { courierNumber } of order.parcels) {
    const kept = upper.slice(0, -courierNumber.length);
    if (upper.endsWith(courierNumber) && readMeasure(name, kept) !== undefined)
      return { code: courierNumber, kept };
  }
  return { code: text };
}

/**
 * Interprets a scan into a field of weight or size: toggles a parcel, or adds one piece of stock goods.
 * Undefined if the text may be a measure. For several pieces with one number the next unboxed one is taken.
 * `kept` is the measure that stood before the scanned number.
 */
export function applyScan(
  order: Order,
  contents: BoxContents,
  boxNumber: number,
  text: string,
  name: MeasureName = 'weight',
): Scanned | undefined {
  const { code: typed, ...before } = splitScan(order, name, text);
  const number = parseCourierNumber(typed);
  const pieces = order.parcels.filter(({ courierNumber }) => courierNumber === number);
  const next = pieces.find(({ id, boxNumber: box }) => box === null && !contents.parcelIds.includes(id));
  const parcel = next ?? pieces.at(-1);
  if (parcel) return { kind: 'contents', contents: toggleParcel(contents, parcel.id), ...before };
  const code = typed.trim().toUpperCase();
  const item =
    order.items.find((one) => one.code.toUpperCase() === code) ??
    order.items.find((one) => one.barcode !== '' && one.barcode.toUpperCase() === code);
  // A short code may be a measure.
  const mayBeMeasure = readMeasure(name, typed) !== undefined && code.length < 6;
  if (item && !mayBeMeasure) {
    const count = (contents.pieces[item.skuId] ?? 0) + 1;
    if (count + countInOtherBoxes(item, boxNumber) > item.quantity) return { kind: 'full', code: item.code };
    return { kind: 'contents', contents: withPieces(contents, item.skuId, count) };
  }
  return number !== undefined && number.length >= 8 && readMeasure(name, typed) === undefined
    ? { kind: 'unknown' }
    : undefined;
}
