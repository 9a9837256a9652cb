import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { clearDefault, lockMember, markDefault } from './address.repository.ts';

/** Makes one address the only default. */
export async function setDefaultAddress(
  { db, shop, member }: ChangeContext,
  { id }: { readonly id: number },
): Promise<{ id: number }> {
  const whose = { shopId: shop.id, memberId: member.ownerId };
  await db.first(lockMember, whose);
  await db.all(clearDefault, whose);
  if (!(await db.first(markDefault, { ...whose, id }))) throw new Refusal('record.notFound');
  return { id };
}
