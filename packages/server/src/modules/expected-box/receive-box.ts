import { boxCode } from '@onehaul/domain/order/order-number';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import { recordOrderEvents } from '../order-move/index.ts';
import { lockOrder, type OrderNumberScope, type ScanTime, writeMeasures } from '../fulfilment/index.ts';
import { expectedBoxesOf, markReceived, measuresOf } from './expected-box.repository.ts';
import type { ArrivingOrderKey } from './get-arriving-order.ts';

type ReceivedBox = OrderNumberScope &
  ScanTime & {
    readonly boxNumber: number;
    readonly weightGrams: number;
    readonly lengthMillimetres: number;
    readonly widthMillimetres: number;
    readonly heightMillimetres: number;
  };

/** Refuses goods that may not be received yet; each kind of order supplies its own check. */
export type ReceiveCheck = (db: Db, which: ArrivingOrderKey) => Promise<void>;

/** Records the measurements of a received box. Idempotent; different measurements replace the first ones. */
export async function receiveBox(
  db: TransactionDb,
  staffId: number,
  { boxNumber, weightGrams, ...box }: ReceivedBox,
  mayReceive: ReceiveCheck,
): Promise<number> {
  const { shopId } = box;
  const { order } = await lockOrder(db, box);
  const of = { shopId, orderId: order.id };
  const [expected, before] = await Promise.all([
    db.all(expectedBoxesOf, of),
    db.first(measuresOf, { ...of, boxNumber }),
  ]);
  if (!expected.some((one) => one.boxNumber === boxNumber))
    throw new Refusal('box.unexpected', { mark: boxCode(order.number, boxNumber) });
  const isSame =
    before?.grams === weightGrams &&
    before.lengthMillimetres === box.lengthMillimetres &&
    before.widthMillimetres === box.widthMillimetres &&
    before.heightMillimetres === box.heightMillimetres;
  if (isSame) return order.id;
  if (order.step !== 'awaitingArrival')
    throw new Refusal('state.illegalStep', { from: order.step, event: 'receive' });
  await mayReceive(db, of);

  const measures = {
    weightGrams,
    lengthMm: box.lengthMillimetres,
    widthMm: box.widthMillimetres,
    heightMm: box.heightMillimetres,
  };
  await writeMeasures(db, { ...of, boxNumber, cartonId: null, ...measures, staffId });
  await db.all(markReceived, { ...of, boxNumber, staffId });
  const actor = { kind: 'staff', id: staffId } as const;
  await recordOrderEvents(db, shopId, [order.id], 'boxReceived', {
    actor,
    details: { box: boxNumber, ...measures },
  });
  return order.id;
}
