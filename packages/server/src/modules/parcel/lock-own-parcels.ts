import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { lockParcelsByIds } from './move-parcels.ts';
import type { LockedParcel } from './move.repository.ts';

/** Locks the member's parcels. Other members' parcels throw the same record.notFound as missing ones. */
export async function lockOwnParcels(
  { db, shop, member }: ChangeContext,
  ids: readonly number[],
): Promise<LockedParcel[]> {
  const parcels = await lockParcelsByIds(db, shop.id, ids);
  const isOwn = ({ memberId, joinedId }: LockedParcel) => memberId === member.ownerId && joinedId === null;
  if (!parcels.every(isOwn)) throw new Refusal('record.notFound');
  return parcels;
}
