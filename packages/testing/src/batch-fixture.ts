import { anOrder, aPricedLine, type TestOrder } from './order-builders.ts';
import { aParcel } from './parcel-builders.ts';
import { createParcelFixture } from './parcel-fixture.ts';
import { sendStaffForm } from './staff-form.ts';

/** A PNG of one pixel, as a signature pad produces it. */
const tinySignature = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

type ReadyOrder = TestOrder & {
  /** Codes on the labels of its boxes. */
  readonly codes: readonly string[];
};

/** The station stage with a line, and orders of that line ready to be loaded. */
export async function createBatchFixture() {
  const stage = await createParcelFixture();
  const { database, shop, amy, clerk, warehouseId } = stage;
  const line = await aPricedLine(database, shop, { warehouseId });

  /** An order with this many boxes, ready to be loaded by default. */
  async function readyOrder(
    draft: Parameters<typeof anOrder>[3] & { readonly boxes?: number } = {},
  ): Promise<ReadyOrder> {
    const { boxes = 1, ...rest } = draft;
    const parcels = [];
    for (let count = 0; count < boxes; count += 1)
      parcels.push(await aParcel(database, { shop, member: amy, warehouseId, state: 'stored' }));
    const order = await anOrder(database, shop, amy, {
      step: 'ready',
      parcels,
      line,
      staffId: clerk.id,
      ...rest,
    });
    return { ...order, codes: parcels.map((_, index) => `${order.number}-${index + 1}`) };
  }

  async function openBatch(lineId = line.id): Promise<{ shopId: number; id: number }> {
    const { body } = await clerk.call('batches/open', { shopId: shop.id, warehouseId, lineId });
    return { shopId: shop.id, id: (body.Data as { id: number }).id };
  }
  type Which = { readonly shopId: number; readonly id: number };
  const load = (batch: Which, boxCode: string) => clerk.call('batches/load', { ...batch, boxCode });
  const depart = (batch: Which, more: Record<string, string> = {}) =>
    sendStaffForm(stage.api, clerk.cookie, 'batches/depart', {
      ...batch,
      sealNumber: 'S-1',
      vehicle: 'B 12345',
      driverName: 'Wong',
      file: tinySignature,
      ...more,
    });

  return {
    ...stage,
    line,
    readyOrder,
    openBatch,
    load,
    depart,
    /** A closed batch of these orders. */
    async closedBatch(...orders: readonly ReadyOrder[]) {
      const batch = await openBatch();
      for (const code of orders.flatMap(({ codes }) => codes)) await load(batch, code);
      await clerk.call('batches/close', batch);
      return batch;
    },
    orderRow: async (id: number) =>
      (await database.sql('select * from shop_order where id = $1', [id]))[0] as Record<string, unknown>,
    batchRow: async (id: number) =>
      (await database.sql('select * from batch where id = $1', [id]))[0] as Record<string, unknown>,
    actsOf: async (id: number) =>
      (await database.sql('select act from order_event where order_id = $1 order by id', [id])).map(
        ({ act }) => act as string,
      ),
    trackOf: (id: number) =>
      database.sql('select source, phase, place from track_event where order_id = $1 order by id', [id]),
  };
}
