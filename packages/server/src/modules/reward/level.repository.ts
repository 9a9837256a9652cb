import { levelDays } from '@onehaul/domain/reward/level';
import { sql } from 'kysely';
import { type ReaderParameters, translatedText } from '../../db/page.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type MemberScope = ShopScope & { memberId: number };

/** Sum paid for the orders completed within the last year. */
const spentBy = (member: string) => sql<number>`coalesce((
  select sum(shop_order.paid_minor) from shop_order
  where shop_order.tenant_id = ${sql.ref(`${member}.tenantId`)} and shop_order.shop_id = ${sql.ref(`${member}.shopId`)}
    and shop_order.member_id = ${sql.ref(`${member}.id`)} and shop_order.stage = 'completed'
    and shop_order.completed_at > now() - make_interval(days => ${sql.lit(levelDays)})), 0)::bigint`;

export const levelsOf = prepare((p: ReaderParameters) =>
  tables
    .selectFrom('memberLevel')
    .select(({ ref }) => [
      'level',
      translatedText(ref('names'), p).as('name'),
      sql<string>`coalesce(${translatedText(ref('benefits'), p)}, '')`.as('benefits'),
      'leastSpentMinor as leastMinor',
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .orderBy('level'),
);

export const levelRules = prepare((p: ShopScope) =>
  tables
    .selectFrom('memberLevel')
    .select(['level', 'leastSpentMinor as leastMinor'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .orderBy('level'),
);

/** The same, row-locked: of two thresholds changed at once, the second is compared with the first. */
export const lockLevelRules = prepareChange((p: ShopScope) =>
  tables
    .selectFrom('memberLevel')
    .select(['level', 'leastSpentMinor as leastMinor'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .orderBy('level')
    .forNoKeyUpdate(),
);

export const standingOf = prepare((p: MemberScope) =>
  tables
    .selectFrom('member')
    .select(['level', 'levelIsFixed as isFixed', spentBy('member').as('spent')])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.memberId),
);

/** Row lock that serialises level changes; the paid sum is read only after it. */
export const levelForUpdate = prepareChange((p: MemberScope) =>
  tables
    .selectFrom('member')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.memberId)
    .forNoKeyUpdate(),
);

/** Compare-and-set: returns no row if the level has changed or was set by hand. */
export const setLevel = prepareChange((p: MemberScope & { from: number; level: number }) =>
  tables
    .updateTable('member')
    .set({ level: p.level })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.memberId)
    .where('level', '=', p.from)
    .where('levelIsFixed', '=', false)
    .returning('id'),
);

/** Shops with a level threshold above zero. */
export const shopsWithLevels = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('memberLevel')
    .select('shopId')
    .distinct()
    .where('tenantId', '=', p.tenantId)
    .where('archivedAt', 'is', null)
    .where('leastSpentMinor', '>', 0),
);

export const membersAbove = prepare((p: ShopScope & { afterId: number; limit: number }) =>
  tables
    .selectFrom('member')
    .select(['id', 'level', spentBy('member').as('spent')])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('level', '>', 1)
    .where('levelIsFixed', '=', false)
    .where('id', '>', p.afterId)
    .orderBy('id')
    .limit(p.limit),
);
