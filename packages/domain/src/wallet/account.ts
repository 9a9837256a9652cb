/** Points are counted in a unit of their own and never added to money. */
export const pointUnit = 'points';

/** What wallets and tariffs are kept in (A45). */
export const walletCurrency = 'CNY';

type Account = { readonly owner: 'member' | 'shop'; readonly counts: 'money' | 'points' };

/**
 * The accounts of the ledger (A47). What a member has is positive, and so is what the shop earned or owes; what others
 * hold for the shop is negative there. All of them together come to nothing.
 */
export const accounts = {
  /** A member's own money: withdrawable. */
  cash: { owner: 'member', counts: 'money' },
  /** Given by the shop: pays orders, is never paid out. */
  gift: { owner: 'member', counts: 'money' },
  points: { owner: 'member', counts: 'points' },
  /** What an agent earned from referred members. */
  earnings: { owner: 'member', counts: 'money' },
  /** Asked to be paid out, and no longer cash. */
  hold: { owner: 'member', counts: 'money' },
  revenue: { owner: 'shop', counts: 'money' },
  refunds: { owner: 'shop', counts: 'money' },
  /** With the payment gateways, and in the shop's bank. */
  gatewayClearing: { owner: 'shop', counts: 'money' },
  bankClearing: { owner: 'shop', counts: 'money' },
  /** Collected at doors by carriers, and not handed over yet. */
  codReceivable: { owner: 'shop', counts: 'money' },
  /** Collected at doors for sellers, and not yet theirs. */
  codPayable: { owner: 'shop', counts: 'money' },
  tax: { owner: 'shop', counts: 'money' },
  giftIssued: { owner: 'shop', counts: 'money' },
  pointsIssued: { owner: 'shop', counts: 'points' },
  /** What agents cost. */
  commission: { owner: 'shop', counts: 'money' },
  /** What staff put right by hand. */
  adjustment: { owner: 'shop', counts: 'money' },
} as const satisfies Record<string, Account>;

export type AccountKind = keyof typeof accounts;

/** The shop itself, where an account asks for its owner. */
export const shopOwnerId = 0;

export type Balances = {
  readonly cash: number;
  readonly gift: number;
  readonly points: number;
  readonly earnings: number;
  readonly hold: number;
};

/** What a member can pay with: cash and gift. */
export function spendable({ cash, gift }: Balances): number {
  return cash + gift;
}
