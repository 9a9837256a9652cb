import type { PointSource } from '@onehaul/domain/reward/campaign';
import { pointUnit } from '@onehaul/domain/wallet/account';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type MemberScope = ShopScope & { memberId: number };

type Lot = MemberScope & {
  points: number;
  source: PointSource;
  sourceId: number | null;
  journalId: number;
  pointDays: number;
};

export const insertLot = prepareChange((p: Lot) =>
  tables
    .insertInto('pointLot')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      memberId: p.memberId,
      points: p.points,
      source: p.source,
      sourceId: p.sourceId,
      journalId: p.journalId,
      expiresAt: sql`now() + make_interval(days => ${p.pointDays}::int)`,
    })
    .returning('id'),
);

export const lotExists = prepare((p: MemberScope & { source: PointSource; sourceId: number }) =>
  tables
    .selectFrom('pointLot')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('source', '=', p.source)
    .where('sourceId', '=', p.sourceId),
);

/** A member's lots by expiry; lots expired by `at` are merged into one. */
export const lotsOf = prepare((p: MemberScope & { at: Date }) =>
  tables
    .selectFrom('pointLot')
    .select(({ fn }) => [
      sql<Date>`greatest(expires_at, ${p.at}::timestamptz)`.as('endsAt'),
      fn.sum<number>('points').as('points'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .groupBy(sql`1`)
    .orderBy(sql`1`),
);

const pointAccount = (p: MemberScope) =>
  tables
    .selectFrom('ledgerAccount')
    .select(['balance', 'entries'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('ownerId', '=', p.memberId)
    .where('kind', '=', 'points')
    .where('unit', '=', pointUnit);

export const pointsOf = prepare(pointAccount);

/** Row lock until the transaction ends: points cannot be spent while expiry is calculated. */
export const pointsForUpdate = prepareChange((p: MemberScope) => pointAccount(p).forNoKeyUpdate());

export const pointMoves = prepare((p: MemberScope & { fromPosition: number; limit: number }) =>
  tables
    .selectFrom('entry')
    .innerJoin('journal', (join) =>
      join.onRef('journal.tenantId', '=', 'entry.tenantId').onRef('journal.id', '=', 'entry.journalId'),
    )
    .leftJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'entry')
        .onRef('shopOrder.id', '=', 'journal.subjectId')
        .on('journal.subject', 'in', ['order', 'review']),
    )
    .select([
      'entry.position as id',
      'journal.kind',
      'journal.subject',
      'entry.amount as points',
      'entry.balance',
      sql<string>`coalesce(shop_order.number, '')`.as('orderNumber'),
      'journal.createdAt',
    ])
    .where('entry.tenantId', '=', p.tenantId)
    .where('entry.shopId', '=', p.shopId)
    .where('entry.ownerId', '=', p.memberId)
    .where('entry.account', '=', 'points')
    .where('entry.unit', '=', pointUnit)
    .where('entry.position', '<=', p.fromPosition)
    .orderBy('entry.position', 'desc')
    .limit(p.limit),
);

type After = { tenantId: number; afterShopId: number; afterId: number; limit: number };

/** Members with points, by keyset pagination. */
export const pointOwners = prepare((p: After) =>
  tables
    .selectFrom('ledgerAccount')
    .select(['shopId', 'ownerId as memberId'])
    .where('tenantId', '=', p.tenantId)
    .where('kind', '=', 'points')
    .where('balance', '>', 0)
    .where(sql<boolean>`(shop_id, owner_id) > (${p.afterShopId}::int, ${p.afterId}::int)`)
    .orderBy('shopId')
    .orderBy('ownerId')
    .limit(p.limit),
);

/**
 * Creates an opening lot for points that are in no lot, such as those from before lots existed. Its source id
 * is the account's newest journal, so the same remainder is inserted once.
 */
export const insertOpeningLots = prepareChange((p: ShopScope & { memberIds: number[]; pointDays: number }) =>
  tables
    .insertInto('pointLot')
    .columns(['tenantId', 'shopId', 'memberId', 'points', 'source', 'sourceId', 'journalId', 'expiresAt'])
    .expression((from) =>
      from
        .selectFrom('ledgerAccount as account')
        .innerJoin('entry', (join) =>
          sameShop(join, 'entry', 'account')
            .onRef('entry.ownerId', '=', 'account.ownerId')
            .onRef('entry.account', '=', 'account.kind')
            .onRef('entry.unit', '=', 'account.unit')
            .onRef('entry.position', '=', 'account.entries'),
        )
        .leftJoinLateral(
          (lots) =>
            lots
              .selectFrom('pointLot')
              .select(sql<number>`coalesce(sum(points), 0)`.as('points'))
              .whereRef('pointLot.tenantId', '=', 'account.tenantId')
              .whereRef('pointLot.shopId', '=', 'account.shopId')
              .whereRef('pointLot.memberId', '=', 'account.ownerId')
              .as('known'),
          (join) => join.onTrue(),
        )
        .select([
          'account.tenantId',
          'account.shopId',
          'account.ownerId',
          sql<number>`account.balance - known.points`.as('points'),
          sql.lit('opening' as const).as('source'),
          'entry.journalId as sourceId',
          'entry.journalId',
          sql<Date>`now() + make_interval(days => ${p.pointDays}::int)`.as('expiresAt'),
        ])
        .where('account.tenantId', '=', p.tenantId)
        .where('account.shopId', '=', p.shopId)
        .where(sql<boolean>`account.owner_id = any(${p.memberIds}::int[])`)
        .where('account.kind', '=', 'points')
        .where('account.unit', '=', pointUnit)
        .where(sql<boolean>`account.balance > known.points`),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/** Those of these members that may lose points: more points have expired than were spent. */
export const ownersOfEnded = prepare((p: ShopScope & { memberIds: number[]; now: Date }) =>
  tables
    .selectFrom('pointLot')
    .innerJoin('ledgerAccount as account', (join) =>
      sameShop(join, 'account', 'pointLot')
        .onRef('account.ownerId', '=', 'pointLot.memberId')
        .on('account.kind', '=', 'points')
        .on('account.unit', '=', pointUnit),
    )
    .select('pointLot.memberId')
    .where('pointLot.tenantId', '=', p.tenantId)
    .where('pointLot.shopId', '=', p.shopId)
    .where(sql<boolean>`point_lot.member_id = any(${p.memberIds}::int[])`)
    .groupBy(['pointLot.memberId', 'account.balance'])
    .having(
      sql<boolean>`sum(point_lot.points) filter (where point_lot.expires_at <= ${p.now}::timestamptz)
        > greatest(sum(point_lot.points) - account.balance, 0)`,
    ),
);

/** Those of these members with an expiring lot (by `until`) that has no warning yet. */
export const ownersOfEnding = prepare((p: ShopScope & { memberIds: number[]; until: Date }) =>
  tables
    .selectFrom('pointLot')
    .select('memberId')
    .distinct()
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`member_id = any(${p.memberIds}::int[])`)
    .where('warnedAt', 'is', null)
    .where('expiresAt', '<=', p.until),
);

/** Marks lots expiring by `until` as warned; returns no row when a concurrent job did it first. */
export const markWarned = prepareChange((p: MemberScope & { until: Date }) =>
  tables
    .updateTable('pointLot')
    .set({ warnedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('warnedAt', 'is', null)
    .where('expiresAt', '<=', p.until)
    .returning('id'),
);
