import type { ChangeContext } from '../../http/context.ts';
import { endKeys } from '../session/index.ts';

export async function endKey(
  { db, shop, member }: ChangeContext,
  { id }: { readonly id: number },
): Promise<null> {
  await endKeys(db, { shopId: shop.id, memberId: member.ownerId, ids: [id] });
  return null;
}
