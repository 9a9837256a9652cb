import type { CodState } from '@onehaul/domain/cod/cod-state';
import { sql } from 'kysely';
import { translatedTextInShopOrEmpty } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';
import { rateToday } from './collection.repository.ts';

type MemberScope = { tenantId: number; shopId: number; memberId: number };
type TenantScope = { tenantId: number; shopId: number | null };
export type OpenState = Extract<CodState, 'expected' | 'collected' | 'settled'>;

const withOrder = () =>
  tables
    .selectFrom('codOrder')
    .innerJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'codOrder').onRef('shopOrder.id', '=', 'codOrder.orderId'),
    );

/** A carrier is expected to collect only for orders that have shipped and did not come back. */
const isUnderWay = sql<boolean>`(cod_order.state <> 'expected' or shop_order.step in ('shipped', 'completed'))`;

/** When the money entered its current state. */
const stateSince = sql<Date | null>`case cod_order.state when 'expected' then shop_order.shipped_at
  when 'collected' then cod_order.collected_at when 'settled' then cod_order.settled_at
  when 'refused' then cod_order.refused_at else cod_order.remitted_at end`;
const days = sql<number>`coalesce(greatest(floor(extract(epoch from now() - ${stateSince}) / 86400), 0), 0)::int`;
const localMinor = sql<number>`coalesce(cod_order.collected_minor, cod_order.expected_minor)`;
/** The owed amount in yuan; uncollected money at today's rate. */
const yuanMinor = sql<number>`coalesce(cod_order.owed_minor, round(cod_order.expected_minor
  / case when cod_order.currency_code in ('VND', 'JPY', 'KRW') then 0.01 else 1 end / ${rateToday}))`;

type Bounds = { bounds: number[] };
const ageGroup = (p: Bounds) => sql<number>`width_bucket(${days}, ${p.bounds}::int[])`;

const carrierName = translatedTextInShopOrEmpty(sql`carrier.names`, sql`shop.languages[1]`);

const withCarrier = () =>
  withOrder()
    .innerJoin('line', (join) =>
      sameShop(join, 'line', 'shopOrder').onRef('line.id', '=', 'shopOrder.lineId'),
    )
    .innerJoin('carrier', (join) =>
      sameShop(join, 'carrier', 'line').onRef('carrier.id', '=', 'line.carrierId'),
    )
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'codOrder.tenantId').onRef('shop.id', '=', 'codOrder.shopId'),
    );

const matchesShop = (p: TenantScope) =>
  sql<boolean>`(${p.shopId}::int is null or cod_order.shop_id = ${p.shopId})`;

/** Money under way by holder, currency and age; finished orders are not read. */
export const overviewRows = prepare((p: TenantScope & Bounds) =>
  withCarrier()
    .select([
      sql<OpenState>`cod_order.state`.as('state'),
      'line.carrierId',
      carrierName.as('carrierName'),
      'codOrder.currencyCode',
      ageGroup(p).as('group'),
      sql<number>`count(*)`.as('orders'),
      sql<number>`sum(${localMinor})`.as('minor'),
      sql<number>`sum(${yuanMinor})`.as('yuanMinor'),
    ])
    .where('codOrder.tenantId', '=', p.tenantId)
    .where('codOrder.state', 'in', ['expected', 'collected', 'settled'])
    .where(isUnderWay)
    .where(matchesShop(p))
    .groupBy([sql`1`, sql`2`, sql`3`, sql`4`, sql`5`])
    .orderBy(sql`3, 4, 5`),
);

type CodOrderFilter = TenantScope & { state: OpenState; carrierId: number | null };
const matchesFilter = (p: CodOrderFilter) =>
  sql<boolean>`(cod_order.state = ${p.state}::text and (${p.carrierId}::int is null or line.carrier_id = ${p.carrierId}))`;

/**
 * Orders of one state, longest in it first. All orders of a state are under way, so the state index suffices.
 */
export const codOrdersPage = prepare((p: CodOrderFilter & { limit: number; offset: number }) =>
  withCarrier()
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'codOrder').onRef('member.id', '=', 'codOrder.memberId'),
    )
    .select([
      'codOrder.shopId',
      'codOrder.orderId',
      'shopOrder.number',
      sql<string>`coalesce(shop_order.client_number, '')`.as('clientNumber'),
      sql<string>`coalesce(shop_order.carrier_bill_number, '')`.as('carrierBillNumber'),
      carrierName.as('carrierName'),
      'codOrder.memberId',
      'member.code as memberCode',
      'member.name as memberName',
      'codOrder.state',
      'codOrder.currencyCode',
      localMinor.as('minor'),
      'codOrder.owedMinor',
      stateSince.as('since'),
      days.as('days'),
    ])
    .where('codOrder.tenantId', '=', p.tenantId)
    .where(matchesFilter(p))
    .where(isUnderWay)
    .where(matchesShop(p))
    .orderBy(stateSince)
    .orderBy('codOrder.orderId')
    .limit(p.limit)
    .offset(p.offset),
);

export const countCodOrders = prepare((p: CodOrderFilter) =>
  withCarrier()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('codOrder.tenantId', '=', p.tenantId)
    .where(matchesFilter(p))
    .where(isUnderWay)
    .where(matchesShop(p)),
);

/** A seller's money under way, summed. */
export const sumsOfMember = prepare((p: MemberScope & Bounds) =>
  withOrder()
    .select([
      sql<OpenState>`cod_order.state`.as('state'),
      ageGroup(p).as('group'),
      'codOrder.currencyCode',
      sql<number>`count(*)`.as('orders'),
      sql<number>`sum(${localMinor})`.as('minor'),
      sql<number>`sum(${yuanMinor})`.as('yuanMinor'),
    ])
    .where('codOrder.tenantId', '=', p.tenantId)
    .where('codOrder.shopId', '=', p.shopId)
    .where('codOrder.memberId', '=', p.memberId)
    .where('codOrder.state', 'in', ['expected', 'collected', 'settled'])
    .where(isUnderWay)
    .groupBy([sql`1`, sql`2`, sql`3`])
    .orderBy(sql`1, 2, 3`),
);

/** Total remitted, summed over the few remittances instead of their orders. */
export const remittedOfMember = prepare((p: MemberScope) =>
  tables
    .selectFrom('codRemittance')
    .select([
      sql<number>`count(*)`.as('remittances'),
      sql<number>`(select count(*) from cod_order where cod_order.tenant_id = ${p.tenantId}
        and cod_order.shop_id = ${p.shopId} and cod_order.member_id = ${p.memberId}
        and cod_order.state = 'refused')`.as('refusedOrders'),
      sql<number>`coalesce(sum(orders), 0)`.as('remittedOrders'),
      sql<number>`coalesce(sum(net_minor), 0)`.as('remittedMinor'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId),
);

const selectCollections = () =>
  withOrder()
    .leftJoin('codRemittance', (join) =>
      sameShop(join, 'codRemittance', 'codOrder').onRef('codRemittance.id', '=', 'codOrder.remittanceId'),
    )
    .select([
      'codOrder.orderId',
      'shopOrder.number',
      sql<string>`coalesce(shop_order.client_number, '')`.as('clientNumber'),
      sql<string>`coalesce(shop_order.carrier_bill_number, '')`.as('carrierBillNumber'),
      'codOrder.state',
      'codOrder.currencyCode',
      localMinor.as('localMinor'),
      'codOrder.owedMinor',
      'codOrder.exchangeRate',
      sql<number>`greatest(shop_order.total_minor - case when cod_order.state = 'remitted' then 0
        else shop_order.paid_minor end, 0)`.as('costMinor'),
      stateSince.as('since'),
      sql<string>`coalesce(cod_remittance.number, '')`.as('remittanceNumber'),
    ]);

type MemberPage = MemberScope & { limit: number; offset: number };

/** Collections of one state, newest first. */
export const collectionsOfState = prepare((p: MemberPage & { state: CodState }) =>
  selectCollections()
    .where('codOrder.tenantId', '=', p.tenantId)
    .where('codOrder.shopId', '=', p.shopId)
    .where('codOrder.memberId', '=', p.memberId)
    .where('codOrder.state', '=', p.state)
    .where(isUnderWay)
    .orderBy('codOrder.orderId', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const countOfState = prepare((p: MemberScope & { state: CodState }) =>
  withOrder()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('codOrder.tenantId', '=', p.tenantId)
    .where('codOrder.shopId', '=', p.shopId)
    .where('codOrder.memberId', '=', p.memberId)
    .where('codOrder.state', '=', p.state)
    .where(isUnderWay),
);

/** Collections of one remittance. */
export const collectionsOfRemittance = prepare((p: MemberPage & { remittanceId: number }) =>
  selectCollections()
    .where('codOrder.tenantId', '=', p.tenantId)
    .where('codOrder.shopId', '=', p.shopId)
    .where('codOrder.memberId', '=', p.memberId)
    .where('codOrder.remittanceId', '=', p.remittanceId)
    .orderBy('codOrder.orderId', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const countOfRemittance = prepare((p: MemberScope & { remittanceId: number }) =>
  tables
    .selectFrom('codOrder')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('remittanceId', '=', p.remittanceId),
);

export const remittancesOfMember = prepare((p: MemberPage) =>
  tables
    .selectFrom('codRemittance')
    .select([
      'id',
      'number',
      'orders',
      'collectedMinor',
      'freightMinor',
      'commissionMinor',
      'taxMinor',
      'netMinor',
      'createdAt',
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .orderBy('id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const countRemittancesOfMember = prepare((p: MemberScope) =>
  tables
    .selectFrom('codRemittance')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId),
);
