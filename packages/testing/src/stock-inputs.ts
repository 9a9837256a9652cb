import { randomUUID } from 'node:crypto';
import type { Actor, Shop } from './actors.ts';
import { aMember } from './member-builders.ts';
import { aPricedLine } from './order-builders.ts';
import { aSku, aStockOrder, anInbound, someStock } from './stock-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Body = Record<string, unknown>;
type Input = (cell: { readonly actor: Actor; readonly member: Actor }) => Promise<Body>;

const sku = () => ({
  SKUCode: randomUUID(),
  Name: 'Cup',
  Weight: 0.2,
  Length: 10,
  Width: 10,
  Height: 10,
});

/** Minimal valid inputs for the stock calls of sellers, referring to records of `member`. */
export function createStockInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  let known: ReturnType<typeof aPricedLine> | undefined;
  const line = () => (known ??= aPricedLine(database, shop, { payPolicy: 'fromCollection' }));
  const category = async (member: Actor) => {
    const [row] = await database.sql(
      'insert into sku_category (tenant_id, shop_id, member_id, name) values ($1, $2, $3, $4) returning id',
      [shop.tenantId, shop.id, member.id, randomUUID()],
    );
    return row!.id;
  };
  /** An order with stock available, or already reserved for it (`isBound`). */
  const order = async (member: Actor, isBound: boolean) => {
    const where = await line();
    const { id: skuId } = await aSku(database, shop, member);
    await someStock(database, shop, skuId, where.warehouseId, 5);
    const { id } = await aStockOrder(database, shop, member, [{ skuId, quantity: 2 }], { line: where });
    if (isBound) {
      await database.sql(`update shop_order set step = 'toPick' where id = $1`, [id]);
      await database.sql('update order_item set bound = 2 where order_id = $1', [id]);
      await database.sql(
        `select * from app.move_stock($1, $2, 'system', null, jsonb_build_array(jsonb_build_object('sku', $3::bigint,
           'warehouse', $4::int, 'kind', 'bind', 'count', 2, 'key', 'bound', 'order_id', $5::bigint)))`,
        [shop.tenantId, shop.id, skuId, where.warehouseId, id],
      );
    }
    return { OrderIds: [id] };
  };
  return {
    '/COD_Category/AddData': async () => ({ Name: randomUUID() }),
    '/COD_Category/UpdateData': async ({ member }) => ({ Id: await category(member), Name: randomUUID() }),
    '/COD_Category/DeleteData': async ({ member }) => ({ Id: await category(member) }),
    '/COD_SKU/AddData': async () => sku(),
    '/COD_SKU/UpdateData': async ({ member }) => ({
      Id: (await aSku(database, shop, member)).id,
      ...sku(),
    }),
    '/COD_SKU/DeleteData': async ({ member }) => ({ Id: (await aSku(database, shop, member)).id }),
    '/COD_Inventory/GetMovementPage': async ({ member }) => {
      const { warehouseId } = await line();
      const { id } = await aSku(database, shop, member);
      await someStock(database, shop, id, warehouseId, 3);
      return { SKUId: id, WareHouseId: warehouseId };
    },
    '/COD_Inbound/AddData': async ({ member }) => ({
      WareHouseId: (await line()).warehouseId,
      Items: [{ SKUId: (await aSku(database, shop, member)).id, Quantity: 3 }],
    }),
    '/COD_Inbound/Cancel': async ({ member }) => {
      const { id: skuId } = await aSku(database, shop, member);
      const { warehouseId } = await line();
      return { Id: (await anInbound(database, shop, member, warehouseId, [{ skuId, expected: 3 }])).id };
    },
    '/COD_SKU/GetOrderItemDetail': async ({ member }) => ({
      OrderId: (await order(member, false)).OrderIds[0],
    }),
    '/COD_SKU/OrderBoundStock': ({ member }) => order(member, false),
    '/COD_SKU/OrderUnbundlingStock': ({ member }) => order(member, true),
  };
}

/** Minimal valid inputs for the console's stock calls. */
export function createStockStaffInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  let known: ReturnType<typeof aPricedLine> | undefined;
  const workplace = async () => {
    const { warehouseId } = await (known ??= aPricedLine(database, shop));
    return { shopId: shop.id, warehouseId };
  };
  const place = async () => {
    const where = await workplace();
    const { id: skuId } = await aSku(database, shop, await aMember(database, shop));
    await someStock(database, shop, skuId, where.warehouseId, 3);
    return { ...where, skuId };
  };
  return {
    '/console/stockIn/expected': workplace,
    '/console/stockIn/find': async () => ({ ...(await workplace()), code: 'SF1234567890' }),
    '/console/stockIn/receive': async () => {
      const { warehouseId } = await workplace();
      const owner = await aMember(database, shop);
      const { id: skuId } = await aSku(database, shop, owner);
      const { id } = await anInbound(database, shop, owner, warehouseId, [{ skuId, expected: 3 }]);
      return { shopId: shop.id, id, lines: [{ skuId, counted: 3, damaged: 1 }] };
    },
    '/console/stock/movements': place,
    '/console/stock/correct': async () => ({
      ...(await place()),
      kind: 'adjust',
      count: 1,
      reason: 'counted again',
    }),
  };
}
