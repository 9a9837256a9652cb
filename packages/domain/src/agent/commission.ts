import { type Bill, type LineRule, totalOf, totalOfRules } from '../fee/bill.ts';
import type { CommissionModel } from './earning-state.ts';

/** An agent's commission terms; shares are in basis points. */
export type CommissionTerms = {
  readonly model: CommissionModel;
  /**
   * Share of the freight by depth: the agent's own referrals first, then orders referred by their sub-agents.
   */
  readonly levelBps: readonly number[];
  readonly kilogramMinor: number;
  readonly wholesaleBps: number;
};

/** Maximum chain length: an agent, their agent, and that agent's agent. */
export const maxAgentDepth = 3;
export const wholeBps = 10_000;

/**
 * Commissionable charges. Duty, storage, insurance and services are passed on or done by others, so they pay
 * none.
 */
const freightRules: readonly LineRule[] = ['freight', 'excessVolume', 'delivery'];

/** The paid part of an order, as the base of a commission. */
export type FreightPaid = {
  /** Freight on the bill, before reductions. */
  readonly freightMinor: number;
  /** All charges of the bill, before reductions. */
  readonly chargedMinor: number;
  /** Settled and not refunded, at most the order total. */
  readonly paidMinor: number;
  /** The freight actually paid: reductions and refunds are spread proportionally over all charges. */
  readonly baseMinor: number;
  readonly billedGrams: number;
};

/** Rounds down, using BigInt because the product can exceed the exact range of a double. */
function share(minor: number, part: number, whole: number): number {
  return whole <= 0 ? 0 : Number((BigInt(minor) * BigInt(part)) / BigInt(whole));
}

export function freightPaid(
  { lines, totalMinor, weighed }: Pick<Bill, 'lines' | 'totalMinor' | 'weighed'>,
  settledMinor: number,
): FreightPaid {
  const charges = lines.filter(({ minor }) => minor > 0);
  const freightMinor = totalOfRules(charges, freightRules);
  const chargedMinor = totalOf(charges);
  const paidMinor = Math.max(0, Math.min(settledMinor, totalMinor, chargedMinor));
  return {
    freightMinor,
    chargedMinor,
    paidMinor,
    baseMinor: share(freightMinor, paidMinor, chargedMinor),
    billedGrams: weighed.basis === 'weight' ? weighed.billed : weighed.actualGrams,
  };
}

/**
 * Returns one agent's commission under their own terms. Per-kilogram and margin terms pay only the direct
 * referrer.
 */
export function commissionOf(terms: CommissionTerms, depth: number, paid: FreightPaid): number {
  const { baseMinor, freightMinor, billedGrams } = paid;
  switch (terms.model) {
    case 'percent':
      return share(baseMinor, terms.levelBps[depth - 1] ?? 0, wholeBps);
    case 'perKilogram': {
      if (depth > 1 || freightMinor === 0) return 0;
      // Prorates to the freight actually paid in a single division, so there is no intermediate rounding.
      const product = BigInt(terms.kilogramMinor) * BigInt(billedGrams) * BigInt(baseMinor);
      return Number(product / (1000n * BigInt(freightMinor)));
    }
    case 'margin':
      return depth > 1 ? 0 : share(baseMinor, terms.wholesaleBps, wholeBps);
  }
}

/** Checks that terms pay the direct referrer, and that all depths together stay within the whole freight. */
export function isPaying(terms: CommissionTerms): boolean {
  if (terms.model === 'perKilogram') return terms.kilogramMinor > 0;
  if (terms.model === 'margin') return terms.wholesaleBps > 0 && terms.wholesaleBps <= wholeBps;
  const whole = terms.levelBps.reduce((sum, part) => sum + part, 0);
  return (terms.levelBps[0] ?? 0) > 0 && whole <= wholeBps;
}

/** Whether terms pay anything at a depth; agents who would earn nothing get no earning row. */
export function paysAt(terms: CommissionTerms, depth: number): boolean {
  if (terms.model === 'percent') return (terms.levelBps[depth - 1] ?? 0) > 0;
  return depth === 1;
}

/**
 * Returns the commission of each agent up the chain, nearest first. Together they never exceed the freight
 * paid: when it runs out, agents further up get less or nothing.
 */
export function commissionsOf(chain: readonly (CommissionTerms | null)[], paid: FreightPaid): number[] {
  let left = paid.baseMinor;
  return chain.slice(0, maxAgentDepth).map((terms, index) => {
    const minor = terms ? Math.min(left, commissionOf(terms, index + 1, paid)) : 0;
    left -= minor;
    return minor;
  });
}

/** Caps an earning at the monthly maximum per buyer and agent; `null` when the cap is already used up. */
export function capToMonthlyMax(minor: number, most: number | null, alreadyMinor: number): number | null {
  if (most === null || minor === 0) return minor;
  const room = Math.max(0, most - alreadyMinor);
  return room === 0 ? null : Math.min(minor, room);
}

/**
 * Reverses a booked earning up to the account balance. The rest becomes a debt that the next earnings pay
 * first.
 */
export function splitReversal(
  minor: number,
  balanceMinor: number,
): { takenMinor: number; owedMinor: number } {
  const takenMinor = Math.min(minor, Math.max(0, balanceMinor));
  return { takenMinor, owedMinor: minor - takenMinor };
}

/** Pays debts from an earning, oldest first; the agent keeps the remainder. */
export function offsetDebts<Debt extends { readonly owedMinor: number }>(
  minor: number,
  debts: readonly Debt[],
): { offsetMinor: number; paid: { debt: Debt; minor: number }[] } {
  let left = minor;
  const paid = debts.flatMap((debt) => {
    const part = Math.min(left, debt.owedMinor);
    left -= part;
    return part > 0 ? [{ debt, minor: part }] : [];
  });
  return { offsetMinor: minor - left, paid };
}
