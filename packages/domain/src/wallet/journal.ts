import { Refusal } from '../refusal.ts';
import { type AccountKind, accounts, pointUnit, shopOwnerId, walletCurrency } from './account.ts';

/** What a member pays with: gift money as far as it goes, then cash. The ledger divides it when it takes it. */
type Source = AccountKind | 'balance';

/** Every kind of journal and the ways it may move something: from, to. What is not here does not happen. */
const ways = {
  recharge: [
    ['gatewayClearing', 'cash'],
    ['bankClearing', 'cash'],
    ['giftIssued', 'gift'],
  ],
  gift: [['giftIssued', 'gift']],
  giftTakenBack: [['gift', 'giftIssued']],
  orderPaid: [
    ['balance', 'revenue'],
    ['balance', 'tax'],
    ['gatewayClearing', 'revenue'],
    ['gatewayClearing', 'tax'],
    ['bankClearing', 'revenue'],
    ['bankClearing', 'tax'],
    ['points', 'pointsIssued'],
  ],
  orderRefunded: [
    ['refunds', 'cash'],
    ['refunds', 'gift'],
    ['refunds', 'gatewayClearing'],
    ['tax', 'cash'],
    ['tax', 'gift'],
    ['tax', 'gatewayClearing'],
    ['pointsIssued', 'points'],
  ],
  servicePaid: [
    ['balance', 'revenue'],
    ['gatewayClearing', 'revenue'],
    ['bankClearing', 'revenue'],
  ],
  serviceRefunded: [
    ['refunds', 'cash'],
    ['refunds', 'gift'],
    ['refunds', 'gatewayClearing'],
  ],
  /** What a shop pays for damage and loss. */
  claimPaid: [['refunds', 'cash']],
  /** A carrier has taken money at a door: it owes it to the shop, and the shop to the seller. */
  codCollected: [['codReceivable', 'codPayable']],
  codTakenBack: [['codPayable', 'codReceivable']],
  /** The carrier hands over what it collected; what is missing or too much is borne by the shop or the seller's. */
  codSettled: [
    ['bankClearing', 'codReceivable'],
    ['adjustment', 'codReceivable'],
    ['codReceivable', 'adjustment'],
    ['codReceivable', 'codPayable'],
    ['codPayable', 'codReceivable'],
  ],
  /** The seller's part goes to their wallet, what its way cost to the shop. */
  codRemitted: [
    ['codPayable', 'cash'],
    ['codPayable', 'revenue'],
    ['codPayable', 'tax'],
  ],
  /** A month's orders of somebody who pays by the month. */
  statementPaid: [
    ['balance', 'revenue'],
    ['balance', 'tax'],
    ['bankClearing', 'revenue'],
    ['bankClearing', 'tax'],
  ],
  withdrawalHeld: [['cash', 'hold']],
  withdrawalPaid: [['hold', 'bankClearing']],
  withdrawalReleased: [['hold', 'cash']],
  commissionEarned: [['commission', 'earnings']],
  commissionTakenBack: [['earnings', 'commission']],
  earningsMoved: [['earnings', 'cash']],
  pointsEarned: [['pointsIssued', 'points']],
  pointsUsed: [['points', 'pointsIssued']],
  pointsReturned: [['pointsIssued', 'points']],
  pointsExpired: [['points', 'pointsIssued']],
  adjusted: [
    ['adjustment', 'cash'],
    ['cash', 'adjustment'],
    ['giftIssued', 'gift'],
    ['gift', 'giftIssued'],
    ['pointsIssued', 'points'],
    ['points', 'pointsIssued'],
  ],
} as const satisfies Record<string, readonly (readonly [Source, AccountKind])[]>;

export type JournalKind = keyof typeof ways;
export const journalKinds = Object.keys(ways) as JournalKind[];

/** What one account gains or loses; `first` is used up before it. */
type Leg = {
  readonly account: AccountKind;
  readonly owner: number;
  readonly unit: string;
  readonly minor: number;
  readonly first?: AccountKind;
};

export type Journal = { readonly kind: JournalKind; readonly legs: readonly Leg[] };

export type Way = readonly [Source, AccountKind];
/** So many minor units, or points, from one account to another. */
export type Move = readonly [...Way, minor: number];

export const waysOf = (kind: JournalKind): readonly Way[] => ways[kind];

/**
 * A journal of one member. Each move takes from one account what it gives to another in the same unit, so whatever is
 * put together comes to nothing. Moves of nothing are left out; a journal of nothing is refused.
 */
export function journalOf(kind: JournalKind, memberId: number, moves: readonly Move[]): Journal {
  const legs = new Map<Source, Leg>();
  const add = (source: Source, minor: number) => {
    const sum = (legs.get(source)?.minor ?? 0) + minor;
    if (!Number.isSafeInteger(sum)) throw new Refusal('money.notExact');
    legs.set(source, { ...sideOf(source, memberId), minor: sum });
  };
  for (const [from, to, minor] of moves) {
    if (!ways[kind].some((way) => way[0] === from && way[1] === to))
      throw new Error(`${kind} does not move from ${from} to ${to}`);
    if (!Number.isSafeInteger(minor) || minor < 0) throw new Refusal('money.notExact');
    if (minor === 0) continue;
    add(from, -minor);
    add(to, minor);
  }
  const moved = [...legs.values()].filter(({ minor }) => minor !== 0);
  if (moved.length === 0) throw new Refusal('money.notExact');
  return { kind, legs: moved };
}

function sideOf(source: Source, memberId: number): Omit<Leg, 'minor'> {
  const account = source === 'balance' ? 'cash' : source;
  const { owner, counts } = accounts[account];
  return {
    account,
    owner: owner === 'member' ? memberId : shopOwnerId,
    unit: counts === 'points' ? pointUnit : walletCurrency,
    ...(source === 'balance' && { first: 'gift' as const }),
  };
}
