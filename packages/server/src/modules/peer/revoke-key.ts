import { Refusal } from '@onehaul/domain/refusal';
import type { MemberContext } from '../../http/context.ts';
import { revokeKey } from './api-key.repository.ts';

export async function endKey(
  { db, shop, member }: MemberContext,
  { id }: { readonly id: number },
): Promise<null> {
  const revoked = await db.first(revokeKey, { shopId: shop.id, memberId: member.ownerId, id });
  if (!revoked) throw new Refusal('record.notFound');
  return null;
}
