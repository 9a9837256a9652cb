import type { MemberContext } from '../../http/context.ts';
import { findActiveKeys } from '../session/index.ts';
import { subAccountsOf } from './member.repository.ts';

/** Other credentials for the account: a password change offers to revoke them. */
export async function findOtherAccess({ db, shop, member }: MemberContext) {
  const keys = await findActiveKeys(db, { shopId: shop.id, memberId: member.id });
  const subAccounts = await db.all(subAccountsOf, { shopId: shop.id, mainId: member.id });
  return { keys, subAccounts };
}
