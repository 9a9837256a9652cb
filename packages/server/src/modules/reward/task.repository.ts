import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { batchRows } from '../../jobs/repeat-in-batches.ts';

type ShopScope = { tenantId: number; shopId: number };

export const purgeTasks = prepareChange((p: { tenantId: number; days: number }) =>
  tables
    .deleteFrom('orderTask')
    .where('tenantId', '=', p.tenantId)
    .where(
      sql<boolean>`ctid in (select ctid from order_task where tenant_id = ${p.tenantId} and kind = 'points'
        and done_at < now() - make_interval(days => ${p.days}::int) limit ${sql.lit(batchRows)})`,
    )
    .returning('tenantId'),
);

export const rewardedOrder = prepare((p: ShopScope & { id: number }) =>
  tables
    .selectFrom('shopOrder')
    .select(['id', 'memberId', 'step', 'paidMinor'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

/**
 * The recommender of an order's owner, if this is the owner's first completed order. A sub-account's
 * recommendation counts for its main account.
 */
export const recommenderOf = prepare((p: ShopScope & { orderId: number }) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('member as friend', (join) =>
      sameShop(join, 'friend', 'shopOrder').onRef('friend.id', '=', 'shopOrder.memberId'),
    )
    .innerJoin('member as named', (join) =>
      sameShop(join, 'named', 'friend').onRef('named.id', '=', 'friend.recommenderId'),
    )
    .innerJoin('member as recommender', (join) =>
      sameShop(join, 'recommender', 'named').on(
        sql<boolean>`recommender.id = coalesce(named.main_id, named.id)`,
      ),
    )
    .select(['friend.id as friendId', 'recommender.id as recommenderId'])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.id', '=', p.orderId)
    .where('recommender.state', 'in', ['active', 'cancelling'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('shopOrder as earlier')
            .select('earlier.id')
            .whereRef('earlier.tenantId', '=', 'shopOrder.tenantId')
            .whereRef('earlier.shopId', '=', 'shopOrder.shopId')
            .whereRef('earlier.memberId', '=', 'shopOrder.memberId')
            .where('earlier.stage', '=', 'completed')
            .where(
              sql<boolean>`(earlier.completed_at, earlier.id) < (shop_order.completed_at, shop_order.id)`,
            ),
        ),
      ),
    ),
);

/** Phone numbers with country of main accounts and their sub-accounts. */
export const phonesOf = prepare((p: ShopScope & { ownerIds: number[] }) =>
  tables
    .selectFrom('member')
    .select([
      sql<number>`coalesce(main_id, id)`.as('ownerId'),
      sql<string>`country_id || ' ' || phone_number`.as('phone'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`(id = any(${p.ownerIds}::int[]) or main_id = any(${p.ownerIds}::int[]))`)
    .where('phoneNumber', 'is not', null),
);

/** Returns no row if the friend was counted before. */
export const insertFriend = prepareChange((p: ShopScope & { friendId: number; memberId: number }) =>
  tables
    .insertInto('invitedFriend')
    .values({ tenantId: p.tenantId, shopId: p.shopId, friendId: p.friendId, memberId: p.memberId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('friendId'),
);

export const waitingMembers = prepare((p: { tenantId: number; limit: number }) =>
  tables
    .selectFrom('memberTask')
    .select(['shopId', 'memberId'])
    .where('tenantId', '=', p.tenantId)
    .orderBy('createdAt')
    .limit(p.limit),
);

/** Deletes the task to claim it; returns no row if another process did. */
export const claimMemberTask = prepareChange((p: ShopScope & { memberId: number }) =>
  tables
    .deleteFrom('memberTask')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .returning('memberId'),
);
