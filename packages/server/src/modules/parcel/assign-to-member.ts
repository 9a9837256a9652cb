import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { ownerAccount } from './claim-desk.repository.ts';
import { transferParcel } from './transfer-parcel.ts';
import { lockParcelsByIds } from './move-parcels.ts';

type Giving = {
  readonly shopId: number;
  readonly id: number;
  readonly memberId: number;
  readonly reason: string;
};

/** Assigns an unowned parcel to the main account of the member identified by staff. */
export async function assignToMember(
  db: TransactionDb,
  staffId: number,
  { shopId, id, memberId, reason }: Giving,
): Promise<void> {
  const [parcel] = await lockParcelsByIds(db, shopId, [id]);
  const owner = await db.first(ownerAccount, { shopId, memberId });
  if (!owner) throw new Refusal('record.notFound');
  await transferParcel(db, shopId, parcel!, owner.ownerId, { actor: { kind: 'staff', id: staffId }, reason });
}
