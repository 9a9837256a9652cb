import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import type { LockedOrder } from '../order-move/index.ts';
import { lockPicked, type PieceScan } from './find-picked.ts';
import { raiseException } from './raise-exception.ts';
import { pickOfParcel } from './wave.repository.ts';

/** A parcel does not lie where it should. Its order waits for a person. */
export async function shortPick(
  db: Db,
  staffId: number,
  { note, ...scan }: PieceScan & { readonly note: string },
): Promise<{ orderId: number; orderNumber: string }> {
  const { order, parcel, number } = await lockPicked(db, scan);
  const { shopId } = scan;
  const pick = await db.first(pickOfParcel, { shopId, orderId: order.id, parcelId: parcel.id });
  if (order.step !== 'picking' || !pick || pick.pickedAt) throw new Refusal('order.wrongParcel', { number });
  await raiseShort(db, staffId, { shopId, order, what: number, note });
  return { orderId: order.id, orderNumber: order.number };
}

type Short = {
  readonly shopId: number;
  readonly order: LockedOrder;
  /** The number of the parcel, or the code of the goods. */
  readonly what: string;
  readonly note: string;
};

/** What is not to be found is written to what was said of the order before: one person looks for both. */
export async function raiseShort(
  db: Db,
  staffId: number,
  { shopId, order, what, note }: Short,
): Promise<void> {
  const said = [what, note].filter((words) => words !== '').join(': ');
  const notes = [order.exception === 'short' ? order.exceptionNote : '', said].filter(
    (words) => words !== '',
  );
  const actor = { kind: 'staff', id: staffId } as const;
  await raiseException(db, {
    shopId,
    order,
    exception: 'short',
    note: notes.join('; ').slice(0, 1000),
    actor,
  });
}
