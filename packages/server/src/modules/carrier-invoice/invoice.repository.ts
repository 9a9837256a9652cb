import type { InvoiceResolution } from '@onehaul/domain/carrier/invoice';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type InvoiceKey = ShopScope & { id: number };

/** Row lock: two invoices of one carrier are compared one after the other, so neither misses the other's lines. */
export const lockCarrier = prepareChange((p: ShopScope & { carrierId: number }) =>
  tables
    .selectFrom('carrier')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.carrierId)
    .forNoKeyUpdate(),
);

/** The value of one yuan in a currency of the shop, and today in the shop's time zone. */
export const rateOf = prepare((p: ShopScope & { currencyCode: string }) =>
  tables
    .selectFrom('shop')
    .select([
      sql<
        number | null
      >`case ${p.currencyCode}::text when 'CNY' then 1 else (select exchange_rate from currency
        where currency.tenant_id = ${p.tenantId} and currency.shop_id = ${p.shopId}
          and currency.code = ${p.currencyCode}::text) end`.as('exchangeRate'),
      sql<string>`(now() at time zone shop.time_zone)::date::text`.as('today'),
    ])
    .where('shop.tenantId', '=', p.tenantId)
    .where('shop.id', '=', p.shopId),
);

type NewInvoice = ShopScope & {
  carrierId: number;
  number: string;
  issuedOn: string;
  currencyCode: string;
  exchangeRate: number;
  sha256: Buffer;
  staffId: number;
};

export const insertInvoice = prepareChange((p: NewInvoice) =>
  tables
    .insertInto('carrierInvoice')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      carrierId: p.carrierId,
      number: p.number,
      issuedOn: p.issuedOn,
      currencyCode: p.currencyCode,
      exchangeRate: p.exchangeRate,
      sha256: p.sha256,
      staffId: p.staffId,
    })
    .returning('id'),
);

/** `lines`: JSON array of the columns in camel case, with `row` for the row number. */
export const insertLines = prepareChange((p: InvoiceKey & { lines: string }) =>
  tables
    .insertInto('carrierInvoiceLine')
    .columns([
      'tenantId',
      'shopId',
      'invoiceId',
      'rowNumber',
      'billNumber',
      'weightGrams',
      'minor',
      'currencyCode',
      'orderId',
      'ourGrams',
      'expectedMinor',
      'outcome',
      'costMinor',
    ])
    .expression(
      sql`select ${p.tenantId}::int, ${p.shopId}::int, ${p.id}::bigint, one."row", one."billNumber",
        one."weightGrams", one."minor", one."currencyCode", one."orderId", one."ourGrams", one."expectedMinor",
        one."outcome", one."costMinor"
      from jsonb_to_recordset(${p.lines}::jsonb) as one ("row" int, "billNumber" text, "weightGrams" int,
        "minor" bigint, "currencyCode" text, "orderId" bigint, "ourGrams" int, "expectedMinor" bigint,
        "outcome" text, "costMinor" bigint)`,
    ),
);

/**
 * Orders of a carrier that left, by its number or ours; of a number that was used again, the newest. Our weight is
 * the heavier of the scale and what the member was billed for.
 */
export const invoicedOrders = prepare((p: ShopScope & { carrierId: number; numbers: string[] }) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('line', (join) =>
      sameShop(join, 'line', 'shopOrder').onRef('line.id', '=', 'shopOrder.lineId'),
    )
    .leftJoin('carrierPrice', (join) =>
      sameShop(join, 'carrierPrice', 'shopOrder').onRef('carrierPrice.lineId', '=', 'shopOrder.lineId'),
    )
    .select([
      'shopOrder.id as orderId',
      'shopOrder.number',
      'shopOrder.carrierBillNumber as billNumber',
      sql<number | null>`greatest(
        (select sum(weight_grams)::int from order_box where order_box.tenant_id = shop_order.tenant_id
          and order_box.shop_id = shop_order.shop_id and order_box.order_id = shop_order.id),
        case shop_order.bill -> 'weighed' ->> 'basis' when 'weight'
          then (shop_order.bill -> 'weighed' ->> 'billed')::int end)`.as('ourGrams'),
      sql<boolean>`exists (select from carrier_invoice_line charged where charged.tenant_id = shop_order.tenant_id
        and charged.shop_id = shop_order.shop_id and charged.order_id = shop_order.id
        and charged.outcome not in ('twice', 'otherCurrency') and charged.credited_minor < charged.minor)`.as(
        'isCharged',
      ),
      'carrierPrice.currencyCode',
      'carrierPrice.firstGrams',
      'carrierPrice.firstMinor',
      'carrierPrice.stepGrams',
      'carrierPrice.stepMinor',
      'carrierPrice.toleranceGrams',
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.shippedAt', 'is not', null)
    .where('line.carrierId', '=', p.carrierId)
    .where(
      sql<boolean>`shop_order.id in (
        select id from shop_order where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}
          and carrier_bill_number = any(${p.numbers}::text[]) and carrier_bill_number is not null
        union select id from shop_order where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}
          and number = any(${p.numbers}::text[]))`,
    )
    .orderBy('shopOrder.id'),
);

export const lockInvoice = prepareChange((p: InvoiceKey) =>
  tables
    .selectFrom('carrierInvoice')
    .select(['id', 'number', 'currencyCode', 'exchangeRate'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .forUpdate(),
);

export const invoiceLine = prepare((p: InvoiceKey & { row: number }) =>
  tables
    .selectFrom('carrierInvoiceLine')
    .select(['billNumber', 'minor', 'outcome', 'resolution'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('invoiceId', '=', p.id)
    .where('rowNumber', '=', p.row),
);

export const hasDecisions = prepare((p: InvoiceKey) =>
  tables
    .selectFrom('carrierInvoiceLine')
    .select('rowNumber')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('invoiceId', '=', p.id)
    .where('resolution', 'is not', null)
    .limit(1),
);

type Decision = InvoiceKey & {
  row: number;
  resolution: InvoiceResolution | null;
  creditedMinor: number;
  costMinor: number;
  staffId: number;
  note: string;
};

export const writeDecision = prepareChange((p: Decision) =>
  tables
    .updateTable('carrierInvoiceLine')
    .set({
      resolution: sql`${p.resolution}::text`,
      resolvedBy: sql`case when ${p.resolution}::text is null then null else ${p.staffId}::int end`,
      resolvedAt: sql`case when ${p.resolution}::text is null then null else now() end`,
      creditedMinor: p.creditedMinor,
      costMinor: p.costMinor,
      note: p.note,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('invoiceId', '=', p.id)
    .where('rowNumber', '=', p.row),
);

export const deleteLines = prepareChange((p: InvoiceKey) =>
  tables
    .deleteFrom('carrierInvoiceLine')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('invoiceId', '=', p.id),
);
export const deleteInvoice = prepareChange((p: InvoiceKey) =>
  tables
    .deleteFrom('carrierInvoice')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

export const lineExists = prepare((p: ShopScope & { lineId: number }) =>
  tables
    .selectFrom('line')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.lineId),
);

type NewPrice = ShopScope & {
  lineId: number;
  currencyCode: string;
  firstGrams: number;
  firstMinor: number;
  stepGrams: number;
  stepMinor: number;
  toleranceGrams: number;
};

export const savePrice = prepareChange((p: NewPrice) =>
  tables
    .insertInto('carrierPrice')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      lineId: p.lineId,
      currencyCode: p.currencyCode,
      firstGrams: p.firstGrams,
      firstMinor: p.firstMinor,
      stepGrams: p.stepGrams,
      stepMinor: p.stepMinor,
      toleranceGrams: p.toleranceGrams,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'shopId', 'lineId']).doUpdateSet(({ ref }) => ({
        currencyCode: ref('excluded.currencyCode'),
        firstGrams: ref('excluded.firstGrams'),
        firstMinor: ref('excluded.firstMinor'),
        stepGrams: ref('excluded.stepGrams'),
        stepMinor: ref('excluded.stepMinor'),
        toleranceGrams: ref('excluded.toleranceGrams'),
        updatedAt: sql<Date>`now()`,
      })),
    ),
);

export const deletePrice = prepareChange((p: ShopScope & { lineId: number }) =>
  tables
    .deleteFrom('carrierPrice')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('lineId', '=', p.lineId),
);
