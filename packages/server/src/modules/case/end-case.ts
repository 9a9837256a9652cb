import type { TransactionDb } from '../../db/database.ts';
import { lockOrders } from '../order-move/index.ts';
import { lockParcels, resumeStorage } from '../parcel/index.ts';
import { type LockedCase, writeProposal } from './case.repository.ts';
import { addCaseMessage, stepCase, type Terms } from './move-case.ts';

/** Locks the subject of a case before the case itself. */
export async function lockSubject(
  db: TransactionDb,
  shopId: number,
  { orderId, parcelId }: { readonly orderId: number | null; readonly parcelId: number | null },
) {
  const [order] = orderId === null ? [] : await lockOrders(db, shopId, [orderId]);
  const [parcel] = parcelId === null ? [] : await lockParcels(db, shopId, [parcelId]);
  return { order, parcel };
}

type CaseClosing = {
  readonly actor: { readonly kind: 'member' | 'staff'; readonly id: number };
  readonly words: string;
  readonly terms: Terms;
};

/** Closes a case; restarts the storage clock of a parcel awaiting remeasurement. Requires the parcel lock. */
export async function endCase(
  db: TransactionDb,
  known: LockedCase,
  { actor, words, terms }: CaseClosing,
): Promise<void> {
  const { shopId, id, kind, parcelId, proposedMinor } = known;
  await stepCase(db, known, ['close'], { terms });
  if (proposedMinor !== null)
    await db.all(writeProposal, { shopId, id, minor: null, words: '', staffId: null });
  if (kind === 'measurement' && parcelId !== null) {
    const [parcel] = await lockParcels(db, shopId, [parcelId]);
    await resumeStorage(db, parcel!);
  }
  const notice = actor.kind === 'staff' ? 'caseClosed' : 'caseChanged';
  await addCaseMessage(db, known, { actor, act: 'closed', words, notice });
}
