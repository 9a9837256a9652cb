import type { Tariff } from '@onehaul/domain/fee/tariff';
import type { PayPolicy } from '@onehaul/domain/order/order-state';
import type { ParcelState } from '@onehaul/domain/parcel/parcel-state';
import { anAddress, aPricedLine } from './order-builders.ts';
import { createParcelApi, type ParcelCaller } from './parcel-api.ts';
import { aParcel, type TestParcel } from './parcel-builders.ts';

export type WireOrder = Record<string, unknown> & {
  Id: number;
  MainBillCode: string;
  Step: string;
  AccruedCharge: number;
};
export type WireQuote = { Id: string; Boxes: unknown[]; Price: Record<string, number> };
type Body = Record<string, unknown>;

/** Default declaration of an order's goods. */
export const declares = [{ GoodsNameCN: '衣服', GoodsNameEN: 'Clothes', Account: 2, Price: 10 }];

/** Two shops with lines, and what a member needs to order: addresses, stored parcels, quotes. */
export async function createOrderApi() {
  const stage = await createParcelApi();
  const { database, call, harbour, anna } = stage;
  const line = await aPricedLine(database, harbour, { warehouseId: harbour.warehouseId });
  const addressId = await anAddress(database, harbour, anna);

  const stored = (owner: ParcelCaller, more: Partial<Parameters<typeof aParcel>[1]> = {}) =>
    aParcel(database, {
      shop: owner.shop,
      member: { id: owner.ownerId ?? owner.id },
      state: 'stored',
      warehouseId: owner.shop.warehouseId,
      ...more,
    });
  const instruction = (parcels: readonly TestParcel[], more: Body = {}): Body => ({
    ChannelId: line.id,
    ParcelIds: parcels.map(({ id }) => id),
    AddressId: addressId,
    ...more,
  });
  const quote = (who: ParcelCaller, body: Body) =>
    call<WireQuote>(who, '/OrderCalculateFee/AddOrderBudgetFee', { DeclaredAmount: 20, ...body });
  const create = (who: ParcelCaller, quoteId: string, body: Body) =>
    call<WireOrder>(who, '/Order/CreateOrder', { BudgetFeeId: quoteId, Declares: declares, ...body });

  return {
    ...stage,
    line,
    addressId,
    stored,
    instruction,
    quote,
    create,
    /** Requests a quote and immediately creates the order from it. */
    async order(who: ParcelCaller, parcels: readonly TestParcel[], more: Body = {}) {
      const asked = instruction(parcels, more);
      const quoted = await quote(who, asked);
      if (quoted.error) throw new Error(`the quote was refused: ${quoted.error}`);
      return create(who, quoted.data.Id, asked);
    },
    /** Another line from the same warehouse. */
    lineOf: (draft: { payPolicy?: PayPolicy; tariff?: Tariff; goodsTypeIds?: readonly number[] }) =>
      aPricedLine(database, harbour, { warehouseId: harbour.warehouseId, ...draft }),
    rowOf: async (id: number) =>
      (await database.sql('select * from shop_order where id = $1', [id]))[0] as Record<string, unknown>,
    statesOf: async (orderId: number) =>
      (
        await database.sql(
          `select parcel.state, parcel.order_id from order_parcel
           join parcel on parcel.id = order_parcel.parcel_id where order_parcel.order_id = $1 order by parcel.id`,
          [orderId],
        )
      ).map((row) => [row.state as ParcelState, row.order_id === null ? null : Number(row.order_id)]),
    actsOf: async (orderId: number) =>
      (await database.sql('select act from order_event where order_id = $1 order by id', [orderId])).map(
        ({ act }) => act as string,
      ),
    told: async (orderId: number) =>
      (
        await database.sql(
          `select topic from outbox where subject_id = $1 and topic like 'order%' order by id`,
          [orderId],
        )
      ).map(({ topic }) => topic as string),
  };
}
export type OrderApi = Awaited<ReturnType<typeof createOrderApi>>;
