import { Refusal } from '../refusal.ts';
import { shopOwnerId } from './account.ts';
import { type Journal, journalOf, type Move } from './journal.ts';

const clearingOf = { gateway: 'gatewayClearing', bank: 'bankClearing' } as const;
/** Sources of money outside the wallet. */
type ExternalSource = keyof typeof clearingOf;

/** A recharge, optionally with a bonus from the shop. */
export function recharge(
  memberId: number,
  { by, minor, giftMinor = 0 }: { by: ExternalSource; minor: number; giftMinor?: number },
): Journal {
  return journalOf('recharge', memberId, [
    [clearingOf[by], 'cash', minor],
    ['giftIssued', 'gift', giftMinor],
  ]);
}

export const grantGift = (memberId: number, minor: number): Journal =>
  journalOf('gift', memberId, [['giftIssued', 'gift', minor]]);

export const reverseGift = (memberId: number, minor: number): Journal =>
  journalOf('giftTakenBack', memberId, [['gift', 'giftIssued', minor]]);

/** `minor` excludes tax, and both are net of the points spent. */
export function payOrder(
  memberId: number,
  {
    by,
    minor,
    taxMinor = 0,
    points = 0,
  }: { by: 'balance' | ExternalSource; minor: number; taxMinor?: number; points?: number },
): Journal {
  const source = by === 'balance' ? by : clearingOf[by];
  return journalOf('orderPaid', memberId, [
    [source, 'revenue', minor],
    [source, 'tax', taxMinor],
    ['points', 'pointsIssued', points],
  ]);
}

type Refund = {
  readonly cash?: number;
  readonly gift?: number;
  readonly gateway?: number;
  /** Tax portion of the amounts above. */
  readonly taxMinor?: number;
  readonly points?: number;
};

/** Refunds each part to its source: gift money stays gift money. */
export function refundOrder(
  memberId: number,
  { cash = 0, gift = 0, gateway = 0, taxMinor = 0, points = 0 }: Refund,
): Journal {
  let tax = taxMinor;
  const parts = [
    ['cash', cash],
    ['gift', gift],
    ['gatewayClearing', gateway],
  ] as const;
  const moves = parts.flatMap(([to, minor]): Move[] => {
    const ofTax = Math.min(tax, minor);
    tax -= ofTax;
    return [
      ['tax', to, ofTax],
      ['refunds', to, minor - ofTax],
    ];
  });
  if (tax > 0) throw new Refusal('money.notExact');
  return journalOf('orderRefunded', memberId, [...moves, ['pointsIssued', 'points', points]]);
}

/** Payment of services apart from an order. */
export const payService = (
  memberId: number,
  { by, minor }: { by: 'balance' | ExternalSource; minor: number },
): Journal =>
  journalOf('servicePaid', memberId, [[by === 'balance' ? by : clearingOf[by], 'revenue', minor]]);

/** Refund of a service that was not performed, each part to its source. */
export const refundService = (
  memberId: number,
  { cash = 0, gift = 0, gateway = 0 }: Pick<Refund, 'cash' | 'gift' | 'gateway'>,
): Journal =>
  journalOf('serviceRefunded', memberId, [
    ['refunds', 'cash', cash],
    ['refunds', 'gift', gift],
    ['refunds', 'gatewayClearing', gateway],
  ]);

/** Compensation for damage or loss, credited as the member's cash. */
export const payClaim = (memberId: number, minor: number): Journal =>
  journalOf('claimPaid', memberId, [['refunds', 'cash', minor]]);

/** Cash on delivery collected by a carrier, in yuan at that day's rate. */
export const collectCod = (sellerId: number, minor: number): Journal =>
  journalOf('codCollected', sellerId, [['codReceivable', 'codPayable', minor]]);

/** Reverses a collection that turned out wrong. */
export const reverseCodCollection = (sellerId: number, minor: number): Journal =>
  journalOf('codTakenBack', sellerId, [['codPayable', 'codReceivable', minor]]);

type Settlement = {
  /** Amount received at the bank. */
  readonly minor: number;
  /** Shortfall borne by the shop; negative for a surplus the shop keeps. */
  readonly missingMinor?: number;
  /** Increase of what sellers are owed: newly reported collections, or corrected amounts. */
  readonly owedMinor?: number;
};

/** Settlement of a carrier's statement. */
export const settleCod = ({ minor, missingMinor = 0, owedMinor = 0 }: Settlement): Journal =>
  journalOf('codSettled', shopOwnerId, [
    ['bankClearing', 'codReceivable', minor],
    missingMinor < 0
      ? ['codReceivable', 'adjustment', -missingMinor]
      : ['adjustment', 'codReceivable', missingMinor],
    owedMinor < 0 ? ['codPayable', 'codReceivable', -owedMinor] : ['codReceivable', 'codPayable', owedMinor],
  ]);

/** Pays the seller the net of collected money; the shop keeps freight, commission and tax. */
export const remitCod = (
  sellerId: number,
  { netMinor, feeMinor, taxMinor = 0 }: { netMinor: number; feeMinor: number; taxMinor?: number },
): Journal =>
  journalOf('codRemitted', sellerId, [
    ['codPayable', 'cash', netMinor],
    ['codPayable', 'revenue', feeMinor],
    ['codPayable', 'tax', taxMinor],
  ]);

export const payStatement = (
  memberId: number,
  { by, minor, taxMinor = 0 }: { by: 'balance' | 'bank'; minor: number; taxMinor?: number },
): Journal => {
  const source = by === 'balance' ? by : clearingOf[by];
  return journalOf('statementPaid', memberId, [
    [source, 'revenue', minor],
    [source, 'tax', taxMinor],
  ]);
};

export const holdWithdrawal = (memberId: number, minor: number): Journal =>
  journalOf('withdrawalHeld', memberId, [['cash', 'hold', minor]]);

export const payWithdrawal = (memberId: number, minor: number): Journal =>
  journalOf('withdrawalPaid', memberId, [['hold', 'bankClearing', minor]]);

export const releaseWithdrawal = (memberId: number, minor: number): Journal =>
  journalOf('withdrawalReleased', memberId, [['hold', 'cash', minor]]);

export const earnCommission = (agentId: number, minor: number): Journal =>
  journalOf('commissionEarned', agentId, [['commission', 'earnings', minor]]);

export const reverseCommission = (agentId: number, minor: number): Journal =>
  journalOf('commissionTakenBack', agentId, [['earnings', 'commission', minor]]);

export const moveEarnings = (agentId: number, minor: number): Journal =>
  journalOf('earningsMoved', agentId, [['earnings', 'cash', minor]]);

export const earnPoints = (memberId: number, points: number): Journal =>
  journalOf('pointsEarned', memberId, [['pointsIssued', 'points', points]]);

export const spendPoints = (memberId: number, points: number): Journal =>
  journalOf('pointsUsed', memberId, [['points', 'pointsIssued', points]]);

export const returnPoints = (memberId: number, points: number): Journal =>
  journalOf('pointsReturned', memberId, [['pointsIssued', 'points', points]]);

export const expirePoints = (memberId: number, points: number): Journal =>
  journalOf('pointsExpired', memberId, [['points', 'pointsIssued', points]]);

const counterAccounts = { cash: 'adjustment', gift: 'giftIssued', points: 'pointsIssued' } as const;

/** Manual correction by staff; the sign of `change` decides between credit and debit. */
export function adjust(memberId: number, account: keyof typeof counterAccounts, change: number): Journal {
  const other = counterAccounts[account];
  return journalOf('adjusted', memberId, [change > 0 ? [other, account, change] : [account, other, -change]]);
}
