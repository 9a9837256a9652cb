import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { TransactionDb } from '../../db/database.ts';
import type { Prepared } from '../../http/bind.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { type StoredPicture, storePicture } from '../file/index.ts';
import { lockOrders, recordOrderEvents } from '../order-move/index.ts';
import { findByNumber, type OrderNumberScope } from './lock-order.ts';
import { boxesOfOrder, countPhotos, insertPhoto } from './pack.repository.ts';
import { settingsOfShop } from './workplace.repository.ts';

/** Per box. */
const maxPhotos = 20;

type BoxPhoto = OrderNumberScope & {
  readonly boxNumber: number;
  readonly kind: 'scale' | 'box' | 'label' | 'exception';
};
type StoredPhoto = BoxPhoto & StoredPicture;

/** Re-encodes and stores the photo. No row references it yet. */
export async function storeBoxPhoto(
  services: Pick<Services, 'storage' | 'log'>,
  { db, staff }: StaffContext,
  { file, ...photographed }: BoxPhoto & { readonly file: Uint8Array },
): Promise<Prepared<StoredPhoto>> {
  const { shopId } = photographed;
  // Also checked here, before doing any work for an order that does not exist.
  const [, limit] = await Promise.all([
    findByNumber(db, photographed),
    db.first(settingsOfShop, { shopId, names: ['imageMostBytes'] }),
  ]);
  const { imageMostBytes } = settingsFrom({ imageMostBytes: limit?.value });
  const shop = { tenantId: staff.tenantId, id: shopId };
  const { stored, discard } = await storePicture(services, {
    shop,
    folder: 'order',
    file,
    mostBytes: imageMostBytes,
  });
  return { ready: { ...photographed, ...stored }, discard };
}

/** Attaches the stored photo to the box. */
export async function addBoxPhoto(
  db: TransactionDb,
  staffId: number,
  { warehouseId, orderNumber, ...photo }: StoredPhoto,
): Promise<{ orderId: number; photoCount: number }> {
  const { shopId, boxNumber, id, kind } = photo;
  const orderId = await findByNumber(db, { shopId, warehouseId, orderNumber });
  await lockOrders(db, shopId, [orderId]);
  const of = { shopId, orderId };
  const [boxes, counted] = await Promise.all([
    db.all(boxesOfOrder, of),
    db.first(countPhotos, { ...of, boxNumber }),
  ]);
  if (!boxes.some((box) => box.boxNumber === boxNumber)) throw new Refusal('order.boxMissing');
  if (counted!.ofBox >= maxPhotos) throw new Refusal('file.tooMany', { most: maxPhotos });
  await db.all(insertPhoto, { ...photo, ...of, staffId });
  const actor = { kind: 'staff', id: staffId } as const;
  await recordOrderEvents(db, shopId, [orderId], 'photo', {
    actor,
    proof: [id],
    details: { kind, box: boxNumber },
  });
  return { orderId, photoCount: counted!.ofBox + 1 };
}
