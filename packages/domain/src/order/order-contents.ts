type Counts = {
  readonly parcelCount: number;
  readonly boxCount: number;
  readonly itemCount: number;
};
export type OrderContents = {
  readonly unit: 'parcels' | 'items' | 'boxes';
  readonly count: number;
  /** Boxes it is packed in, where it is made of something else. */
  readonly boxes: number;
};

/** What an order is made of: members' parcels, goods from stock, or boxes as they come. Null while nothing is known. */
export function contentsOf({ parcelCount, boxCount, itemCount }: Counts): OrderContents | null {
  if (parcelCount > 0) return { unit: 'parcels', count: parcelCount, boxes: boxCount };
  if (itemCount > 0) return { unit: 'items', count: itemCount, boxes: boxCount };
  return boxCount > 0 ? { unit: 'boxes', count: boxCount, boxes: 0 } : null;
}
