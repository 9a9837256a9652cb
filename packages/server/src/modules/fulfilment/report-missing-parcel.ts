import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import type { LockedOrder } from '../order-move/index.ts';
import { lockPickedPiece, type PieceScan } from './lock-picked-piece.ts';
import { raiseException } from './raise-exception.ts';
import { pickOfParcel } from './wave.repository.ts';

/** Reports a parcel missing from its bin and raises an exception on its order. */
export async function reportMissingParcel(
  db: TransactionDb,
  staffId: number,
  { note, ...scan }: PieceScan & { readonly note: string },
): Promise<{ orderId: number; orderNumber: string }> {
  const { order, parcel, number } = await lockPickedPiece(db, scan);
  const { shopId } = scan;
  const pick = await db.first(pickOfParcel, { shopId, orderId: order.id, parcelId: parcel.id });
  if (order.step !== 'picking' || !pick || pick.pickedAt) throw new Refusal('order.wrongParcel', { number });
  await raiseShortage(db, staffId, { shopId, order, what: number, note });
  return { orderId: order.id, orderNumber: order.number };
}

type Shortage = {
  readonly shopId: number;
  readonly order: LockedOrder;
  /** Parcel number or SKU code. */
  readonly what: string;
  readonly note: string;
};

/** Appends to the note of an existing shortage, so that one person looks for everything. */
export async function raiseShortage(
  db: TransactionDb,
  staffId: number,
  { shopId, order, what, note }: Shortage,
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
