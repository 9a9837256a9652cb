import type { Actor, Shop } from './actors.ts';
import { anAddress, anOrder, aPricedLine } from './order-builders.ts';
import { aParcel } from './parcel-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Body = Record<string, unknown>;
type Input = (cell: { readonly member: Actor }) => Promise<Body>;
/** Makes a call as a member and returns its data. */
type Call = (actor: Actor, path: string, body: Body) => Promise<Record<string, unknown>>;

const declares = [{ GoodsNameCN: '衣服', Account: 1, Price: 10 }];

/** Minimal valid inputs for the order, address and coupon calls, referring to records of `member`. */
export function createOrderInputs(database: TestDatabase, shop: Shop, call: Call): Record<string, Input> {
  let known: ReturnType<typeof aPricedLine> | undefined;
  const openLine = () => (known ??= aPricedLine(database, shop));
  const instruction = async (member: Actor): Promise<Body> => {
    const line = await openLine();
    const parcel = await aParcel(database, { shop, member, state: 'stored', warehouseId: line.warehouseId });
    return { ChannelId: line.id, ParcelIds: [parcel.id], AddressId: await anAddress(database, shop, member) };
  };
  const addressed = async (): Promise<Body> => ({
    RecipientName: 'Chan',
    Phone: '13800138000',
    DestinationId: (await openLine()).countryId,
    RegionId: 'CN440305',
    Address: 'Dock 1',
  });
  const orderAt = async (member: Actor, step: 'unpaid' | 'shipped') =>
    (await anOrder(database, shop, member, { step, line: await openLine() })).id;
  const oneOrder: Input = async ({ member }) => ({ Ids: [await orderAt(member, 'unpaid')] });

  return {
    '/Client_AddressInfo/AddData': addressed,
    '/Client_AddressInfo/UpdateData': async ({ member }) => ({
      Id: await anAddress(database, shop, member),
      ...(await addressed()),
    }),
    '/Client_AddressInfo/DeleteData': async ({ member }) => ({
      Ids: [await anAddress(database, shop, member)],
    }),
    '/Client_AddressInfo/RestoreData': async ({ member }) => {
      const Ids = [await anAddress(database, shop, member)];
      const { Undo } = await call(member, '/Client_AddressInfo/DeleteData', { Ids });
      return { Undo };
    },
    '/Client_AddressInfo/AutoRecognizeAddress': async () => ({ Text: 'Li Lei 13800138000' }),
    '/Client_AddressInfo/SetDefaultAddress': async ({ member }) => ({
      Id: await anAddress(database, shop, member),
    }),
    '/Order/CreateOrder': async ({ member }) => {
      const asked = await instruction(member);
      const quoted = { ...asked, DeclaredAmount: 10 };
      const { Id } = await call(member, '/OrderCalculateFee/AddOrderBudgetFee', quoted);
      return { ...asked, BudgetFeeId: Id, Declares: declares };
    },
    '/Order/ArrivalCreateOrder': async ({ member }) => ({
      ...(await instruction(member)),
      Declares: declares,
      MaxAmount: 100,
    }),
    '/Order/ClientGetOrderDetailsDataPage': async ({ member }) => ({ Id: await orderAt(member, 'unpaid') }),
    '/Order/DeleteData': oneOrder,
    '/Order/OrderReceiveGoods': async ({ member }) => ({ Ids: [await orderAt(member, 'shipped')] }),
    '/OrderOperate/GetCarrierBillCode': oneOrder,
    '/OrderOperate/GetPrintSheet': oneOrder,
    '/OrderOperate/StartPrint': async ({ member }) => ({
      Type: 'sheet',
      Ids: [await orderAt(member, 'unpaid')],
    }),
    '/OrderOperate/GetPrintJob': async ({ member }) => {
      const asked = { Type: 'rows', Ids: [await orderAt(member, 'unpaid')] };
      await database.sql(`update print_job set state = 'failed' where state = 'waiting'`);
      const { Id } = await call(member, '/OrderOperate/StartPrint', asked);
      return { Id };
    },
  };
}
