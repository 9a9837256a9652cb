import type { PointMove, PointReason } from '@onehaul/contract/reward';
import type { PageRequest } from '@onehaul/contract/wire';
import { upcomingPointExpiries } from '@onehaul/domain/reward/point-lot';
import { settingsFrom } from '@onehaul/domain/settings';
import type { JournalKind } from '@onehaul/domain/wallet/journal';
import type { MemberContext } from '../../http/context.ts';
import { findSettings } from '../shop/index.ts';
import { lotsOf, pointMoves, pointsOf } from './point.repository.ts';

/** Maximum number of expiry dates returned. */
const maxExpiryDates = 12;

const reasonOfEarned: Readonly<Record<string, PointReason>> = {
  signIn: 'signIn',
  order: 'order',
  review: 'review',
  invite: 'invite',
};
const reasonOfOther: Partial<Record<JournalKind, PointReason>> = {
  orderPaid: 'spentOnOrder',
  orderRefunded: 'returned',
  pointsReturned: 'returned',
  pointsExpired: 'ended',
};

function reasonOf(kind: JournalKind, subject: string | null): PointReason {
  if (kind === 'pointsEarned') return reasonOfEarned[subject ?? ''] ?? 'given';
  if (kind === 'pointsUsed') return subject === 'coupon' ? 'spentOnCoupon' : 'spentOnOrder';
  return reasonOfOther[kind] ?? 'corrected';
}

/** Point movements of the main account, and when its points expire. */
export async function findPoints(
  { db, shop, member }: MemberContext,
  { pageIndex, pageRows }: PageRequest,
): Promise<{
  items: PointMove[];
  total: number;
  balance: number;
  pointCents: number;
  ending: { points: number; endsAt: Date }[];
}> {
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const now = new Date();
  const [account, lots, own] = await Promise.all([
    db.first(pointsOf, whose),
    db.all(lotsOf, { ...whose, at: now }),
    findSettings({ db, shop }),
  ]);
  const { balance, entries } = account ?? { balance: 0, entries: 0 };
  // Entry positions have no gaps, so the newest position is the total count.
  const fromPosition = entries - (pageIndex - 1) * pageRows;
  const rows = fromPosition > 0 ? await db.all(pointMoves, { ...whose, fromPosition, limit: pageRows }) : [];
  return {
    items: rows.map(({ kind, subject, ...row }) => ({ ...row, reason: reasonOf(kind, subject) })),
    total: entries,
    balance,
    pointCents: settingsFrom(own).pointCents,
    ending: upcomingPointExpiries(lots, balance, now).slice(0, maxExpiryDates),
  };
}
