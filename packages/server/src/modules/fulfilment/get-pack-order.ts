import type { PackedBox, PackOrder } from '@onehaul/contract/console/fulfilment';
import type { Language } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import type { Keys } from '../../keys.ts';
import { cartonsOfShop } from '../fee/index.ts';
import { consoleFileUrl } from '../file/index.ts';
import { photosOfOrder } from '../order-move/index.ts';
import { itemsOfOrder } from './item.repository.ts';
import { boxesOfOrder, orderToPack, parcelsOfOrder, servicesOfOrder } from './pack.repository.ts';

/** The reader, and the keys that sign photo URLs. */
export type Reader = {
  readonly db: Db;
  readonly keys: Keys;
  readonly tenantId: number;
  readonly language: Language;
};
type OrderKey = { readonly shopId: number; readonly orderId: number };

type BoxRow = NonNullable<(typeof boxesOfOrder)['row']>;
type PhotoRow = NonNullable<(typeof photosOfOrder)['row']>;

/** Stock items of an order; empty for an order of parcels or boxes. */
export const findItems = (db: Db, { shopId, id }: { readonly shopId: number; readonly id: number }) =>
  db.all(itemsOfOrder, { shopId, orderId: id });

/** Photos that prove the last measurement of a box; label photos do not count. */
export const measurementPhotos = ({ boxNumber, packedAt }: BoxRow, photos: readonly PhotoRow[]) =>
  photos.filter(
    (photo) =>
      photo.boxNumber === boxNumber &&
      (photo.kind === 'scale' || photo.kind === 'box') &&
      photo.takenAt >= packedAt,
  );

export function packedBoxesOf(
  { keys, tenantId }: Pick<Reader, 'keys' | 'tenantId'>,
  shopId: number,
  boxes: readonly BoxRow[],
  photos: readonly PhotoRow[],
): PackedBox[] {
  const shop = { tenantId, id: shopId };
  return boxes.map(({ packedAt: _, ...box }, index) => ({
    ...box,
    photos: photos
      .filter(({ boxNumber }) => boxNumber === box.boxNumber)
      .map(({ boxNumber: __, fileKey, ...photo }) => ({
        ...photo,
        url: consoleFileUrl(keys, shop, fileKey),
      })),
    hasProof: measurementPhotos(boxes[index]!, photos).length > 0,
  }));
}

const noLimits = { sideMillimetres: null, boxGrams: null, totalGrams: null, boxes: null };

/** An order at the packing table: contents, plan, and what is packed already. */
export async function getPackOrder(reader: Reader, which: OrderKey): Promise<PackOrder> {
  const { db, language } = reader;
  const { shopId } = which;
  const [order, services, parcels, items, boxes, photos, cartons] = await Promise.all([
    db.first(orderToPack, { ...which, language }),
    db.all(servicesOfOrder, { ...which, language }),
    db.all(parcelsOfOrder, which),
    db.all(itemsOfOrder, which),
    db.all(boxesOfOrder, which),
    db.all(photosOfOrder, which),
    db.all(cartonsOfShop, { shopId }),
  ]);
  if (!order) throw new Refusal('record.notFound');
  const { shipment, tariff, ...shown } = order;
  return {
    ...shown,
    services,
    parcels,
    items,
    plannedBoxes: [...(shipment?.boxes ?? [])],
    boxes: packedBoxesOf(reader, shopId, boxes, photos),
    cartons,
    limits: tariff?.limits ?? noLimits,
  };
}
