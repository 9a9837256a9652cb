/** Points have their own unit and are never added to money. */
export const pointUnit = 'points';

/** Currency of wallets and tariffs (A45). */
export const walletCurrency = 'CNY';

type Account = { readonly owner: 'member' | 'shop'; readonly counts: 'money' | 'points' };

/**
 * Ledger accounts (A47). Member balances and the shop's income and liabilities are positive; assets that
 * others hold for the shop are negative. All accounts together sum to zero.
 */
export const accounts = {
  /** The member's own, withdrawable money. */
  cash: { owner: 'member', counts: 'money' },
  /** Promotional credit from the shop: pays orders, cannot be withdrawn. */
  gift: { owner: 'member', counts: 'money' },
  points: { owner: 'member', counts: 'points' },
  /** Commission an agent earned from referred members. */
  earnings: { owner: 'member', counts: 'money' },
  /** Reserved by a pending withdrawal, no longer cash. */
  hold: { owner: 'member', counts: 'money' },
  revenue: { owner: 'shop', counts: 'money' },
  refunds: { owner: 'shop', counts: 'money' },
  /** Held by payment gateways, and in the shop's bank account. */
  gatewayClearing: { owner: 'shop', counts: 'money' },
  bankClearing: { owner: 'shop', counts: 'money' },
  /** Cash on delivery collected by carriers and not handed over yet. */
  codReceivable: { owner: 'shop', counts: 'money' },
  /** Cash on delivery collected for sellers and not remitted yet. */
  codPayable: { owner: 'shop', counts: 'money' },
  tax: { owner: 'shop', counts: 'money' },
  giftIssued: { owner: 'shop', counts: 'money' },
  pointsIssued: { owner: 'shop', counts: 'points' },
  /** Agent commission expense. */
  commission: { owner: 'shop', counts: 'money' },
  /** Manual corrections by staff. */
  adjustment: { owner: 'shop', counts: 'money' },
} as const satisfies Record<string, Account>;

export type AccountKind = keyof typeof accounts;

/** Owner id of the shop's own accounts. */
export const shopOwnerId = 0;

export type Balances = {
  readonly cash: number;
  readonly gift: number;
  readonly points: number;
  readonly earnings: number;
  readonly hold: number;
};

/** Spendable balance: cash and gift. */
export function spendable({ cash, gift }: Balances): number {
  return cash + gift;
}
