import type { GatewayMethod } from '@onehaul/domain/payment/payment-state';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type AccountScope = ShopScope & { gateway: GatewayMethod };

/** Row lock, so that concurrent tests of an account are counted one after the other. */
export const lockActiveAccount = prepareChange((p: AccountScope) =>
  tables
    .selectFrom('gatewayAccount')
    .select('gateway')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('gateway', '=', p.gateway)
    .where('isActive', '=', true)
    .forUpdate(),
);

/** The open test payment of an account, and how many were started within the last hour. */
export const recentTests = prepare((p: AccountScope) =>
  tables
    .selectFrom('testPayment')
    .select([
      sql<number | null>`max(id) filter (where state = 'pending')`.as('openId'),
      sql<number>`count(*) filter (where created_at > now() - interval '1 hour')`.as('recent'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('gateway', '=', p.gateway),
);

/** The shop's own host, except its mobile site. */
export const hostOfShop = prepare((p: ShopScope) =>
  tables
    .selectNoFrom([sql<string | null>`app.primary_host(${p.shopId}::int)`.as('host')])
    .where(sql<boolean>`exists (select from shop where tenant_id = ${p.tenantId} and id = ${p.shopId})`),
);

type NewTest = AccountScope & {
  number: string;
  currencyCode: string;
  askedMinor: number;
  origin: string;
  staffId: number;
  minutes: number;
};

export const insertTest = prepareChange((p: NewTest) =>
  tables
    .insertInto('testPayment')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      gateway: p.gateway,
      number: p.number,
      currencyCode: p.currencyCode,
      askedMinor: p.askedMinor,
      origin: p.origin,
      staffId: p.staffId,
      expiresAt: sql<Date>`now() + make_interval(mins => ${p.minutes}::int)`,
      askAt: sql<Date>`now()`,
    })
    .returning('id'),
);

export const lastTest = prepare((p: AccountScope) =>
  tables
    .selectFrom('testPayment')
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'testPayment.tenantId').onRef('staff.id', '=', 'testPayment.staffId'),
    )
    .select([
      'testPayment.id',
      'testPayment.state',
      'testPayment.askedMinor',
      'testPayment.currencyCode',
      'testPayment.qrText',
      'testPayment.redirectUrl',
      'testPayment.reason',
      'staff.name as staffName',
      'testPayment.createdAt',
      'testPayment.expiresAt',
      'testPayment.paidAt',
    ])
    .where('testPayment.tenantId', '=', p.tenantId)
    .where('testPayment.shopId', '=', p.shopId)
    .where('testPayment.gateway', '=', p.gateway)
    .orderBy('testPayment.id', 'desc')
    .limit(1),
);

/** Claims due tests like payments: nobody else takes them until the next query. Only the first claim starts one. */
export const claimDueTests = prepareChange((p: { tenantId: number; limit: number }) =>
  tables
    .updateTable('testPayment')
    .set({
      askAt: sql`now() + make_interval(secs => least(60, 3 * 2 ^ least(asks, 5)))`,
      asks: sql`asks + 1`,
    })
    .where('tenantId', '=', p.tenantId)
    .where(
      sql<boolean>`(shop_id, id) in (
        select due.shop_id, due.id from test_payment due
        where due.tenant_id = ${p.tenantId} and due.ask_at <= now()
        order by due.ask_at limit ${p.limit} for update skip locked)`,
    )
    .returning([
      'tenantId',
      'shopId',
      'id',
      'number',
      'gateway',
      'state',
      'currencyCode',
      'askedMinor',
      'origin',
      'expiresAt',
      'gatewayNumber',
      'sessionNumber',
      sql<boolean>`asks = 1`.as('isNew'),
      sql<boolean>`expires_at <= now()`.as('isExpired'),
    ]),
);

type TestKey = ShopScope & { id: number };

export const saveTestStart = prepareChange(
  (p: TestKey & { qrText: string | null; redirectUrl: string | null; sessionNumber: string | null }) =>
    tables
      .updateTable('testPayment')
      .set({ qrText: p.qrText, redirectUrl: p.redirectUrl, sessionNumber: p.sessionNumber })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('id', '=', p.id),
);

/** It stays due: a gateway that did not answer in time may have begun it, so it is closed there. */
export const markTestFailed = prepareChange((p: TestKey & { reason: string }) =>
  tables
    .updateTable('testPayment')
    .set({ state: 'failed', reason: p.reason })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', 'in', ['pending', 'expired']),
);

export const markTestOver = prepareChange((p: TestKey) =>
  tables
    .updateTable('testPayment')
    .set({ state: sql`case when state = 'pending' then 'expired' else state end`, askAt: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

/** Money that came counts even after the test was given up. */
export const markTestPaid = prepareChange((p: TestKey & { gatewayNumber: string }) =>
  tables
    .updateTable('testPayment')
    .set({ state: 'paid', reason: '', paidAt: sql`now()`, gatewayNumber: p.gatewayNumber, askAt: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '<>', 'paid'),
);

export const lockTestByNumber = prepareChange((p: ShopScope & { number: string }) =>
  tables
    .selectFrom('testPayment')
    .select(['shopId', 'id', 'askedMinor', 'currencyCode'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('number', '=', p.number)
    .forUpdate(),
);

/** Paid tests by number, so that a statement with them has no break. */
export const recordedTests = prepare((p: AccountScope & { numbers: string[] }) =>
  tables
    .selectFrom('testPayment')
    .select(['number', 'askedMinor as minor', 'currencyCode as currency'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('gateway', '=', p.gateway)
    .where('state', '=', 'paid')
    .where(sql<boolean>`number = any(${p.numbers}::text[])`),
);
