import { type Actor, newEmail, type Shop } from './actors.ts';
import { aRow } from './catalog-builders.ts';
import { aMember, aStaffMember, type TestMember } from './member-builders.ts';
import { anOrder, aPricedLine } from './order-builders.ts';
import { aParcel, aWarehouse } from './parcel-builders.ts';
import { aLine, perKilogram, someWays } from './tariff-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Body = Record<string, unknown>;
type Input = (cell: { readonly actor: Actor; readonly member: Actor }) => Promise<Body>;
type Person = { readonly id: number };

/** A booking of one announced package of 1.25 kg, not received yet. */
async function aBooking(
  database: TestDatabase,
  shop: Shop,
  owner: Person,
  {
    warehouseId,
    step = 'awaitingArrival',
  }: { warehouseId?: number; step?: 'awaitingArrival' | 'ready' } = {},
): Promise<{ id: number; number: string }> {
  const from = warehouseId ?? (await aWarehouse(database, shop));
  const line = await aPricedLine(database, shop, { warehouseId: from });
  // Priced like a parcel of the announced weight, then converted to an order of boxes.
  const parcel = await aParcel(database, { shop, member: owner, warehouseId: from, state: 'reserved' });
  const order = await anOrder(database, shop, owner, {
    kind: 'dedicated',
    step: 'ready',
    payPolicy: 'collect',
    parcels: [parcel],
    line,
  });
  await database.sql('update parcel set order_id = null where order_id = $1', [order.id]);
  await database.sql('delete from order_parcel where order_id = $1', [order.id]);
  await database.sql('update shop_order set step = $2 where id = $1', [order.id, step]);
  const of = { orderId: order.id };
  await aRow(database, shop, 'dedicated_order', {
    ...of,
    isCustoms: false,
    weightRows: '[]',
    sizeRows: '[]',
  });
  const sides = { lengthMm: 300, widthMm: 200, heightMm: 100 };
  await aRow(database, shop, 'expected_box', { ...of, ...sides, boxNumber: 1, weightGrams: 1250 });
  return order;
}

/** The box list an invoice is made from. */
async function aBoxList(
  database: TestDatabase,
  shop: Shop,
  orderId: number,
  memberId: number,
): Promise<void> {
  const [file] = await database.sql(
    `insert into import_file (tenant_id, shop_id, id, member_id, account_id, kind, name, sha256, length_bytes)
     values ($1, $2, gen_random_uuid(), $3, $3, 'boxList', 'list.xlsx', decode(md5(random()::text), 'hex'), 1)
     returning id`,
    [shop.tenantId, shop.id, memberId],
  );
  await database.sql(
    'update dedicated_order set box_list_at = now(), box_list_import_id = $2 where order_id = $1',
    [orderId, file!.id],
  );
  await aRow(database, shop, 'box_list_line', {
    orderId,
    position: 1,
    boxFrom: 1,
    boxCount: 1,
    nameChinese: '纯棉T恤',
    nameEnglish: 'Cotton T-shirt',
    piecesPerBox: 10,
    lengthMm: 300,
    widthMm: 200,
    heightMm: 100,
    grossGrams: 1250,
    netGrams: 1000,
    unitMinor: 2500,
  });
}

/** Minimal valid inputs for the dedicated-line calls, referring to records of `member`. */
export function createDedicatedInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  let known: Promise<Body> | undefined;
  const openGoods = async (): Promise<Body> => {
    const ways = await someWays(database, shop);
    await aLine(database, shop, { ...ways, tariff: perKilogram(10) });
    return {
      WareHouseId: ways.warehouseId,
      DestinationId: 156,
      CarrierId: ways.carrierId,
      TimerId: ways.deliverySpeedId,
      Weights: [{ GrossWeight: 1 }],
      Sizes: [{ Length: 10, Width: 10, Height: 10 }],
    };
  };
  const goods = () => (known ??= openGoods());
  const booking: Input = async ({ member }) => ({
    Id: (await aBooking(database, shop, { id: member.id! })).id,
  });
  return {
    '/Dedicated_Order/Quote': goods,
    '/Dedicated_Order/AddData': async () => ({
      ...(await goods()),
      GoodsName: '纯棉T恤',
      RecipientName: 'Chan',
      RecipientPhone: '13800138000',
      RecipientAddress: 'Dock 1',
      IsCustoms: 0,
    }),
    '/Dedicated_Order/GetTheData': booking,
    '/Dedicated_Order/GetInvoice': async ({ member }) => {
      const owner = { id: member.id! };
      const { id } = await aBooking(database, shop, owner, { step: 'ready' });
      await aBoxList(database, shop, id, owner.id);
      return { Id: id };
    },
    '/order/uploadTheOrderBoxList': async ({ member }) => ({
      OrderId: (await aBooking(database, shop, { id: member.id! })).id,
    }),
  };
}

/** Minimal valid inputs for the console's dedicated-line calls. */
export function createDedicatedStaffInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  let places: Promise<{ warehouseId: number; owner: TestMember; staffId: number }> | undefined;
  const openPlaces = async () => ({
    warehouseId: await aWarehouse(database, shop),
    owner: await aMember(database, shop),
    staffId: (await aStaffMember(database, shop.tenantId, { roles: ['clerk'], email: newEmail() })).id,
  });
  const here = () => (places ??= openPlaces());
  const arriving = async () => {
    const { owner, warehouseId } = await here();
    const order = await aBooking(database, shop, owner, { warehouseId });
    return { order, scan: { shopId: shop.id, warehouseId, scannedAt: new Date().toISOString() } };
  };
  const ofOrder = async () => {
    const { order, scan } = await arriving();
    return { ...scan, orderNumber: order.number };
  };
  /** A booking whose box is measured and photographed. */
  const measured = async () => {
    const { order, scan } = await arriving();
    const { staffId } = await here();
    const of = { orderId: order.id, boxNumber: 1 };
    const packedAt = new Date(Date.now() - 1000);
    const sides = { lengthMm: 300, widthMm: 200, heightMm: 100 };
    await aRow(database, shop, 'order_box', {
      ...of,
      ...sides,
      weightGrams: 1250,
      packedBy: staffId,
      packedAt,
    });
    await aRow(database, shop, 'order_photo', {
      ...of,
      id: crypto.randomUUID(),
      kind: 'scale',
      fileKey: `order/${crypto.randomUUID()}.webp`,
      sha256: Buffer.alloc(32),
      lengthBytes: 1,
      staffId,
    });
    await database.sql('update expected_box set received_at = now(), received_by = $2 where order_id = $1', [
      order.id,
      staffId,
    ]);
    return { ...scan, orderNumber: order.number };
  };
  const which = async ({ isInvoiced = false } = {}) => {
    const { owner, warehouseId } = await here();
    const { id, number } = await aBooking(database, shop, owner, { warehouseId, step: 'ready' });
    await aBoxList(database, shop, id, owner.id);
    if (isInvoiced)
      await database.sql(
        'update dedicated_order set invoice_number = $2, invoiced_at = now() where order_id = $1',
        [id, `CI${number}`],
      );
    return { shopId: shop.id, id };
  };
  return {
    '/console/boxes/find': async () => {
      const { order, scan } = await arriving();
      return { shopId: scan.shopId, warehouseId: scan.warehouseId, code: order.number };
    },
    '/console/boxes/receive': async () => ({
      ...(await ofOrder()),
      boxNumber: 1,
      weightGrams: 1250,
      lengthMillimetres: 300,
      widthMillimetres: 200,
      heightMillimetres: 100,
    }),
    '/console/boxes/finish': measured,
    '/console/boxes/short': ofOrder,
    '/console/boxes/shipShort': async () => ({ ...(await measured()), reason: 'x' }),
    '/console/dedicated/get': () => which(),
    '/console/dedicated/boxListFile': () => which(),
    '/console/dedicated/issueInvoice': () => which(),
    '/console/dedicated/invoice': () => which({ isInvoiced: true }),
  };
}
