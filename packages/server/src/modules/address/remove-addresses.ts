import { Refusal } from '@onehaul/domain/refusal';
import type { MemberContext } from '../../http/context.ts';
import { deleteAddresses } from './address.repository.ts';

/** Forgets addresses: all of them, or none when one is not there. */
export async function removeAddresses(
  { db, shop, member }: MemberContext,
  { ids }: { readonly ids: readonly number[] },
): Promise<{ removed: number }> {
  const wanted = [...new Set(ids)];
  const gone = await db.all(deleteAddresses, { shopId: shop.id, memberId: member.ownerId, ids: wanted });
  if (gone.length < wanted.length) throw new Refusal('record.notFound');
  return { removed: gone.length };
}
