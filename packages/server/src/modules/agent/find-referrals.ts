import type { Earning, Recommendation, ReferredMember } from '@onehaul/contract/agent';
import type { PageRequest } from '@onehaul/contract/wire';
import type { EarningState } from '@onehaul/domain/agent/earning-state';
import { maskName } from '@onehaul/domain/agent/mask-name';
import { Refusal } from '@onehaul/domain/refusal';
import { limitAndOffset, readerParameters } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import {
  agentOf,
  countFriends,
  countReferred,
  countsOfStates,
  earningPage,
  friendPage,
  monthsOf,
  referredPage,
} from './agent.repository.ts';

const withMaskedName = <Row extends { readonly name: string }>({ name, ...row }: Row) => ({
  ...row,
  maskedName: maskName(name),
});

/** Restricts the agent centre to agents; a suspended agent may still read it. */
async function assertAgent(context: MemberContext): Promise<{ shopId: number; memberId: number }> {
  const { db, shop, member } = context;
  const row = await db.first(agentOf, { ...readerParameters(context), memberId: member.id });
  if (row?.state !== 'active' && row?.state !== 'suspended') throw new Refusal('agent.notAgent');
  return { shopId: shop.id, memberId: member.id };
}

export async function findReferred(
  context: MemberContext,
  page: PageRequest,
): Promise<{ items: ReferredMember[]; total: number }> {
  const of = await assertAgent(context);
  const [rows, counted] = await Promise.all([
    context.db.all(referredPage, { ...of, ...limitAndOffset(page) }),
    context.db.first(countReferred, of),
  ]);
  return { items: rows.map(withMaskedName), total: counted!.total };
}

type EarningFilter = PageRequest & { readonly state?: EarningState | undefined };

export async function findEarnings(context: MemberContext, { state, ...page }: EarningFilter) {
  const of = await assertAgent(context);
  const [rows, counts] = await Promise.all([
    context.db.all(earningPage, {
      ...readerParameters(context),
      ...of,
      state: state ?? null,
      ...limitAndOffset(page),
    }),
    context.db.all(countsOfStates, of),
  ]);
  const wanted = counts.filter((one) => state === undefined || one.state === state);
  const total = wanted.reduce((sum, { count }) => sum + count, 0);
  return { items: rows.map((row): Earning => withMaskedName(row)), total, counts };
}

export async function findStatistics(context: MemberContext) {
  const of = await assertAgent(context);
  return { months: await context.db.all(monthsOf, of) };
}

/**
 * Returns the referral code of the member (or of their main account) and the members who registered with it.
 */
export async function findRecommendation(context: MemberContext, page: PageRequest): Promise<Recommendation> {
  const { db, shop, member } = context;
  const of = { shopId: shop.id, memberId: member.ownerId };
  const [row, friends, counted] = await Promise.all([
    db.first(agentOf, { ...readerParameters(context), memberId: member.ownerId }),
    db.all(friendPage, { ...of, ...limitAndOffset(page) }),
    db.first(countFriends, of),
  ]);
  const { code, state } = row!;
  // A sub-account may not see an agent's earnings (A16).
  const items = friends
    .map(withMaskedName)
    .map((friend) => (member.isMainAccount ? friend : { ...friend, earnedMinor: 0 }));
  return { memberCode: code, isAgent: state === 'active', items, ...counted! };
}
