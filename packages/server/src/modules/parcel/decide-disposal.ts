import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { isAnotherPerson } from '../second-person/index.ts';
import { assertDisposable } from './assert-disposable.ts';
import { closeDisposal, findDisposal, clearStorage } from './disposal.repository.ts';
import { lockParcelsByIds, recordParcelEvents, stepParcels } from './move-parcels.ts';

type Decision = { readonly shopId: number; readonly id: number; readonly isConfirmed: boolean };

/** Confirms or refuses a proposed disposal (four-eyes principle). Returns the parcel id. */
export async function decideDisposal(
  db: TransactionDb,
  staffId: number,
  { isConfirmed, ...which }: Decision,
): Promise<number> {
  const { shopId, id } = which;
  const proposal = await db.first(findDisposal, which);
  if (!proposal) throw new Refusal('record.notFound');
  const { parcelId, outcome, reason } = proposal;
  // The proposer may withdraw the proposal but never confirm it.
  if (isConfirmed && !(await isAnotherPerson(db, staffId, proposal.proposedBy)))
    throw new Refusal('disposal.needsSecondPerson');
  const [parcel] = await lockParcelsByIds(db, shopId, [parcelId]);
  const state = isConfirmed ? 'confirmed' : 'refused';
  if (!(await db.first(closeDisposal, { shopId, id, staffId, state }))) throw new Refusal('disposal.over');
  const account = {
    actor: { kind: 'staff', id: staffId },
    reason,
    details: { disposal: id, proposedBy: proposal.proposedBy },
  } as const;
  if (!isConfirmed) {
    await recordParcelEvents(db, shopId, [parcelId], 'refuseDisposal', account);
    return parcelId;
  }
  // The owner may have turned up since the proposal.
  await assertDisposable(db, parcel!);
  await stepParcels(db, shopId, [parcel!], outcome === 'disposed' ? 'dispose' : 'return', {
    ...account,
    notice: outcome === 'disposed' ? 'parcelDisposed' : 'parcelReturned',
  });
  await db.all(clearStorage, { shopId, id: parcelId });
  return parcelId;
}
