import type { ArrivingOrder } from '@onehaul/contract/console/boxes';
import { type Reader, showOrder } from '../fulfilment/index.ts';
import { arrivingOrder, expectedOf } from './expected-box.repository.ts';

export type Arriving = { readonly shopId: number; readonly orderId: number };

/** An order with announced boxes: announced next to measured figures. */
export async function showArriving(reader: Reader, which: Arriving): Promise<ArrivingOrder> {
  const [order, more, expected] = await Promise.all([
    showOrder(reader, which),
    reader.db.first(arrivingOrder, which),
    reader.db.all(expectedOf, which),
  ]);
  return { ...order, ...more!, expected };
}
