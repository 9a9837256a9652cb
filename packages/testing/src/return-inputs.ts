import type { ReturnState } from '@onehaul/domain/returns/return-state';
import type { Actor, Shop } from './actors.ts';
import { aMember } from './member-builders.ts';
import { aPricedLine } from './order-builders.ts';
import { aWarehouse } from './parcel-builders.ts';
import { aReturn } from './return-builders.ts';
import { aSku } from './stock-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Body = Record<string, unknown>;
type Input = (cell: { readonly actor: Actor; readonly member: Actor }) => Promise<Body>;

/** Minimal valid inputs for the return calls, referring to records of `member`. */
export function createReturnInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  const own =
    (state: ReturnState, more: Body = {}): Input =>
    async ({ member }) => ({ Id: (await aReturn(database, shop, member, { state })).id, ...more });
  /** A returned unit of a SKU, and a line to ship it by. */
  const unit: Input = async ({ member }) => {
    const line = await aPricedLine(database, shop);
    const { id: skuId } = await aSku(database, shop, member);
    await aReturn(database, shop, member, {
      state: 'graded',
      warehouseId: line.warehouseId,
      items: [{ skuId }],
    });
    return { LineId: line.id, Items: [{ SkuId: skuId, Quantity: 1 }] };
  };
  return {
    '/Base_Return/ReturnOrderInfo': own('expected'),
    '/Base_Return/AddData': async () => ({
      OrderCode: `R${Math.random()}`.slice(0, 20),
      WareHouseId: await aWarehouse(database, shop),
      Items: [{ Sku: 'Cup', Quantity: 1 }],
    }),
    '/Base_Return/Cancel': own('expected'),
    '/Base_Return/Decide': own('graded', { Decisions: [{ Position: 1, Dispose: 1 }] }),
    '/Base_Return/QuoteRedispatch': unit,
    '/Base_Return/Redispatch': async (cell) => ({
      ...(await unit(cell)),
      Receiver: { Recipient: 'Lin', Phone: '0912345678', Address: 'Road 1' },
    }),
  };
}

/** Minimal valid inputs for the console's return calls. */
export function createReturnStaffInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  const one = async (state: ReturnState, more: Body = {}): Promise<Body> => {
    const owner = await aMember(database, shop);
    const { id } = await aReturn(database, shop, owner, { state });
    return { shopId: shop.id, id, ...more };
  };
  const workplace = async () => ({ shopId: shop.id, warehouseId: await aWarehouse(database, shop) });
  return {
    '/console/returns/list': async () => ({ state: 'expected' }),
    '/console/returns/get': () => one('expected'),
    '/console/returns/find': async () => ({ ...(await workplace()), code: 'SF123' }),
    '/console/returns/open': async () => ({
      ...(await workplace()),
      memberCode: (await aMember(database, shop)).code,
      items: [{ goods: 'Cup', quantity: 1 }],
    }),
    '/console/returns/receive': () => one('expected'),
    '/console/returns/addPhoto': () => one('received'),
    '/console/returns/grade': () =>
      one('received', {
        grades: [{ position: 1, good: 1, damaged: 0, missing: 0 }],
        box: { weightGrams: 500, lengthMm: 100, widthMm: 100, heightMm: 100 },
      }),
  };
}
