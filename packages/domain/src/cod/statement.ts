import { money } from '../money.ts';
import type { OrderStep } from '../order/order-state.ts';
import type { CodState, StatementOutcome, StatementResolution } from './cod-state.ts';
import { yuanOf } from './local-amount.ts';

/** One line of the carrier's statement. */
export type CarrierStatementLine = {
  readonly billNumber: string;
  readonly minor: number;
  readonly currencyCode: string;
};

/** State of an order's collected money in our books when a statement is matched. */
export type CodOrderStatus = {
  readonly orderId: number;
  readonly step: OrderStep;
  readonly state: CodState;
  readonly currencyCode: string;
  /** In the receiver's currency: the amount collected, or still to be collected. */
  readonly dueMinor: number;
  /** Rate at collection; today's rate while uncollected. */
  readonly exchangeRate: number;
  /** Amount owed to the seller; null before collection. */
  readonly owedMinor: number | null;
};

const isShipped = ({ step }: CodOrderStatus) => step === 'shipped' || step === 'completed';
const isAlreadySettled = ({ state }: CodOrderStatus) => state === 'settled' || state === 'remitted';

/** Matches each line. An order named twice is matched once; the second line finds nothing left. */
export function matchStatement(
  lines: readonly CarrierStatementLine[],
  standings: ReadonlyMap<string, CodOrderStatus>,
): StatementOutcome[] {
  const seen = new Set<number>();
  return lines.map((line) => {
    const order = standings.get(line.billNumber);
    if (!order) return 'unknown';
    if (seen.has(order.orderId)) return 'twice';
    seen.add(order.orderId);
    return matchStatementLine(line, order);
  });
}

function matchStatementLine(line: CarrierStatementLine, order: CodOrderStatus): StatementOutcome {
  if (isAlreadySettled(order)) return 'settled';
  if (order.state === 'refused' || !isShipped(order)) return 'notShipped';
  if (line.currencyCode !== order.currencyCode) return 'otherCurrency';
  return line.minor === order.dueMinor ? 'matched' : 'otherAmount';
}

/**
 * Returns the decisions allowed for a line. Money of no known order can be accepted but not written off,
 * amounts in different currencies cannot be compared, and negative amounts can only be claimed.
 */
export function resolutionsOf(outcome: StatementOutcome, minor: number): readonly StatementResolution[] {
  if (outcome === 'matched') return [];
  if (outcome === 'otherCurrency' || minor < 0) return ['claimed'];
  if (outcome === 'otherAmount') {
    return minor === 0 ? ['writtenOff', 'claimed'] : ['accepted', 'writtenOff', 'claimed'];
  }
  return minor === 0 ? ['claimed'] : ['accepted', 'claimed'];
}

/**
 * Amount the carrier must have paid when a statement is settled: all lines of one currency except claimed
 * ones.
 */
export const payableOf = (
  lines: readonly (CarrierStatementLine & { readonly resolution: StatementResolution | null })[],
  currencyCode: string,
): number =>
  lines.reduce(
    (sum, line) =>
      line.currencyCode === currencyCode && line.resolution !== 'claimed' ? sum + line.minor : sum,
    0,
  );

/** Ledger effect of settling a line, in yuan. */
export type LineSettlement = {
  /** Amount received at the bank. */
  readonly bankedMinor: number;
  /** Shortfall borne by the shop; negative for a surplus it keeps. */
  readonly missingMinor: number;
  /** The seller's new balance due and its increase; null when no order changes. */
  readonly owed: {
    readonly minor: number;
    readonly moreMinor: number;
    readonly collectedMinor: number;
  } | null;
};

const noSettlement: LineSettlement = { bankedMinor: 0, missingMinor: 0, owed: null };

/** In yuan, at the collection rate. */
const toYuanMinor = ({ currencyCode, exchangeRate }: CodOrderStatus, minor: number) =>
  yuanOf(money(minor, currencyCode), exchangeRate).minor;

/** Amount owed to the seller: fixed at collection, otherwise calculated at the current rate. */
const owedOf = (order: CodOrderStatus) => order.owedMinor ?? toYuanMinor(order, order.dueMinor);

/**
 * Settles a decided line. Accepted: the seller is owed the carrier's amount. Written off: the agreed amount,
 * and the shop bears the difference. Claimed: nothing until the carrier states it again.
 */
export function settleLine(
  line: CarrierStatementLine,
  outcome: StatementOutcome,
  resolution: StatementResolution | null,
  { order, exchangeRate }: { readonly order: CodOrderStatus | undefined; readonly exchangeRate: number },
): LineSettlement {
  if (resolution === 'claimed') return noSettlement;
  if (outcome !== 'matched' && outcome !== 'otherAmount') {
    const keptMinor = yuanOf(money(line.minor, line.currencyCode), exchangeRate).minor;
    return { bankedMinor: keptMinor, missingMinor: -keptMinor, owed: null };
  }
  const { owedMinor, dueMinor } = order!;
  const agreed = owedOf(order!);
  const isAccepted = outcome === 'otherAmount' && resolution === 'accepted';
  const bankedMinor = outcome === 'matched' ? agreed : toYuanMinor(order!, line.minor);
  const minor = isAccepted ? bankedMinor : agreed;
  return {
    bankedMinor,
    missingMinor: minor - bankedMinor,
    owed: {
      minor,
      moreMinor: minor - (owedMinor ?? 0),
      collectedMinor: isAccepted ? line.minor : dueMinor,
    },
  };
}
