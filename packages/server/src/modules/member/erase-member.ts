import { erasedUsername, type MemberEvent, memberMachine, type MemberState } from '@onehaul/domain/member';
import type { TransactionDb } from '../../db/database.ts';
import {
  deleteAddressesOfMember,
  deleteResponsesOfMember,
  eraseCardsOfMember,
  deleteCodesOfPhone,
  deleteDeclarationsOfMember,
  eraseMemberRow,
  deleteMessagesOfMember,
  eraseRemarksOfMember,
  deleteSignInTraces,
} from './erase.repository.ts';

type MemberToErase = {
  readonly shopId: number;
  readonly id: number;
  readonly code: string;
  readonly state: MemberState;
  readonly countryId: number | null;
  readonly phoneNumber: string | null;
};

/**
 * Anonymises the account. The row remains under a pseudonym because the shop's ledger references it; a job
 * removes the pictures, with retries when storage is unavailable. Idempotent.
 */
export async function eraseMember(
  db: TransactionDb,
  member: MemberToErase,
  event: Extract<MemberEvent, 'erase' | 'remove'>,
): Promise<void> {
  const { shopId, id, code, countryId, phoneNumber } = member;
  const { state } = memberMachine.step(member, event);
  await db.all(eraseMemberRow, { shopId, id, from: member.state, state, username: erasedUsername(code) });
  const whose = { shopId, memberId: id };
  for (const trace of [...deleteSignInTraces, ...deleteMessagesOfMember]) await db.all(trace, whose);
  for (const remarks of eraseRemarksOfMember) await db.all(remarks, whose);
  await db.all(deleteAddressesOfMember, whose);
  await db.all(deleteDeclarationsOfMember, whose);
  await db.all(eraseCardsOfMember, whose);
  await db.all(deleteResponsesOfMember, whose);
  if (countryId !== null && phoneNumber !== null) {
    await db.all(deleteCodesOfPhone, { shopId, countryId, phoneNumber });
  }
}
