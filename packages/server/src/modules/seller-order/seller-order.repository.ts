import { sql } from 'kysely';
import { prepareChange, tables } from '../../db/statement.ts';

type MemberScope = { tenantId: number; shopId: number; memberId: number; accountId: number };

const columns = [
  'number',
  'kind',
  'step',
  'payPolicy',
  'totalMinor',
  'warehouseId',
  'lineId',
  'version',
  'countryId',
  'clientNumber',
  'receiverName',
  'receiverPhone',
  'receiverPostcode',
  'receiverRegion',
  'receiverDetail',
  'receiverPrint',
  'goodsName',
  'goodsTypeId',
  'declaration',
  'declaredMinor',
  'collectionMinor',
  'isTaxHandled',
  'shipment',
  'quotedBill',
  'bill',
  'currencyCode',
  'exchangeRate',
  'remark',
] as const;

/** Inserts many orders in one statement; rows with a taken number are skipped. */
export const insertSellerOrders = prepareChange((p: MemberScope & { orders: string }) =>
  tables
    .insertInto('shopOrder')
    .columns(['tenantId', 'shopId', 'memberId', 'accountId', 'delivery', 'packing', ...columns])
    .expression(
      sql`select ${p.tenantId}::int, ${p.shopId}::int, ${p.memberId}::int, ${p.accountId}::int, 'dispatch',
        coalesce(one."packing", 'asTheyAre'),
        one."number", one."kind", one."step", one."payPolicy", coalesce((one."bill" ->> 'totalMinor')::bigint, 0),
        one."warehouseId", one."lineId", one."version", one."countryId", one."clientNumber", one."receiverName",
        one."receiverPhone", one."receiverPostcode", one."receiverRegion", one."receiverDetail",
        decode(one."receiverPrint", 'hex'), one."goodsName", one."goodsTypeId", one."declaration",
        one."declaredMinor", one."collectionMinor", one."isTaxHandled", nullif(one."shipment", 'null'),
        nullif(one."bill", 'null'), nullif(one."bill", 'null'),
        one."currencyCode", one."exchangeRate", one."remark"
      from jsonb_to_recordset(${p.orders}::jsonb) as one ("number" text, "kind" text, "step" text, "payPolicy" text,
        "warehouseId" int, "lineId" int, "version" int, "countryId" int, "clientNumber" text, "receiverName" text,
        "receiverPhone" text, "receiverPostcode" text, "receiverRegion" text, "receiverDetail" text,
        "receiverPrint" text, "goodsName" text, "goodsTypeId" int, "declaration" jsonb, "declaredMinor" bigint,
        "collectionMinor" bigint, "isTaxHandled" boolean, "shipment" jsonb, "bill" jsonb, "currencyCode" text,
        "exchangeRate" numeric, "remark" text, "packing" text, "place" int)
      order by one."place"`,
    )
    .onConflict((conflict) => conflict.columns(['tenantId', 'shopId', 'number']).doNothing())
    .returning(['id', 'number']),
);
