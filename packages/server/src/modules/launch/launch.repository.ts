import type { Language } from '@onehaul/domain/language';
import { legalTypes } from '@onehaul/domain/launch/go-live';
import type { ShopState } from '@onehaul/domain/shop';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { payTypeState } from '../payment/index.ts';

type ShopScope = { tenantId: number; shopId: number };

/** Rows of a subquery as one JSON list. */
const listOf = <Row>(query: ReturnType<typeof sql>) =>
  sql<Row[]>`(select coalesce(jsonb_agg(to_jsonb(found)), '[]') from (${query}) found)`;
const ofShop = ({ tenantId, shopId }: ShopScope) => sql`tenant_id = ${tenantId} and shop_id = ${shopId}`;
const active = (p: ShopScope) => sql`${ofShop(p)} and archived_at is null`;
/** A record's name in the reader's language, else in the shop's first. */
const nameIn = ({ language }: { language: Language }) =>
  sql<string>`app.pick_text(names, ${language}, shop.languages[1])`;
const countOf = (query: ReturnType<typeof sql>) => sql<number>`(select count(*)::int ${query})`;

/** All that the go-live list looks at, besides prices. */
export const launchFacts = prepare((p: ShopScope & { language: Language }) =>
  tables
    .selectFrom('shop')
    .select(['state', 'languages', 'names', 'taglines', 'descriptions', 'contactLinks as contacts'])
    .select([
      sql<string[]>`app.shop_hosts(shop.id)`.as('hosts'),
      listOf<{ name: string; receiver: string; phone: string; address: string; bins: number }>(
        sql`select ${nameIn(p)} as name, receiver, phone, address, ${countOf(sql`from bin where bin.tenant_id = warehouse.tenant_id
          and bin.shop_id = warehouse.shop_id and bin.warehouse_id = warehouse.id and bin.archived_at is null`)} bins
          from warehouse where ${active(p)} order by position, id`,
      ).as('warehouses'),
      countOf(sql`from destination where ${active(p)}`).as('destinations'),
      countOf(sql`from goods_type where ${active(p)}`).as('goodsTypes'),
      listOf<{ id: number; name: string; isOpen: boolean; isPublished: boolean }>(
        sql`select id, ${nameIn(p)} as name, is_open "isOpen", exists (select from tariff_version version
            where version.tenant_id = line.tenant_id and version.shop_id = line.shop_id
              and version.line_id = line.id and version.effective_at <= now()) "isPublished"
          from line where ${active(p)} order by position, id`,
      ).as('lines'),
      countOf(sql`from carton where ${active(p)}`).as('cartons'),
      listOf<{ code: string; rateAgeDays: number }>(
        sql`select code, extract(epoch from now() - rate_at)::float8 / 86400 "rateAgeDays"
          from currency where ${active(p)} order by position, code`,
      ).as('currencies'),
      listOf<{ kind: string; state: string }>(
        sql`select kind, ${payTypeState} as state from pay_type where ${active(p)}`,
      ).as('payTypes'),
      listOf<{ type: string; languages: string[]; hasPlaceholder: boolean }>(
        sql`select type, array(select key from jsonb_each_text(contents) where value <> '') languages,
            titles::text || contents::text like '%[[%' "hasPlaceholder"
          from article where ${active(p)} and type in (${sql.join(legalTypes.map((type) => sql.lit(type)))})`,
      ).as('legalTexts'),
      countOf(sql`from record_draft where ${ofShop(p)} and resource = 'article' and record_key is null
        and publish_at is null`).as('draftTexts'),
      sql<boolean>`exists (select from staff where tenant_id = ${p.tenantId} and state = 'active'
        and 'owner' = any (roles) and totp_secret is not null)`.as('hasSecondFactor'),
      countOf(sql`from staff where tenant_id = ${p.tenantId} and state = 'active'
        and 'clerk' = any (roles)`).as('clerks'),
      sql<Date | null>`(select created_at from shop_preview_link where ${ofShop(p)})`.as('previewLinkAt'),
      countOf(sql`from member where ${ofShop(p)} and state = 'active' and main_id is null`).as('members'),
      countOf(sql`from shop_order where ${ofShop(p)} and completed_at is null and cancelled_at is null`).as(
        'openOrders',
      ),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.shopId),
);

/** How far a test order came: of the order that came farthest, and of parcels and members before it. */
export const rehearsalFacts = prepare((p: ShopScope) =>
  tables.selectNoFrom([
    sql<boolean>`exists (select from member where ${ofShop(p)})`.as('register'),
    sql<boolean>`exists (select from parcel where ${ofShop(p)} and member_id is not null)`.as('forecast'),
    sql<boolean>`exists (select from parcel where ${ofShop(p)} and received_at is not null)`.as('receive'),
    sql<boolean>`exists (select from parcel where ${ofShop(p)} and weight_grams is not null)`.as('measure'),
    sql<Farthest | null>`(select to_jsonb(farthest) from (
      select number, paid_at is not null or pay_policy = 'monthly' "isPaid", packed_at is not null or exists (
          select from order_parcel picked where picked.tenant_id = shop_order.tenant_id
            and picked.shop_id = shop_order.shop_id and picked.order_id = shop_order.id
            and picked.picked_at is not null) "isPicked",
        packed_at is not null "isPacked", shipped_at is not null "isShipped", delivered_at is not null "isDelivered",
        delivered_at is not null or exists (select from batch where batch.tenant_id = shop_order.tenant_id
          and batch.shop_id = shop_order.shop_id and batch.id = shop_order.batch_id
          and batch.arrived_at is not null) "isArrived" from shop_order where ${ofShop(p)} and cancelled_at is null
      order by delivered_at is null, shipped_at is null, packed_at is null, paid_at is null, id limit 1) farthest)`.as(
      'order',
    ),
  ]),
);
type Farthest = {
  number: string;
  isPaid: boolean;
  isPicked: boolean;
  isPacked: boolean;
  isShipped: boolean;
  isArrived: boolean;
  isDelivered: boolean;
};

/** Serialises changes of the state: two owners press at the same time. */
export const lockShopState = prepareChange((p: ShopScope) =>
  tables
    .selectFrom('shop')
    .select(['id', 'state'])
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.shopId)
    .forUpdate(),
);

/** The company's practice shop, with its address. */
export const practiceShop = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('shop')
    .select(['id as shopId', sql<string[]>`app.shop_hosts(shop.id)`.as('hosts')])
    .where('tenantId', '=', p.tenantId)
    .where('state', '=', 'practice'),
);

/** Logo and icon of a shop, and the number of the practice shop they are copied to. */
export const practiceFiles = prepare((p: ShopScope) =>
  tables
    .selectFrom('shop')
    .select(['logoKey', 'iconKey', sql<number>`app.take_shop_id()`.as('practiceId')])
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.shopId),
);

/** Copies the shop's own row; its records follow by the import. */
export const addPracticeRow = prepareChange((p: ShopScope & { id: number }) => {
  const columns = [
    'taglines',
    'descriptions',
    'languages',
    'timeZone',
    'primaryColor',
    'modules',
    'logoKey',
    'iconKey',
  ] as const;
  return tables
    .insertInto('shop')
    .columns(['tenantId', 'id', 'names', ...columns, 'kit', 'kitVersion', 'state'])
    .expression(({ selectFrom }) =>
      selectFrom('shop')
        .select([
          'tenantId',
          sql<number>`${p.id}::int`.as('id'),
          'names',
          ...columns,
          'kit',
          'kitVersion',
          sql<ShopState>`'practice'`.as('state'),
        ])
        .where('tenantId', '=', p.tenantId)
        .where('id', '=', p.shopId),
    )
    .returning('id');
});

/** Members practise with the accounts they will be shown. */
export const copyBankAccounts = prepareChange((p: ShopScope & { from: number }) => {
  const columns = ['bankName', 'holder', 'accountNumber', 'note', 'isActive', 'position'] as const;
  return tables
    .insertInto('bankAccount')
    .columns(['tenantId', 'shopId', ...columns])
    .expression(({ selectFrom }) =>
      selectFrom('bankAccount')
        .select(['tenantId', sql<number>`${p.shopId}::int`.as('shopId'), ...columns])
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.from)
        .where('isActive', '=', true)
        .orderBy('id'),
    );
});

/** Notes of payment methods, which content leaves out because account numbers may be written there. */
export const copyPayTypeNotes = prepareChange((p: ShopScope & { from: number }) =>
  tables
    .updateTable('payType')
    .from('payType as own')
    .set(({ ref }) => ({ notes: ref('own.notes') }))
    .where('payType.tenantId', '=', p.tenantId)
    .where('payType.shopId', '=', p.shopId)
    .where('own.tenantId', '=', p.tenantId)
    .where('own.shopId', '=', p.from)
    .whereRef('own.kind', '=', 'payType.kind')
    .where('own.archivedAt', 'is', null)
    .where('payType.archivedAt', 'is', null),
);

export const setShopState = prepareChange((p: ShopScope & { from: ShopState; to: ShopState }) =>
  tables
    .updateTable('shop')
    .set({ state: p.to })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.shopId)
    .where('state', '=', p.from)
    .returning('id'),
);

export const savePreviewLink = prepareChange((p: ShopScope & { secretHash: Buffer; staffId: number }) =>
  tables
    .insertInto('shopPreviewLink')
    .values({ tenantId: p.tenantId, shopId: p.shopId, secretHash: p.secretHash, createdBy: p.staffId })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'shopId']).doUpdateSet({
        secretHash: (one) => one.ref('excluded.secretHash'),
        createdBy: (one) => one.ref('excluded.createdBy'),
        createdAt: sql<Date>`now()`,
      }),
    ),
);
