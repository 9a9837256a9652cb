import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { assertDisposable } from './assert-disposable.ts';
import { insertDisposal } from './disposal.repository.ts';
import { lockParcelsByIds, recordParcelEvents } from './move-parcels.ts';

type Proposal = {
  readonly shopId: number;
  readonly id: number;
  readonly outcome: 'disposed' | 'returned';
  readonly reason: string;
};

/** First step of the four-eyes principle: proposes disposal or return; the parcel does not change yet. */
export async function proposeDisposal(
  db: TransactionDb,
  staffId: number,
  { shopId, id, outcome, reason }: Proposal,
): Promise<void> {
  const [parcel] = await lockParcelsByIds(db, shopId, [id]);
  await assertDisposable(db, parcel!);
  const proposed = await db.first(insertDisposal, { shopId, parcelId: id, outcome, reason, staffId });
  if (!proposed) throw new Refusal('state.illegalStep', { from: 'proposed', event: 'propose' });
  await recordParcelEvents(db, shopId, [id], 'proposeDisposal', {
    actor: { kind: 'staff', id: staffId },
    reason,
    details: { outcome, disposal: proposed.id },
  });
}
