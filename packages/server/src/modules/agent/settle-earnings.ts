import type { EarningTerms } from '@onehaul/contract/agent';
import {
  commissionsOf,
  type CommissionTerms,
  maxAgentDepth,
  freightPaid,
  type FreightPaid,
  paysAt,
  splitReversal,
  capToMonthlyMax,
} from '@onehaul/domain/agent/commission';
import { earningMachine, type EarningState, type VoidReason } from '@onehaul/domain/agent/earning-state';
import { isReferralCycle, earningVoidReason } from '@onehaul/domain/agent/self-referral';
import { Refusal } from '@onehaul/domain/refusal';
import { reverseCommission } from '@onehaul/domain/wallet/journals';
import type { Db, TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { type LockedOrder, lockOrders } from '../order-move/index.ts';
import { findBalances, postJournal } from '../wallet/index.ts';
import {
  earnedInMonth,
  changeEarning,
  type LockedEarning,
  insertEarning,
  lockAgents,
  lockEarningsOf,
  markReversed,
} from './earning.repository.ts';
import {
  referralChainOf,
  type ChainLink,
  deviceDays,
  sharedIdentityFacts,
  maxAccountsPerIp,
  plansOf,
  agentShopSettings,
} from './source.repository.ts';

const dayMs = 86_400_000;
type OrderKey = { readonly shopId: number; readonly orderId: number };

/**
 * Reconciles an order's earnings with the order: the paid amount decides them, completion confirms them, a
 * cancelled order reverses them. Idempotent. A transaction posts one journal, so booked earnings are reversed
 * one per call; returns false when more remain.
 */
export async function settleEarnings(db: TransactionDb, { shopId, orderId }: OrderKey): Promise<boolean> {
  const [order] = await lockOrders(db, shopId, [orderId]);
  const chain = await db.all(referralChainOf, { shopId, buyerId: order!.memberId, links: maxAgentDepth + 1 });
  if (chain.length === 0) return true;
  const ids = [...new Set(chain.map(({ id }) => id))];
  await db.all(lockAgents, { shopId, ids });
  const held = await db.all(lockEarningsOf, { shopId, orderId });
  if (isCancelledOrUnpaid(order!)) return reverseEarnings(db, order!, held);
  const paid = freightPaid(order!.bill!, order!.paidMinor);
  if (held.length === 0) await createEarnings(db, order!, chain, paid);
  const known = held.length === 0 ? await db.all(lockEarningsOf, { shopId, orderId }) : held;
  await updateUnbookedEarnings(
    db,
    order!,
    known,
    paid,
    isReferralCycle(
      order!.memberId,
      chain.map(({ id }) => id),
    ),
  );
  return true;
}

/** The order is cancelled, or nothing (any more) is paid. */
const isCancelledOrUnpaid = ({ step, bill, paidMinor }: LockedOrder) =>
  step === 'cancelled' || bill === null || paidMinor <= 0;

async function reverseEarnings(
  db: TransactionDb,
  { shopId, number }: LockedOrder,
  held: readonly LockedEarning[],
): Promise<boolean> {
  const live = held.filter(({ state }) => earningMachine.next(state, 'reverse') !== undefined);
  const booked = live.filter(({ state }) => state === 'available');
  for (const { id, state, agentId, orderId } of live.filter((one) => one.state !== 'available')) {
    await db.all(markReversed, { shopId, id, from: state, owedMinor: 0, journalId: null });
    await emit(db, { shopId, memberId: agentId, topic: 'agentChanged', subjectId: orderId });
  }
  const [next] = booked;
  if (!next) return true;
  const { id, agentId, orderId, minor } = next;
  await emit(db, { shopId, memberId: agentId, topic: 'agentChanged', subjectId: orderId });
  // The agent row is locked and only its holder moves earnings, so this balance is valid until the journal.
  const { earnings } = await findBalances(db, shopId, agentId);
  const { takenMinor, owedMinor } = splitReversal(minor, earnings);
  const posted =
    takenMinor === 0
      ? null
      : await postJournal(db, {
          shopId,
          key: `earning ${id} taken back`,
          journal: reverseCommission(agentId, takenMinor),
          subject: { kind: 'earning', id },
          actor: { kind: 'system' },
          remark: number,
        });
  const journalId = posted?.journalId ?? null;
  await db.all(markReversed, { shopId, id, from: 'available', owedMinor, journalId });
  return booked.length === 1;
}

const planTermsOf = (link: ChainLink): CommissionTerms | null =>
  link.model === null
    ? null
    : {
        model: link.model,
        levelBps: link.levelBps!,
        kilogramMinor: link.kilogramMinor!,
        wholesaleBps: link.wholesaleBps!,
      };

/** Creates the earnings of a newly paid order: one per agent whose plan pays at that depth. */
async function createEarnings(
  db: TransactionDb,
  order: LockedOrder,
  chain: readonly ChainLink[],
  paid: FreightPaid,
) {
  const { shopId, id: orderId, memberId: buyerId } = order;
  const shop = await db.first(agentShopSettings, { shopId });
  if (!shop!.hasAgents) return;
  const seen = new Set<number>();
  for (const link of chain.slice(0, maxAgentDepth)) {
    const terms = planTermsOf(link);
    const isAgent = link.state === 'active' || link.state === 'suspended';
    if (!terms || !isAgent || !paysAt(terms, link.depth) || seen.has(link.id)) continue;
    seen.add(link.id);
    await db.all(insertEarning, {
      shopId,
      orderId,
      agentId: link.id,
      buyerId,
      depth: link.depth,
      planId: link.planId!,
      baseMinor: paid.baseMinor,
      terms: JSON.stringify(earningTermsOf(terms, link.depth, paid)),
      minor: 0,
      state: link.state === 'suspended' ? 'void' : 'pending',
      voidFor: link.state === 'suspended' ? 'suspended' : null,
    });
    await emit(db, { shopId, memberId: link.id, topic: 'agentChanged', subjectId: orderId });
  }
}

/** The calculation terms as the agent sees them; later changes of the plan do not affect them. */
function earningTermsOf(terms: CommissionTerms, depth: number, paid: FreightPaid): EarningTerms {
  const { freightMinor, chargedMinor, paidMinor, billedGrams } = paid;
  const common = { model: terms.model, freightMinor, chargedMinor, paidMinor };
  if (terms.model === 'perKilogram') return { ...common, kilogramMinor: terms.kilogramMinor, billedGrams };
  return { ...common, bps: terms.model === 'margin' ? terms.wholesaleBps : (terms.levelBps[depth - 1] ?? 0) };
}

/** The terms an earning was created under, for its own depth. */
function storedTerms({ terms, depth }: LockedEarning): CommissionTerms {
  const { model, bps = 0, kilogramMinor = 0 } = terms;
  return {
    model,
    levelBps: model === 'percent' ? [...Array<number>(depth - 1).fill(0), bps] : [],
    kilogramMinor,
    wholesaleBps: model === 'margin' ? bps : 0,
  };
}

/** Recomputes unbooked amounts from what was paid; voids the earning of an agent found to be the buyer. */
async function updateUnbookedEarnings(
  db: TransactionDb,
  order: LockedOrder,
  held: readonly LockedEarning[],
  paid: FreightPaid,
  ring: boolean,
): Promise<void> {
  const { shopId } = order;
  const live = held.filter(({ state }) => state === 'pending' || state === 'confirmed');
  if (live.length === 0) return;
  const byDepth = new Map(held.map((earning) => [earning.depth, earning]));
  const depths = Array.from({ length: maxAgentDepth }, (_, index) => byDepth.get(index + 1));
  // The share of a void earning is not redistributed: the other agents' amounts are computed as if it stood.
  const minors = commissionsOf(
    depths.map((earning) => (earning ? storedTerms(earning) : null)),
    paid,
  );
  const reasons = await findVoidReasons(db, order, live, ring);
  const plans = await db.all(plansOf, { shopId, ids: live.map(({ planId }) => planId) });
  const shop = await db.first(agentShopSettings, { shopId });
  for (const earning of live) {
    const plan = plans.find(({ id }) => id === earning.planId)!;
    const full = minors[earning.depth - 1]!;
    const before = await db.first(earnedInMonth, {
      shopId,
      agentId: earning.agentId,
      buyerId: earning.buyerId,
      exceptId: earning.id,
      at: earning.createdAt,
      timeZone: shop!.timeZone,
    });
    const cut = capToMonthlyMax(full, plan.sourceMonthMinor, before!.minor);
    const voidFor = reasons.get(earning.agentId) ?? (cut === null ? 'overMost' : null);
    const minor = voidFor === null ? cut! : 0;
    await updateEarning(db, order, earning, { paid, full, minor, voidFor, confirmDays: plan.confirmDays });
  }
}

/** The reason, per agent, why this buyer's order earns nothing. */
async function findVoidReasons(
  db: Db,
  { shopId, memberId: buyerId }: LockedOrder,
  earnings: readonly LockedEarning[],
  ring: boolean,
): Promise<ReadonlyMap<number, VoidReason>> {
  const agentIds = earnings.map(({ agentId }) => agentId);
  const facts = await db.all(sharedIdentityFacts, {
    shopId,
    buyerId,
    agentIds,
    days: deviceDays,
    most: maxAccountsPerIp,
  });
  return new Map(
    facts.flatMap(({ agentId, ...known }) => {
      // Suspension is checked only when the earning is created; pending earnings stay pending.
      const reason = earningVoidReason({ ...known, isRing: ring, isSuspended: false });
      return reason ? [[agentId, reason] as const] : [];
    }),
  );
}

type EarningAmounts = {
  readonly paid: FreightPaid;
  readonly full: number;
  readonly minor: number;
  readonly voidFor: VoidReason | null;
  readonly confirmDays: number;
};

async function updateEarning(
  db: TransactionDb,
  { shopId, id: orderId, step, completedAt }: LockedOrder,
  earning: LockedEarning,
  { paid, full, minor, voidFor, confirmDays }: EarningAmounts,
): Promise<void> {
  const isDone = step === 'completed' && completedAt !== null;
  const act = voidFor ? 'forfeit' : isDone && earning.state === 'pending' ? 'confirm' : null;
  const state: EarningState | undefined = act ? earningMachine.next(earning.state, act) : earning.state;
  if (!state) throw new Refusal('state.illegalStep', { from: earning.state, event: act ?? '' });
  const shown = earningTermsOf(storedTerms(earning), earning.depth, paid);
  const terms = minor < full ? { ...shown, uncutMinor: full } : shown;
  const isSame = state === earning.state && minor === earning.minor && paid.baseMinor === earning.baseMinor;
  if (isSame) return;
  await db.all(changeEarning, {
    shopId,
    id: earning.id,
    from: earning.state,
    state,
    voidFor,
    baseMinor: paid.baseMinor,
    terms: JSON.stringify(terms),
    minor,
    availableAt:
      state === 'confirmed'
        ? (earning.availableAt ?? new Date(completedAt!.getTime() + confirmDays * dayMs))
        : earning.availableAt,
  });
  await emit(db, { shopId, memberId: earning.agentId, topic: 'agentChanged', subjectId: orderId });
}
