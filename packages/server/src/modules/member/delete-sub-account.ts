import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { endSessions } from '../session/index.ts';
import { eraseMember } from './erase-member.ts';
import { lockMember } from './member.repository.ts';

/** Closes a sub-account of the caller permanently; its username becomes available again. */
export async function deleteSubAccount(
  { db, shop, member }: ChangeContext,
  { id }: { id: number },
): Promise<null> {
  const account = await db.first(lockMember, { shopId: shop.id, id });
  if (!account || account.mainId !== member.id || account.state === 'erased') {
    throw new Refusal('record.notFound');
  }
  await endSessions(db, { shopId: shop.id, memberId: id, by: 'cancellation' });
  await eraseMember(db, { ...account, shopId: shop.id }, 'remove');
  return null;
}
