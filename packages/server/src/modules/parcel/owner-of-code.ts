import { parseMemberCode } from '@onehaul/domain/member-code';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { accountsOfCode } from './station.repository.ts';

/** Resolves a label's member code to the main account; undefined for a member of another shop. */
export async function ownerOfCode(db: Db, shopId: number, typed: string): Promise<number | undefined> {
  const code = parseMemberCode(typed);
  const accounts = code === undefined ? [] : await db.all(accountsOfCode, { code });
  if (accounts.length === 0) throw new Refusal('parcel.memberUnknown', { code: typed });
  return accounts.find((account) => account.shopId === shopId)?.ownerId;
}
