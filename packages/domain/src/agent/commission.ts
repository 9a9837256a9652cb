import { type Bill, type LineRule, totalOf, totalOfRules } from '../fee/bill.ts';
import type { CommissionModel } from './earning-state.ts';

/** How an agent is paid; parts in ten thousandths. */
export type CommissionTerms = {
  readonly model: CommissionModel;
  /** Of the freight: the agent's own part, and what they get of orders brought by agents they brought. */
  readonly levelBps: readonly number[];
  readonly kilogramMinor: number;
  readonly wholesaleBps: number;
};

/** An agent, the agent's agent, and that one's. */
export const deepestAgent = 3;
export const wholeBps = 10_000;

/** What carriage costs. Duty, storage, insurance and services are passed on or done by others: nobody earns by them. */
const freightRules: readonly LineRule[] = ['freight', 'excessVolume', 'delivery'];

/** The part of an order that was paid, seen from its freight. */
export type FreightPaid = {
  /** On the bill, before anything was taken off. */
  readonly freightMinor: number;
  /** All charges of the bill, before anything was taken off. */
  readonly chargedMinor: number;
  /** Settled and not refunded, at most what the order costs. */
  readonly paidMinor: number;
  /** What of the freight was really paid: reductions and refunds are spread over all charges alike. */
  readonly baseMinor: number;
  readonly billedGrams: number;
};

/** Rounded down, without the error of a double: both factors may be large. */
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

/** What one agent gets by their own terms. Kilograms and margins are paid to the one who brought the buyer. */
export function commissionOf(terms: CommissionTerms, depth: number, paid: FreightPaid): number {
  const { baseMinor, freightMinor, billedGrams } = paid;
  switch (terms.model) {
    case 'percent':
      return share(baseMinor, terms.levelBps[depth - 1] ?? 0, wholeBps);
    case 'perKilogram': {
      if (depth > 1 || freightMinor === 0) return 0;
      // Of what was paid of the freight, in one division: nothing is rounded on the way.
      const product = BigInt(terms.kilogramMinor) * BigInt(billedGrams) * BigInt(baseMinor);
      return Number(product / (1000n * BigInt(freightMinor)));
    }
    case 'margin':
      return depth > 1 ? 0 : share(baseMinor, terms.wholesaleBps, wholeBps);
  }
}

/** Whether terms pay the agent who brought the buyer, and all depths together not more than the whole freight. */
export function isPaying(terms: CommissionTerms): boolean {
  if (terms.model === 'perKilogram') return terms.kilogramMinor > 0;
  if (terms.model === 'margin') return terms.wholesaleBps > 0 && terms.wholesaleBps <= wholeBps;
  const whole = terms.levelBps.reduce((sum, part) => sum + part, 0);
  return (terms.levelBps[0] ?? 0) > 0 && whole <= wholeBps;
}

/** Whether terms pay anything at a depth: an agent who never earns there is not written down. */
export function paysAt(terms: CommissionTerms, depth: number): boolean {
  if (terms.model === 'percent') return (terms.levelBps[depth - 1] ?? 0) > 0;
  return depth === 1;
}

/**
 * What each agent up the chain gets, the nearest first. Together they never get more than the freight that was paid:
 * who is further up waits.
 */
export function commissionsOf(chain: readonly (CommissionTerms | null)[], paid: FreightPaid): number[] {
  let left = paid.baseMinor;
  return chain.slice(0, deepestAgent).map((terms, index) => {
    const minor = terms ? Math.min(left, commissionOf(terms, index + 1, paid)) : 0;
    left -= minor;
    return minor;
  });
}

/** As far as the most one buyer brings an agent in a month goes; `null` when nothing of it is left. */
export function withinMonth(minor: number, most: number | null, alreadyMinor: number): number | null {
  if (most === null || minor === 0) return minor;
  const room = Math.max(0, most - alreadyMinor);
  return room === 0 ? null : Math.min(minor, room);
}

/**
 * What is taken back of an earning that was booked: as much as the account has. The rest is owed, and the next
 * earnings pay it first.
 */
export function takeBack(minor: number, balanceMinor: number): { takenMinor: number; owedMinor: number } {
  const takenMinor = Math.min(minor, Math.max(0, balanceMinor));
  return { takenMinor, owedMinor: minor - takenMinor };
}

/** Pays debts from an earning, the oldest first. What is left of it is the agent's. */
export function payOwed<Debt extends { readonly owedMinor: number }>(
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
