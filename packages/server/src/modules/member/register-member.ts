import type { memberCalls } from '@onehaul/contract/member';
import { parseMemberCode } from '@onehaul/domain/member-code';
import { Refusal } from '@onehaul/domain/refusal';
import type { z } from 'zod';
import type { VisitorContext } from '../../http/context.ts';
import { hashPassword } from '../../passwords.ts';
import { assertPassword } from '../session/index.ts';
import { assertMemberRoom } from '../usage/index.ts';
import { addMember } from './add-member.ts';
import { insertWelcomeTask, memberByCode, staffByCode } from './member.repository.ts';
import { normalizePhone } from './normalize-phone.ts';

type Registration = z.output<typeof memberCalls.register.input>;

/** Registers a member. Looks up the recommender: read-only fields in the browser prove nothing (A19). */
export async function registerMember(
  context: VisitorContext,
  input: Registration,
): Promise<{ memberCode: string }> {
  const { shop, db, language } = context;
  await assertMemberRoom(db);
  await assertPassword(context, input.password);
  const phone =
    input.phoneNumber === '' ? null : await normalizePhone(db, input.countryId, input.phoneNumber);
  const draft = {
    shopId: shop.id,
    mainId: null,
    username: input.username,
    isPasswordGiven: false,
    name: input.name,
    email: input.email || null,
    countryId: phone?.countryId ?? null,
    phoneNumber: phone?.phoneNumber ?? null,
    marketplaceAccount: input.marketplaceAccount || null,
    language,
    payLimitCents: null,
    agentId: await findAgent(context, input.agentCode),
    recommenderId: await findRecommender(context, input.recommenderCode),
    serviceStaffId: await findServicePerson(context, input.servicePersonCode),
  };
  // Hashing is expensive, so it runs only after all checks have passed.
  const passwordHash = await hashPassword(input.password);
  const { code } = await context.transaction(async (transaction) => {
    const added = await addMember(transaction, { ...draft, passwordHash });
    await transaction.all(insertWelcomeTask, { shopId: shop.id, memberId: added.id });
    return added;
  });
  return { memberCode: code };
}

async function findAgent({ db, shop }: VisitorContext, typed: string): Promise<number | null> {
  if (typed === '') return null;
  const code = parseMemberCode(typed);
  const agent = code && (await db.first(memberByCode, { shopId: shop.id, code }));
  if (!agent || agent.agentState !== 'active') throw new Refusal('member.agentUnknown');
  return agent.id;
}

async function findRecommender({ db, shop }: VisitorContext, typed: string): Promise<number | null> {
  if (typed === '') return null;
  const code = parseMemberCode(typed);
  const recommender = code && (await db.first(memberByCode, { shopId: shop.id, code }));
  if (!recommender) throw new Refusal('member.recommenderUnknown');
  return recommender.id;
}

async function findServicePerson({ db }: VisitorContext, typed: string): Promise<number | null> {
  if (typed === '') return null;
  const person = await db.first(staffByCode, { code: parseMemberCode(typed) ?? typed });
  if (!person) throw new Refusal('member.servicePersonUnknown');
  return person.id;
}
