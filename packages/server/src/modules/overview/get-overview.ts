import type { Overview } from '@onehaul/contract/overview';
import { storageDayRange } from '@onehaul/domain/fee/storage-day';
import { orderStages } from '@onehaul/domain/order/order-state';
import { overviewTasks } from '@onehaul/domain/overview/task';
import { parcelStages } from '@onehaul/domain/parcel/parcel-state';
import { daysStored, freeDaysLeft } from '@onehaul/domain/parcel/storage-clock';
import { nextStepOf } from '@onehaul/domain/tracking/next-step';
import type { TimelineLine } from '@onehaul/domain/tracking/timeline';
import { readerParameters } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import type { FeeBooks } from '../fee/index.ts';
import {
  monthsOf,
  type OnTheWayRow,
  ordersOnTheWay,
  couponAndAddressFigures,
  storageEnding,
  talliesOf,
  tasksOf,
} from './overview.repository.ts';

/** Rows per list on the overview; the full list is behind its link. */
const maxShown = 5;
/** Items that end within this many days are listed as ending. */
const soonDays = 7;

type MilestoneEvent = Pick<TimelineLine, 'milestone' | 'source' | 'happenedAt'>;

function onTheWayOf(row: OnTheWayRow, now: Date): Overview['onTheWay'][number] {
  const { id, number, lineName, countryName, receiverName, delivery, maximumDays } = row;
  const shippedAt = row.shippedAt!;
  const seen: MilestoneEvent[] = [
    { milestone: 'departed', source: 'scan', happenedAt: shippedAt },
    ...row.events.map(({ source, phase, at }) => ({ milestone: phase, source, happenedAt: new Date(at) })),
  ];
  const last = seen
    .filter(({ source, happenedAt }) => source !== 'estimate' && happenedAt <= now)
    .toSorted((a, b) => b.happenedAt.getTime() - a.happenedAt.getTime())[0]!;
  const next = nextStepOf({ lines: seen, shippedAt, maximumDays, delivery, now });
  return {
    id,
    number,
    lineName,
    countryName,
    receiverName,
    shippedAt,
    last: last.milestone,
    lastAt: last.happenedAt,
    next: next?.milestone ?? null,
    nextBy: next?.by ?? null,
    isLate: next?.isLate ?? false,
  };
}

type StageTally = { readonly of: 'parcel' | 'order'; readonly stage: string; readonly count: number };
function countsOf<Stage extends string>(
  stages: readonly Stage[],
  of: StageTally['of'],
  tallies: readonly StageTally[],
): Record<Stage, number> {
  const byStage = new Map(
    tallies.filter((tally) => tally.of === of).map(({ stage, count }) => [stage, count]),
  );
  return Object.fromEntries(stages.map((stage) => [stage, byStage.get(stage) ?? 0])) as Record<Stage, number>;
}

/** All queries are pipelined in one round trip. A sub-account sees its main account's data (A16). */
export async function getOverview(books: FeeBooks, context: MemberContext): Promise<Overview> {
  const { db, shop, member } = context;
  const now = new Date();
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const [tasks, tallies, shipped, ending, figures, months, book] = await Promise.all([
    db.all(tasksOf, whose),
    db.all(talliesOf, whose),
    db.all(ordersOnTheWay, { ...readerParameters(context), memberId: member.ownerId, most: maxShown }),
    db.all(storageEnding, { ...whose, now, days: soonDays, most: maxShown }),
    db.first(couponAndAddressFigures, { ...whose, now, days: soonDays }),
    db.all(monthsOf, { ...whose, now }),
    books.find(context),
  ]);
  const { usable, endingCount, endsAt, addressCount } = figures!;
  return {
    tasks: tasks.toSorted((a, b) => overviewTasks.indexOf(a.kind) - overviewTasks.indexOf(b.kind)),
    parcels: countsOf(parcelStages, 'parcel', tallies),
    orders: countsOf(orderStages, 'order', tallies),
    onTheWay: shipped.map((row) => onTheWayOf(row, now)),
    endingCount: ending[0]?.total ?? 0,
    ending: ending.map(({ id, courierNumber, goodsName, warehouseId, weightGrams, ...clock }) => {
      const lines = book.lines.filter((line) => line.warehouseId === warehouseId);
      const range = storageDayRange(
        lines.map(({ tariff }) => tariff.storage),
        weightGrams ?? 0,
      );
      return {
        id,
        courierNumber,
        goodsName,
        freeDaysLeft: freeDaysLeft(clock, now) ?? 0,
        daysStored: daysStored(clock, now),
        dayLeastMinor: range?.leastMinor ?? null,
        dayMostMinor: range?.mostMinor ?? null,
      };
    }),
    coupons: { usable, endingCount, endsAt },
    addressCount,
    months,
  };
}
