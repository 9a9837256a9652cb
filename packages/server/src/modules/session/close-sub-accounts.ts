import type { TransactionDb } from '../../db/database.ts';
import { clearPasswordsOfSubAccounts } from './account.repository.ts';
import { endSessions } from './end-sessions.ts';

/**
 * A stranger who registered this number may also have added sub-accounts, which would be another way back in
 * (A27).
 */
export async function closeSubAccounts(
  db: TransactionDb,
  member: { shopId: number; memberId: number },
): Promise<void> {
  for (const { id } of await db.all(clearPasswordsOfSubAccounts, member)) {
    await endSessions(db, { shopId: member.shopId, memberId: id, by: 'phone' });
  }
}
