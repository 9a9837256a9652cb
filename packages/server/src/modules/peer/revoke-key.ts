import type { ChangeContext } from '../../http/context.ts';
import { revokeKeys } from '../session/index.ts';

export async function revokeKey(
  { db, shop, member }: ChangeContext,
  { id }: { readonly id: number },
): Promise<null> {
  await revokeKeys(db, { shopId: shop.id, memberId: member.ownerId, ids: [id] });
  return null;
}
