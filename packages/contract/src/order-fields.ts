import { orderStages, ownerOrderActs } from '@onehaul/domain/order/order-state';
import { z } from 'zod';
import { cnyCents, singleLine, numberedEnum, wireObject } from './wire.ts';

/** Wire numbers: §4 defines unpaid, to be shipped, shipped and completed; the others are ours. */
export const orderState = numberedEnum({
  unpaid: 1,
  toShip: 2,
  shipped: 3,
  completed: 4,
  awaitingArrival: 5,
  cancelled: 6,
  returned: 7,
});
export const orderStage = z.enum(orderStages);
export const orderStep = z.enum([
  'awaitingArrival',
  'unpaid',
  'toPick',
  'picking',
  'packing',
  'packed',
  'ready',
  'inBatch',
  'shipped',
  'completed',
  'cancelled',
  'returned',
]);
export const ownerAct = z.enum(ownerOrderActs as [(typeof ownerOrderActs)[number]]);
/**
 * Order source (§3): `merge`, combined by the member; `instant`, dispatched automatically once its last
 * parcel has arrived; the others come from seller tools.
 */
export const orderKind = numberedEnum({
  merge: 1,
  instant: 2,
  cod: 3,
  marketplace: 4,
  redispatch: 5,
  peer: 6,
  dedicated: 7,
});

/** One kind of goods as declared to customs (§3 goods declaration). */
export const DeclaredGoods = wireObject(
  {
    nameChinese: singleLine(100).min(1),
    nameEnglish: singleLine(100).default(''),
    quantity: z.int().min(1).max(100_000),
    unitPriceCents: cnyCents.pipe(z.int().min(0).max(100_000_000)),
    hsCode: z
      .string()
      .regex(/^([0-9]{6,10})?$/)
      .default(''),
    origin: z
      .string()
      .regex(/^([A-Z]{2})?$/)
      .default('CN'),
    material: singleLine(100).default(''),
  },
  {
    nameChinese: 'GoodsNameCN',
    nameEnglish: 'GoodsNameEN',
    quantity: 'Account',
    unitPriceCents: 'Price',
    hsCode: 'HSCode',
  },
);
