import { Refusal } from '@onehaul/domain/refusal';
import { type AdjustedAccount, adjustmentRefusal } from '@onehaul/domain/wallet/adjustment';
import type { TransactionDb } from '../../db/database.ts';
import { insertAdjustment, lockAdjustedMember } from './adjustment.repository.ts';
import { findBalances } from './find-balances.ts';

type Request = {
  readonly shopId: number;
  readonly memberId: number;
  readonly account: AdjustedAccount;
  readonly changeMinor: number;
  /** Balance of the account in the dialog. */
  readonly seenMinor: number;
  readonly reason: string;
};

/** Requests a correction of a main account's balance. No money moves until another person approves. */
export async function requestAdjustment(
  db: TransactionDb,
  staffId: number,
  { seenMinor, ...asked }: Request,
): Promise<{ id: number }> {
  const { shopId, memberId, account, changeMinor } = asked;
  const member = await db.first(lockAdjustedMember, { shopId, memberId });
  // A sub-account has no wallet of its own.
  if (!member || member.state === 'erased' || member.mainId !== null) throw new Refusal('record.notFound');
  const { [account]: balance } = await findBalances(db, shopId, memberId);
  const refusal = adjustmentRefusal({ balance, seen: seenMinor, change: changeMinor });
  if (refusal) throw new Refusal(refusal);
  const made = await db.first(insertAdjustment, { ...asked, staffId });
  if (!made) throw new Refusal('adjustment.pending');
  return made;
}
