import type { Wave } from '@onehaul/contract/console/fulfilment';
import { newTariff } from '@onehaul/domain/fee/new-tariff';
import { randomUUID } from 'node:crypto';
import { perKilogram } from './tariff-builders.ts';
import { aRow } from './catalog-builders.ts';
import { anAddress, aPricedLine } from './order-builders.ts';
import { createFulfilmentFixture } from './fulfilment-fixture.ts';
import type { Reply } from './test-api.ts';
import { someMoney } from './wallet-builders.ts';

const maxPerCall = 500;
/** A line for tons: a thousand yuan per kilogram, without limits on weight or boxes. */
const tariff = perKilogram(1000, { limits: { ...newTariff.limits, totalGrams: null, boxes: null } });

/** Parcels of many sizes, deterministic. */
const parcelSizes = `weight_grams = 200 + (id * 7919) % 2800, length_mm = 100 + (id * 31) % 260,
  width_mm = 80 + (id * 17) % 180, height_mm = 40 + (id * 13) % 160`;

export type PlacedOrder = { readonly id: number; readonly number: string; readonly totalMinor: number };

/** Returns the reply, or throws if it is a refusal. */
export function assertOk(reply: Reply): Reply {
  if (reply.body.Code !== 200) throw new Error(reply.body.Msg);
  return reply;
}
export const waveOf = ({ body }: Reply): Wave => (body.Data as { wave: Wave }).wave;
export const quoteIdOf = ({ body }: Reply): string => (body.Data as { Id: string }).Id;
export function placedOf({ body }: Reply): PlacedOrder {
  const wire = body.Data as { Id: number; MainBillCode: string; AccruedCharge: number };
  return { id: wire.Id, number: wire.MainBillCode, totalMinor: Math.round(wire.AccruedCharge * 100) };
}

/** Stage with a member who has very many parcels, and every step of one order of them. */
export async function createLargeOrderFixture() {
  const stage = await createFulfilmentFixture();
  const { database, shop, amy, api, clerk, scan, warehouseId } = stage;
  const line = await aPricedLine(database, shop, { warehouseId, tariff });
  const addressId = await anAddress(database, shop, amy);
  for (const [lengthMm, widthMm, heightMm] of [
    [420, 320, 320],
    [600, 400, 400],
    [800, 600, 600],
  ])
    await aRow(database, shop, 'carton', { lengthMm, widthMm, heightMm, ownGrams: 600, mostGrams: 30_000 });

  const call = (path: string, body: object): Promise<Reply> =>
    api.post('harbour.test', path, body, {
      authorization: `Bearer ${shop.id}:${amy.id}`,
      'idempotency-key': randomUUID(),
      'accept-language': 'en',
    });

  /** Forecast, received and measured parcels; returns their ids. */
  async function parcels(count: number): Promise<number[]> {
    const prefix = randomUUID().slice(0, 6).toUpperCase();
    for (let from = 0; from < count; from += maxPerCall) {
      const Rows = Array.from({ length: Math.min(maxPerCall, count - from) }, (_, index) => ({
        Code: `SF${prefix}${String(from + index).padStart(6, '0')}`,
        GoodsName: `Shirt ${(from + index) % 40}`,
        Price: 20,
      }));
      assertOk(await call('/ParcelOperate/BatchParcelForecast', { WareHouseId: warehouseId, Rows }));
    }
    await database.sql(
      `update parcel set state = 'stored', received_at = now(), stored_at = now(), ${parcelSizes}
       where shop_id = $1 and courier_number like $2`,
      [shop.id, `SF${prefix}%`],
    );
    // As autovacuum does: a table of this size is analyzed within a minute.
    await database.sql('analyze parcel');
    const rows = await database.sql(
      'select id::int from parcel where shop_id = $1 and courier_number like $2 order by id',
      [shop.id, `SF${prefix}%`],
    );
    return rows.map(({ id }) => id as number);
  }

  const instruction = (parcelIds: readonly number[]) => ({
    ChannelId: line.id,
    ParcelIds: parcelIds,
    AddressId: addressId,
  });
  const declared = { GoodsNameCN: '衣服', GoodsNameEN: 'Shirts', Account: 1000, Price: 20 };

  return {
    ...stage,
    parcels,
    quote: (parcelIds: readonly number[]) =>
      call('/OrderCalculateFee/AddOrderBudgetFee', { ...instruction(parcelIds), DeclaredAmount: 20_000 }),
    create: (parcelIds: readonly number[], quoteId: string) =>
      call('/Order/CreateOrder', { ...instruction(parcelIds), BudgetFeeId: quoteId, Declares: [declared] }),
    details: (id: number) => call('/Order/ClientGetOrderDetailsDataPage', { Id: id }),
    /** Prints its sheet and returns the file's length. */
    print: async (id: number) => (await call('/OrderOperate/GetPrintSheet', { Ids: [id] })).bytes.length,
    async payAll({ id, totalMinor }: { readonly id: number; readonly totalMinor: number }) {
      await someMoney(database, shop, amy, { cash: totalMinor });
      await stage.pay({ id });
    },
    startWave: (orderNumber: string) => clerk.call('pick/startWave', scan({ orderNumbers: [orderNumber] })),
    getWave: (id: number) => clerk.call('pick/getWave', { shopId: shop.id, warehouseId, id }),
    pick: (courierNumber: string, waveId: number) =>
      clerk.call('pick/pickParcel', scan({ courierNumber, waveId })),
    openOrder: (code: string) => clerk.call('pack/openOrder', { shopId: shop.id, warehouseId, code }),
    /** Packs boxes of this many parcels each, weighed with their contents and photographed. */
    async boxAll(
      order: { readonly id: number; readonly number: string },
      perBox: number,
      timed: (work: () => Promise<Reply>) => Promise<unknown> = (work) => work(),
    ): Promise<number> {
      const inside = await database.sql(
        `select parcel_id::int as id, weight_grams as grams from order_parcel part join parcel using (tenant_id, shop_id)
         where parcel.id = part.parcel_id and part.order_id = $1 order by 1`,
        [order.id],
      );
      let boxNumber = 0;
      for (let from = 0; from < inside.length; from += perBox) {
        boxNumber += 1;
        const some = inside.slice(from, from + perBox);
        const weightGrams = some.reduce((sum, { grams }) => sum + Number(grams), 600);
        const parcelIds = some.map(({ id }) => Number(id));
        const put = { boxNumber, parcelIds };
        await timed(async () => assertOk(await stage.box(order, weightGrams, put)));
        await stage.photo(order, boxNumber);
      }
      return boxNumber;
    },
  };
}
