import { Refusal } from '../refusal.ts';
import { type AccountKind, accounts, pointUnit, shopOwnerId, walletCurrency } from './account.ts';

/** `balance` spends gift money first, then cash; the ledger splits it when posting. */
type Source = AccountKind | 'balance';

/** All journal kinds with their allowed moves (from, to). Any other move is rejected. */
const moveRoutes = {
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
  /** Compensation for damage and loss. */
  claimPaid: [['refunds', 'cash']],
  /** A carrier collected cash on delivery: it owes the shop, and the shop owes the seller. */
  codCollected: [['codReceivable', 'codPayable']],
  codTakenBack: [['codPayable', 'codReceivable']],
  /**
   * The carrier hands over collected money; a difference is borne by the shop or changes what the seller is
   * owed.
   */
  codSettled: [
    ['bankClearing', 'codReceivable'],
    ['adjustment', 'codReceivable'],
    ['codReceivable', 'adjustment'],
    ['codReceivable', 'codPayable'],
    ['codPayable', 'codReceivable'],
  ],
  /** The seller's share goes to their wallet, fees and tax to the shop. */
  codRemitted: [
    ['codPayable', 'cash'],
    ['codPayable', 'revenue'],
    ['codPayable', 'tax'],
  ],
  /** A month's orders of a customer with monthly billing. */
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

export type JournalKind = keyof typeof moveRoutes;
export const journalKinds = Object.keys(moveRoutes) as JournalKind[];

/** Change of one account; `first` names an account that is used up before it. */
type Leg = {
  readonly account: AccountKind;
  readonly owner: number;
  readonly unit: string;
  readonly minor: number;
  readonly first?: AccountKind;
};

export type Journal = { readonly kind: JournalKind; readonly legs: readonly Leg[] };

export type MoveRoute = readonly [Source, AccountKind];
/** Minor units, or points, moved from one account to another. */
export type Move = readonly [...MoveRoute, minor: number];

export const moveRoutesOf = (kind: JournalKind): readonly MoveRoute[] => moveRoutes[kind];

/**
 * Builds one member's journal. Each move debits and credits the same amount and unit, so any combination
 * balances to zero. Zero moves are dropped; an empty journal is refused.
 */
export function journalOf(kind: JournalKind, memberId: number, moves: readonly Move[]): Journal {
  const legs = new Map<Source, Leg>();
  const add = (source: Source, minor: number) => {
    const sum = (legs.get(source)?.minor ?? 0) + minor;
    if (!Number.isSafeInteger(sum)) throw new Refusal('money.notExact');
    legs.set(source, { ...sideOf(source, memberId), minor: sum });
  };
  for (const [from, to, minor] of moves) {
    if (!moveRoutes[kind].some((way) => way[0] === from && way[1] === to))
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
