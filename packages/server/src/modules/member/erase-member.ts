import { erasedUsername, type MemberEvent, memberMachine, type MemberState } from '@onehaul/domain/member';
import type { TransactionDb } from '../../db/database.ts';
import {
  addressesOfMember,
  answersOfMember,
  cardsOfMember,
  codesOfPhone,
  declarationsOfMember,
  emptyMember,
  messagesOfMember,
  remarksOfMember,
  signInTraces,
} from './erase.repository.ts';

type Erased = {
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
  member: Erased,
  event: Extract<MemberEvent, 'erase' | 'remove'>,
): Promise<void> {
  const { shopId, id, code, countryId, phoneNumber } = member;
  const { state } = memberMachine.step(member, event);
  await db.all(emptyMember, { shopId, id, from: member.state, state, username: erasedUsername(code) });
  const whose = { shopId, memberId: id };
  for (const trace of [...signInTraces, ...messagesOfMember]) await db.all(trace, whose);
  for (const remarks of remarksOfMember) await db.all(remarks, whose);
  await db.all(addressesOfMember, whose);
  await db.all(declarationsOfMember, whose);
  await db.all(cardsOfMember, whose);
  await db.all(answersOfMember, whose);
  if (countryId !== null && phoneNumber !== null) {
    await db.all(codesOfPhone, { shopId, countryId, phoneNumber });
  }
}
