import type { RedispatchResult } from '@onehaul/contract/returns';
import type { PageRequest } from '@onehaul/contract/wire';
import { dueMinor } from '@onehaul/domain/order/order-state';
import { limitAndOffset, readerParameters } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import { countSent, localLines, redispatchPage, returnedUnits, waitingMatches } from './match.repository.ts';

/** Returned units, the waiting orders they could fulfil, and the lines available. */
export async function findMatches(context: MemberContext) {
  const { db, member } = context;
  const whose = { ...readerParameters(context), memberId: member.ownerId };
  const [units, matches, lines] = await Promise.all([
    db.all(returnedUnits, whose),
    db.all(waitingMatches, whose),
    db.all(localLines, readerParameters(context)),
  ]);
  return { units, matches, lines: lines.map(({ countryId: _, ...line }) => line) };
}

/** Orders that returned goods were shipped in. */
export async function findRedispatched(context: MemberContext, { pageIndex, pageRows }: PageRequest) {
  const { db, shop, member } = context;
  const whose = { memberId: member.ownerId };
  const [rows, counted] = await Promise.all([
    db.all(redispatchPage, {
      ...readerParameters(context),
      ...whose,
      ...limitAndOffset({ pageIndex, pageRows }),
    }),
    db.first(countSent, { shopId: shop.id, ...whose }),
  ]);
  const items = rows.map(({ step, payPolicy, paidMinor, totalMinor, ...row }): RedispatchResult => ({
    ...row,
    total: totalMinor,
    due: dueMinor({ step, payPolicy, paidMinor, totalMinor }),
  }));
  return { items, total: counted!.total };
}
