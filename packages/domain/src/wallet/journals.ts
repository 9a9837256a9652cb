import { Refusal } from '../refusal.ts';
import { shopOwnerId } from './account.ts';
import { type Journal, journalOf, type Move } from './journal.ts';

const clearingOf = { gateway: 'gatewayClearing', bank: 'bankClearing' } as const;
/** Where money comes from that is not in the wallet yet. */
type Outside = keyof typeof clearingOf;

/** Money comes in, and the shop may add some of its own. */
export function recharge(
  memberId: number,
  { by, minor, giftMinor = 0 }: { by: Outside; minor: number; giftMinor?: number },
): Journal {
  return journalOf('recharge', memberId, [
    [clearingOf[by], 'cash', minor],
    ['giftIssued', 'gift', giftMinor],
  ]);
}

export const giveGift = (memberId: number, minor: number): Journal =>
  journalOf('gift', memberId, [['giftIssued', 'gift', minor]]);

export const takeGiftBack = (memberId: number, minor: number): Journal =>
  journalOf('giftTakenBack', memberId, [['gift', 'giftIssued', minor]]);

/** What an order costs without tax, the tax in it, and the points that took their part off it before. */
export function payOrder(
  memberId: number,
  {
    by,
    minor,
    taxMinor = 0,
    points = 0,
  }: { by: 'balance' | Outside; minor: number; taxMinor?: number; points?: number },
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
  /** How much of these was tax. */
  readonly taxMinor?: number;
  readonly points?: number;
};

/** Each part goes back to where it came from: gift money stays gift money. */
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

/** What services apart from an order's own cost. */
export const payService = (
  memberId: number,
  { by, minor }: { by: 'balance' | Outside; minor: number },
): Journal =>
  journalOf('servicePaid', memberId, [[by === 'balance' ? by : clearingOf[by], 'revenue', minor]]);

/** A service that was not done: each part goes back to where it came from. */
export const refundService = (
  memberId: number,
  { cash = 0, gift = 0, gateway = 0 }: Pick<Refund, 'cash' | 'gift' | 'gateway'>,
): Journal =>
  journalOf('serviceRefunded', memberId, [
    ['refunds', 'cash', cash],
    ['refunds', 'gift', gift],
    ['refunds', 'gatewayClearing', gateway],
  ]);

/** What a shop pays for damage and loss, as money of the member's own. */
export const payClaim = (memberId: number, minor: number): Journal =>
  journalOf('claimPaid', memberId, [['refunds', 'cash', minor]]);

/** Money a carrier took at a door, in yuan at the rate of that day. */
export const collectCod = (sellerId: number, minor: number): Journal =>
  journalOf('codCollected', sellerId, [['codReceivable', 'codPayable', minor]]);

/** It was not collected after all. */
export const takeCodBack = (sellerId: number, minor: number): Journal =>
  journalOf('codTakenBack', sellerId, [['codPayable', 'codReceivable', minor]]);

type Settlement = {
  /** What came to the bank. */
  readonly minor: number;
  /** What did not, and the shop bears; below zero what came too much, and the shop keeps. */
  readonly missingMinor?: number;
  /** By how much more the sellers are owed: first heard of with it, or another amount than was thought. */
  readonly owedMinor?: number;
};

/** A carrier's statement. */
export const settleCod = ({ minor, missingMinor = 0, owedMinor = 0 }: Settlement): Journal =>
  journalOf('codSettled', shopOwnerId, [
    ['bankClearing', 'codReceivable', minor],
    missingMinor < 0
      ? ['codReceivable', 'adjustment', -missingMinor]
      : ['adjustment', 'codReceivable', missingMinor],
    owedMinor < 0 ? ['codPayable', 'codReceivable', -owedMinor] : ['codReceivable', 'codPayable', owedMinor],
  ]);

/** What a seller gets of collected money, and what the shop keeps for freight, commission and tax. */
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

export const takeCommissionBack = (agentId: number, minor: number): Journal =>
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

const correctedBy = { cash: 'adjustment', gift: 'giftIssued', points: 'pointsIssued' } as const;

/** What staff put right, with a reason: more when the change is above zero, less when it is below. */
export function adjust(memberId: number, account: keyof typeof correctedBy, change: number): Journal {
  const other = correctedBy[account];
  return journalOf('adjusted', memberId, [change > 0 ? [other, account, change] : [account, other, -change]]);
}
