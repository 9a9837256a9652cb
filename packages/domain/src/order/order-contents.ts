type Counts = {
  readonly parcelCount: number;
  readonly boxCount: number;
  readonly itemCount: number;
};
export type OrderContents = {
  readonly unit: 'parcels' | 'items' | 'boxes';
  readonly count: number;
  /** Packed boxes, where the unit is something else. */
  readonly boxes: number;
};

/** Contents of an order: members' parcels, stock items, or pre-packed boxes. Null while unknown. */
export function contentsOf({ parcelCount, boxCount, itemCount }: Counts): OrderContents | null {
  if (parcelCount > 0) return { unit: 'parcels', count: parcelCount, boxes: boxCount };
  if (itemCount > 0) return { unit: 'items', count: itemCount, boxes: boxCount };
  return boxCount > 0 ? { unit: 'boxes', count: boxCount, boxes: 0 } : null;
}
