import { batchMachine } from '@onehaul/domain/order/batch-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import type { Prepared } from '../../http/bind.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { requestConfirmations } from '../consignee/index.ts';
import { storePicture } from '../file/index.ts';
import { assertNotStopped, stepOrders } from '../order-move/index.ts';
import { stepParcelsOf } from '../parcel/index.ts';
import { shipBound } from '../stock/index.ts';
import { addTrackEvents, watchOrders } from '../tracking/index.ts';
import { batchById, writeHandOver } from './batch.repository.ts';
import { assertFullyLoaded } from './close-batch.ts';
import { lockBatchWithOrders, stepBatch } from './lock-batch.ts';

type HandOver = {
  readonly shopId: number;
  readonly id: number;
  readonly sealNumber: string;
  readonly vehicle: string;
  readonly driverName: string;
};
type SignedHandOver = HandOver & { readonly signatureKey: string };

const maxSignatureBytes = 1024 * 1024;

/** Re-encodes the signature image and stores it; no row references it yet. */
export async function storeSignature(
  services: Pick<Services, 'storage' | 'log'>,
  { db, staff, language }: StaffContext,
  { file, ...handOver }: HandOver & { readonly file: Uint8Array },
): Promise<Prepared<SignedHandOver>> {
  const { shopId, id } = handOver;
  const batch = await db.first(batchById, { shopId, id, language });
  if (!batch) throw new Refusal('record.notFound');
  // Early check that avoids needless work; the transaction repeats it authoritatively.
  batchMachine.step(batch, 'depart');
  const shop = { tenantId: staff.tenantId, id: shopId };
  const { stored, discard } = await storePicture(services, {
    shop,
    folder: 'batch',
    file,
    mostBytes: maxSignatureBytes,
  });
  return { ready: { ...handOver, signatureKey: stored.fileKey }, discard };
}

/** Hands a closed batch over: ships its orders and their parcels and notifies their owners. */
export async function departBatch(
  db: TransactionDb,
  staffId: number,
  { shopId, id, ...handOver }: SignedHandOver,
): Promise<{ number: string; shipped: number }> {
  const { batch, orders } = await lockBatchWithOrders(db, { shopId, id });
  orders.forEach(assertNotStopped);
  const { sealNumber, vehicle, driverName } = handOver;
  await stepBatch(db, shopId, batch, 'depart', { staffId, details: { sealNumber, vehicle, driverName } });
  await assertFullyLoaded(db, shopId, id);
  await db.all(writeHandOver, { shopId, id, ...handOver });
  const actor = { kind: 'staff', id: staffId } as const;
  const details = { batch: batch.number };
  await stepOrders(db, shopId, orders, 'ship', { actor, details, notice: 'orderShipped' });
  const ids = orders.map((order) => order.id);
  await stepParcelsOf(db, shopId, ids, 'ship', { actor, details });
  await shipBound(db, shopId, ids, { actor });
  await addTrackEvents(db, {
    shopId,
    events: ids.map((orderId) => ({
      orderId,
      source: 'scan',
      phase: 'departed',
      happenedAt: new Date(),
      eventKey: `batch:${id}:departed`,
      staffId,
    })),
  });
  await watchOrders(db, { shopId, orderIds: ids });
  await requestConfirmations(db, shopId, ids);
  return { number: batch.number, shipped: ids.length };
}
