import type { ArrivingOrder } from '@onehaul/contract/console/boxes';
import { type Reader, getPackOrder } from '../fulfilment/index.ts';
import { arrivingOrder, expectedBoxesOf } from './expected-box.repository.ts';

export type ArrivingOrderKey = { readonly shopId: number; readonly orderId: number };

/** An order with announced boxes: announced next to measured figures. */
export async function getArrivingOrder(reader: Reader, which: ArrivingOrderKey): Promise<ArrivingOrder> {
  const [order, more, expected] = await Promise.all([
    getPackOrder(reader, which),
    reader.db.first(arrivingOrder, which),
    reader.db.all(expectedBoxesOf, which),
  ]);
  return { ...order, ...more!, expected };
}
