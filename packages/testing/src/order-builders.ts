import type { OrderKind } from '@onehaul/domain/order/order-kind';
import { randomInt } from 'node:crypto';
import { type Bill, billLine } from '@onehaul/domain/fee/bill';
import { priceShipment } from '@onehaul/domain/fee/price';
import { type Box, type Shipment, shipmentOf } from '@onehaul/domain/fee/shipment';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import { generateOrderNumber } from '@onehaul/domain/order/order-number';
import type { OrderStep, PayPolicy } from '@onehaul/domain/order/order-state';
import type { ParcelState } from '@onehaul/domain/parcel/parcel-state';
import { aRow } from './catalog-builders.ts';
import { aParcel } from './parcel-builders.ts';
import { aLine, perKilogram, someWays } from './tariff-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Shop = { readonly id: number; readonly tenantId: number };
type Owner = { readonly id: number };
type Row = Readonly<Record<string, unknown>>;

/** China if it exists, otherwise any country; added as a destination of the shop. */
async function aDestination({ sql }: TestDatabase, shop: Shop): Promise<number> {
  await sql(
    `insert into country (id, code, dial_code, names, position) values (156, 'CN', '+86', '{"en":"China"}', 156)
     on conflict do nothing`,
  );
  const [country] = await sql('select id from country order by (id = 156) desc, id limit 1');
  const countryId = country!.id as number;
  await sql(
    `insert into destination (tenant_id, shop_id, country_id, currency_code, position)
     values ($1, $2, $3, 'HKD', 1) on conflict do nothing`,
    [shop.tenantId, shop.id, countryId],
  );
  return countryId;
}

/** A delivery address of a member. */
export async function anAddress(
  database: TestDatabase,
  shop: Shop,
  member: Owner,
  more: Row = {},
): Promise<number> {
  const countryId = more.countryId ?? (await aDestination(database, shop));
  const { id } = await aRow(database, shop, 'address', { memberId: member.id, countryId, ...more });
  return Number(id);
}

/** A member's coupon: ten yuan off, valid from now on, by default. */
export async function aCoupon(
  database: TestDatabase,
  shop: Shop,
  member: Owner,
  more: Row = {},
): Promise<number> {
  return Number((await aRow(database, shop, 'coupon', { memberId: member.id, ...more })).id);
}

/** A shop's campaign: a gift of ten yuan off for thirty days, by default. */
export async function aCampaign(database: TestDatabase, shop: Shop, more: Row = {}): Promise<number> {
  return Number((await aRow(database, shop, 'campaign', more)).id);
}

/** A line priced per kilogram (ten yuan by default) from a warehouse, with its own carrier and speed. */
export async function aPricedLine(
  database: TestDatabase,
  shop: Shop,
  { warehouseId, payPolicy = 'onSubmit', goodsTypeIds = [], tariff = perKilogram(10) }: LineDraft = {},
): Promise<{ id: number; warehouseId: number; countryId: number }> {
  const countryId = await aDestination(database, shop);
  const ways = await someWays(database, shop, [countryId]);
  const from = warehouseId ?? ways.warehouseId;
  const id = await aLine(database, shop, { ...ways, warehouseId: from, countryId, tariff, goodsTypeIds });
  await database.sql(
    `update line set pay_policy = $1, is_private = ($1 = 'monthly')
     where tenant_id = $2 and shop_id = $3 and id = $4`,
    [payPolicy, shop.tenantId, shop.id, id],
  );
  return { id, warehouseId: from, countryId };
}
type LineDraft = {
  readonly warehouseId?: number | undefined;
  readonly payPolicy?: PayPolicy;
  readonly goodsTypeIds?: readonly number[];
  readonly tariff?: Tariff;
};

/** State of the parcels at each step of their order. */
const parcelStateAt: Readonly<Record<OrderStep, ParcelState>> = {
  awaitingArrival: 'forecast',
  unpaid: 'reserved',
  toPick: 'reserved',
  picking: 'reserved',
  packing: 'reserved',
  packed: 'packed',
  ready: 'packed',
  inBatch: 'packed',
  shipped: 'shipped',
  completed: 'delivered',
  cancelled: 'stored',
  returned: 'returned',
};
const paidSteps: Readonly<Record<PayPolicy, readonly OrderStep[]>> = {
  onSubmit: ['toPick', 'picking', 'packing', 'packed', 'ready', 'inBatch', 'shipped', 'completed'],
  afterPacking: ['ready', 'inBatch', 'shipped', 'completed'],
  collect: [],
  fromCollection: [],
  monthly: [],
};
const packedSteps: readonly OrderStep[] = ['packed', 'ready', 'inBatch', 'shipped', 'completed'];

type OrderDraft = {
  readonly step?: OrderStep;
  readonly kind?: OrderKind;
  /** Parcels of the member in one warehouse; they get the step's state. By default one of 1.25 kg. */
  readonly parcels?: readonly { readonly id: number; readonly warehouseId: number }[];
  /** Warehouse of the parcel that is created. */
  readonly warehouseId?: number;
  readonly line?: { readonly id: number; readonly countryId: number };
  /** Defaults to the line's price for these parcels. */
  readonly totalMinor?: number;
  readonly paidMinor?: number;
  readonly payPolicy?: PayPolicy;
  /** The packer; if set, each parcel has its own box from `packed` on. */
  readonly staffId?: number;
  /** Further columns, in camelCase. */
  readonly row?: Row;
};
export type TestOrder = {
  readonly id: number;
  readonly number: string;
  readonly shop: Shop;
  readonly lineId: number;
  readonly warehouseId: number;
  readonly totalMinor: number;
  readonly paidMinor: number;
  readonly parcelIds: readonly number[];
};

/** Inserts an order directly at any step with its parcels, and one event for it. */
export async function anOrder(
  database: TestDatabase,
  shop: Shop,
  member: Owner,
  draft: OrderDraft = {},
): Promise<TestOrder> {
  const { step = 'unpaid', payPolicy = 'onSubmit', row = {} } = draft;
  const kind = draft.kind ?? (step === 'awaitingArrival' ? 'instant' : 'merge');
  const warehouseId = draft.parcels?.[0]?.warehouseId ?? draft.warehouseId;
  const line = draft.line ?? (await aPricedLine(database, shop, { warehouseId, payPolicy }));
  const from = warehouseId ?? (await warehouseOf(database, line.id));
  const state = parcelStateAt[step];
  const parcels = draft.parcels ?? [await aParcel(database, { shop, member, warehouseId: from, state })];
  const parcelIds = parcels.map(({ id }) => id);
  const priced = step === 'awaitingArrival' ? null : await priceOf(database, line.id, parcelIds, draft);
  const totalMinor = priced?.bill.totalMinor ?? 0;
  const paidMinor = draft.paidMinor ?? (paidSteps[payPolicy].includes(step) ? totalMinor : 0);
  const number = generateOrderNumber(randomInt);
  const added = await aRow(database, shop, 'shop_order', {
    number,
    memberId: member.id,
    accountId: member.id,
    kind,
    step,
    payPolicy,
    totalMinor,
    paidMinor,
    warehouseId: from,
    lineId: line.id,
    countryId: line.countryId,
    ...(priced && { ...priced, quotedBill: priced.bill }),
    ...(packedSteps.includes(step) && { packedBill: priced!.bill, packedAt: new Date() }),
    ...(paidMinor > 0 && { paidAt: new Date() }),
    ...(kind === 'instant' && { ceilingMinor: 100_000 }),
    ...(step === 'unpaid' && { payUntil: new Date(Date.now() + 7 * 86_400_000) }),
    ...(step === 'shipped' && { shippedAt: new Date() }),
    ...(step === 'completed' && { shippedAt: new Date(), completedAt: new Date() }),
    ...(step === 'cancelled' && { cancelledAt: new Date() }),
    ...row,
  });
  const id = Number(added.id);
  await insertOrderParcels(database, shop, id, { parcelIds, step, isMade: !draft.parcels });
  await aRow(database, shop, 'order_event', { orderId: id, act: 'submit', toStep: step });
  if (draft.staffId && packedSteps.includes(step)) await insertOrderBoxes(database, shop, id, draft.staffId);
  return { id, number, shop, lineId: line.id, warehouseId: from, totalMinor, paidMinor, parcelIds };
}

async function warehouseOf({ sql }: TestDatabase, lineId: number): Promise<number> {
  return (await sql('select warehouse_id from line where id = $1', [lineId]))[0]!.warehouse_id as number;
}

async function priceOf(
  { sql }: TestDatabase,
  lineId: number,
  parcelIds: readonly number[],
  { totalMinor }: OrderDraft,
): Promise<{ version: number; shipment: Shipment; bill: Bill }> {
  const [found] = await sql(
    'select version, tariff from tariff_version where line_id = $1 and effective_at <= now() order by effective_at desc, version desc limit 1',
    [lineId],
  );
  const { version, tariff } = found as { version: number; tariff: Tariff };
  const boxes = (await sql(
    `select weight_grams as "grams", length_mm as "lengthMillimetres", width_mm as "widthMillimetres",
       height_mm as "heightMillimetres" from parcel where id = any($1) and weight_grams is not null order by id`,
    [parcelIds],
  )) as Box[];
  const shipment = shipmentOf(boxes);
  const bill = priceShipment({ version, effectiveAt: '', tariff }, shipment);
  if (totalMinor === undefined) return { version, shipment, bill };
  return { version, shipment, bill: { ...bill, lines: [billLine('freight', totalMinor)], totalMinor } };
}

async function insertOrderParcels(
  { sql }: TestDatabase,
  shop: Shop,
  orderId: number,
  { parcelIds, step, isMade }: { parcelIds: readonly number[]; step: OrderStep; isMade: boolean },
): Promise<void> {
  await sql(
    `insert into order_parcel (tenant_id, shop_id, order_id, parcel_id)
     select $1, $2, $3, unnest($4::bigint[])`,
    [shop.tenantId, shop.id, orderId, parcelIds],
  );
  if (step !== 'cancelled')
    await sql('update parcel set order_id = $1 where id = any($2)', [orderId, parcelIds]);
  // Parcels of an order awaiting arrival keep their state.
  if (!isMade && step !== 'awaitingArrival')
    await sql('update parcel set state = $1 where id = any($2)', [parcelStateAt[step], parcelIds]);
}

async function insertOrderBoxes(
  { sql }: TestDatabase,
  shop: Shop,
  orderId: number,
  staffId: number,
): Promise<void> {
  await sql(
    `insert into order_box (tenant_id, shop_id, order_id, box_number, weight_grams, length_mm, width_mm, height_mm, packed_by)
     select $1, $2, $3, row_number() over (order by id), weight_grams, length_mm, width_mm, height_mm, $4
     from parcel where order_id = $3`,
    [shop.tenantId, shop.id, orderId, staffId],
  );
  await sql(
    `update order_parcel set box_number = numbered.n
     from (select parcel_id, row_number() over (order by parcel_id) as n from order_parcel where order_id = $1) numbered
     where order_parcel.order_id = $1 and order_parcel.parcel_id = numbered.parcel_id`,
    [orderId],
  );
}
