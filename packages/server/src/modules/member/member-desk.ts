import type { MemberDetail, MemberRow, SubAccount } from '@onehaul/contract/console/members';
import type { Language } from '@onehaul/domain/language';
import { memberMachine, type MemberState } from '@onehaul/domain/member';
import { parseMemberCode } from '@onehaul/domain/member-code';
import { maskEmail, maskPhone, phoneDigits } from '@onehaul/domain/phone';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import { numberRange } from '../../db/text-range.ts';
import { endSessionForStaff, endSessions } from '../session/index.ts';
import {
  contactOfMember,
  latestSessions,
  memberDetail,
  memberStatements,
  type SearchKind,
  subAccountsForStaff,
} from './member-desk.repository.ts';
import { lockMember, setState, subAccountIds } from './member.repository.ts';

/** A member within the tenant of the database context. */
type MemberKey = { readonly shopId: number; readonly id: number };

type MemberSearch = {
  /**
   * Code, beginning of a word of the name, username or e-mail, or beginning or end of the phone number; empty lists
   * everyone.
   */
  readonly search: string;
  readonly shopId?: number | undefined;
  readonly state?: MemberState | undefined;
  /** Language of level names. */
  readonly language: Language;
  readonly limit: number;
  readonly offset: number;
};

/** Searches all members of the tenant, newest first. */
export async function findMembers(
  db: Db,
  { search, shopId, state, ...page }: MemberSearch,
): Promise<{ items: MemberRow[]; total: number }> {
  const code = parseMemberCode(search);
  const words = search.trim();
  const phone = phoneDigits(search);
  const parameters = {
    shopId: shopId ?? 0,
    state: state ?? 'active',
    code: code ?? '',
    words,
    ...numberRange(phone),
    ...page,
  };
  const find = async (kind: SearchKind) => {
    const statements = memberStatements(kind, {
      hasShop: shopId !== undefined,
      hasState: state !== undefined,
    });
    const [rows, counted] = await Promise.all([
      db.all(statements.page, parameters),
      db.first(statements.count, parameters),
    ]);
    return { items: rows.map(rowOf), total: counted!.total };
  };
  if (words === '') return find('newest');
  // A username may look like a member code; if no member has the code, search by words instead.
  const byCode = code === undefined ? undefined : await find('code');
  if (byCode && byCode.total > 0) return byCode;
  return find(/^[0-9]+$/.test(phone) ? 'wordsOrPhone' : 'words');
}

type MemberListRow = {
  shopId: number;
  id: number;
  code: string;
  username: string;
  name: string;
  phoneNumber: string | null;
  email: string | null;
  state: MemberState;
  mainId: number | null;
  levelName: string;
  createdAt: Date;
  lastSignInAt: Date | null;
};

function rowOf(row: MemberListRow): MemberRow {
  const { phoneNumber, email, mainId, ...shown } = row;
  return {
    ...shown,
    maskedPhone: phoneNumber === null ? '' : maskPhone(phoneNumber),
    maskedEmail: email === null ? '' : maskEmail(email),
    isSubAccount: mainId !== null,
  };
}

/** Reads one member with their latest sign-ins. */
export async function getMember(
  db: Db,
  { shopId, id, language }: MemberKey & { readonly language: Language },
): Promise<MemberDetail> {
  const [row, sessions] = await Promise.all([
    db.first(memberDetail, { shopId, id, language }),
    db.all(latestSessions, { shopId, id }),
  ]);
  if (!row) throw new Refusal('record.notFound');
  const { mainId, mainCode, mainUsername, phoneProvedAt } = row;
  return {
    ...rowOf(row),
    mainAccount: mainId === null ? null : { id: mainId, code: mainCode!, username: mainUsername! },
    subAccountCount: row.subAccountCount ?? 0,
    isPhoneProved: phoneProvedAt !== null,
    marketplaceAccount: row.marketplaceAccount ?? '',
    agentCode: row.agentCode ?? '',
    recommenderCode: row.recommenderCode ?? '',
    servicePerson: row.servicePerson ?? '',
    suspendedFor: row.suspendedFor ?? '',
    cancelsAt: row.cancelsAt,
    sessions,
  };
}

export async function findSubAccounts(db: Db, which: MemberKey): Promise<{ items: SubAccount[] }> {
  return { items: await db.all(subAccountsForStaff, which) };
}

/** Signs the member out of one session; one that has ended meanwhile is not found. */
export async function endMemberSession(
  db: TransactionDb,
  { shopId, id, sessionId }: MemberKey & { readonly sessionId: string },
): Promise<void> {
  await endSessionForStaff(db, { shopId, memberId: id, id: sessionId });
}

/** Returns the unmasked phone number and e-mail. The caller writes the audit entry with the reason. */
export async function revealMember(db: Db, which: MemberKey): Promise<{ phone: string; email: string }> {
  const row = await db.first(contactOfMember, which);
  if (!row) throw new Refusal('record.notFound');
  const { dialCode, phoneNumber, email } = row;
  return { phone: phoneNumber === null ? '' : `${dialCode} ${phoneNumber}`, email: email ?? '' };
}

/** Suspends the account until it is restored and ends its sessions and those of its sub-accounts. */
export async function suspendMember(
  db: TransactionDb,
  { shopId, id, reason }: MemberKey & { readonly reason: string },
): Promise<void> {
  const member = await lockMemberForStaff(db, { shopId, id });
  const { state } = memberMachine.step(member, 'suspend');
  await db.all(setState, { shopId, id, from: member.state, state, suspendedFor: reason });
  const subAccounts = await db.all(subAccountIds, { shopId, mainId: id });
  for (const account of [{ id }, ...subAccounts]) {
    await endSessions(db, { shopId, memberId: account.id, by: 'staff' });
  }
}

export async function restoreMember(db: TransactionDb, { shopId, id }: MemberKey): Promise<void> {
  const member = await lockMemberForStaff(db, { shopId, id });
  const { state } = memberMachine.step(member, 'restore');
  await db.all(setState, { shopId, id, from: member.state, state, suspendedFor: null });
}

async function lockMemberForStaff(db: TransactionDb, which: MemberKey) {
  const member = await db.first(lockMember, which);
  if (!member) throw new Refusal('record.notFound');
  return member;
}
