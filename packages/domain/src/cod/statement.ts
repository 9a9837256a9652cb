import { money } from '../money.ts';
import type { OrderStep } from '../order/order-state.ts';
import type { CodState, StatementOutcome, StatementResolution } from './cod-state.ts';
import { yuanOf } from './local-amount.ts';

/** What the carrier says of one of its numbers. */
export type StatedLine = {
  readonly billNumber: string;
  readonly minor: number;
  readonly currencyCode: string;
};

/** Where the money of an order is by our books, at the moment a statement is laid beside them. */
export type CodStanding = {
  readonly orderId: number;
  readonly step: OrderStep;
  readonly state: CodState;
  readonly currencyCode: string;
  /** In the receiver's money: what was collected, or is to be. */
  readonly dueMinor: number;
  /** The rate it was collected at; today's where it was not. */
  readonly exchangeRate: number;
  /** What its seller is owed; null before it is collected. */
  readonly owedMinor: number | null;
};

const hasLeft = ({ step }: CodStanding) => step === 'shipped' || step === 'completed';
const isOver = ({ state }: CodStanding) => state === 'settled' || state === 'remitted';

/** What each line turns out to be. An order that is named twice is judged once; the second time nothing is left of it. */
export function judgeStatement(
  lines: readonly StatedLine[],
  standings: ReadonlyMap<string, CodStanding>,
): StatementOutcome[] {
  const seen = new Set<number>();
  return lines.map((line) => {
    const order = standings.get(line.billNumber);
    if (!order) return 'unknown';
    if (seen.has(order.orderId)) return 'twice';
    seen.add(order.orderId);
    return judge(line, order);
  });
}

function judge(line: StatedLine, order: CodStanding): StatementOutcome {
  if (isOver(order)) return 'settled';
  if (order.state === 'refused' || !hasLeft(order)) return 'notShipped';
  if (line.currencyCode !== order.currencyCode) return 'otherCurrency';
  return line.minor === order.dueMinor ? 'matched' : 'otherAmount';
}

/**
 * What a person may decide about a line. Money that belongs to no order the shop knows can be kept, not written off;
 * amounts in two currencies cannot be compared; and nothing is taken that the carrier says it gave less than nothing of.
 */
export function resolutionsOf(outcome: StatementOutcome, minor: number): readonly StatementResolution[] {
  if (outcome === 'matched') return [];
  if (outcome === 'otherCurrency' || minor < 0) return ['claimed'];
  if (outcome === 'otherAmount') {
    return minor === 0 ? ['writtenOff', 'claimed'] : ['accepted', 'writtenOff', 'claimed'];
  }
  return minor === 0 ? ['claimed'] : ['accepted', 'claimed'];
}

/** What the carrier has to have paid when a statement is settled: all its lines in one currency but those claimed. */
export const payableOf = (
  lines: readonly (StatedLine & { readonly resolution: StatementResolution | null })[],
  currencyCode: string,
): number =>
  lines.reduce(
    (sum, line) =>
      line.currencyCode === currencyCode && line.resolution !== 'claimed' ? sum + line.minor : sum,
    0,
  );

/** What settling a line does, in yuan. */
export type LineSettlement = {
  /** What came to the bank for it. */
  readonly bankedMinor: number;
  /** What of it is missing, and the shop bears; below zero what it keeps. */
  readonly missingMinor: number;
  /** What the seller is owed from now on, and how much more that is; null where no order moves. */
  readonly owed: {
    readonly minor: number;
    readonly moreMinor: number;
    readonly collectedMinor: number;
  } | null;
};

const nothing: LineSettlement = { bankedMinor: 0, missingMinor: 0, owed: null };

/** In yuan, at the rate it was or is collected at. */
const worthOf = ({ currencyCode, exchangeRate }: CodStanding, minor: number) =>
  yuanOf(money(minor, currencyCode), exchangeRate).minor;

/** What its seller is owed for an order: fixed when it was collected, or what it would be now. */
const owedOf = (order: CodStanding) => order.owedMinor ?? worthOf(order, order.dueMinor);

/**
 * How a line that is decided is settled. Accepted, the seller is owed what the carrier says; written off, what was
 * agreed, and the shop bears the difference; claimed, nothing happens before the carrier states it anew.
 */
export function settleLine(
  line: StatedLine,
  outcome: StatementOutcome,
  resolution: StatementResolution | null,
  { order, exchangeRate }: { readonly order: CodStanding | undefined; readonly exchangeRate: number },
): LineSettlement {
  if (resolution === 'claimed') return nothing;
  if (outcome !== 'matched' && outcome !== 'otherAmount') {
    const keptMinor = yuanOf(money(line.minor, line.currencyCode), exchangeRate).minor;
    return { bankedMinor: keptMinor, missingMinor: -keptMinor, owed: null };
  }
  const { owedMinor, dueMinor } = order!;
  const agreed = owedOf(order!);
  const isAccepted = outcome === 'otherAmount' && resolution === 'accepted';
  const bankedMinor = outcome === 'matched' ? agreed : worthOf(order!, line.minor);
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
