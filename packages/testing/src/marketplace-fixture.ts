import { randomUUID } from 'node:crypto';
import type { OrderStep } from '@onehaul/domain/order/order-state';
import { createMarketplaces } from '@onehaul/server/gateways/marketplace/create-marketplaces';
import { createTariffs } from '@onehaul/server/modules/fee/index';
import { sweepMarketplaces } from '@onehaul/server/modules/marketplace/marketplace-sweep';
import { dispatchArrived } from '@onehaul/server/modules/order/dispatch-arrived';
import { setGatewayAccount } from '@onehaul/server/modules/payment/index';
import { startMarketplaceSimulator, simulatedPartner } from './marketplace-simulator.ts';
import type { TestMember } from './member-builders.ts';
import { aPricedLine } from './order-builders.ts';
import { oneCentPerGram, createFulfilmentFixture } from './fulfilment-fixture.ts';
import { newCourierNumber } from './parcel-builders.ts';
import { sendStaffForm } from './staff-form.ts';
import type { Reply } from './test-api.ts';
import { someMoney } from './wallet-builders.ts';

/** A PNG of one pixel, as a signature pad produces it. */
const tinySignature = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

type Row = Record<string, unknown>;

/** The fulfilment stage with a marketplace: members who sell there, and staff who pack for them. */
export async function createMarketplaceFixture() {
  const simulator = await startMarketplaceSimulator();
  const urls = { shopee: simulator.url };
  const stage = await createFulfilmentFixture({ marketplace: { urls } });
  const { database, api, shop, sister, amy, clerk, scan, warehouseId } = stage;
  const { keys, storage } = api.services;
  await database.sql(`update shop set modules = modules || '{marketplace}' where tenant_id = 2`);
  const secret = { gateway: 'shopee', ...simulatedPartner } as const;
  for (const { tenantId, id: shopId } of [shop, sister])
    await database.database.transaction(tenantId, (db) =>
      setGatewayAccount(db, keys, { tenantId, shopId, secret }),
    );
  const line = await aPricedLine(database, shop, {
    warehouseId,
    payPolicy: 'afterPacking',
    tariff: oneCentPerGram,
  });
  await database.sql(
    'update carrier set marketplace = true where id = (select carrier_id from line where id = $1)',
    [line.id],
  );
  const quiet = () => undefined;
  const marketplaces = createMarketplaces(keys, urls);
  const services = {
    database: database.database,
    keys,
    storage,
    marketplaces,
    log: { warn: quiet, error: quiet },
  };

  const call = async (who: TestMember, name: string, body: object = {}, of = shop) => {
    const headers = { authorization: `Bearer ${of.id}:${who.id}`, 'idempotency-key': randomUUID() };
    const host = { [shop.id]: 'harbour.test', [sister.id]: 'sister.test' }[of.id] ?? 'rival.test';
    return api.post(host, `/Base_Electronic/${name}`, body, headers);
  };
  const dataOf = <T = Row>({ body }: Reply) => body.Data as T;
  const sweep = () => sweepMarketplaces(services, shop.tenantId);

  /** Gives consent at the marketplace and returns with its code. */
  async function authorize(who: TestMember, externalId: string): Promise<Reply> {
    const { Url } = dataOf<{ Url: string }>(await call(who, 'GetAuthorizationUrl'));
    const back = await fetch(Url, {
      method: 'POST',
      body: new URLSearchParams({ shop_id: externalId }),
      redirect: 'manual',
    });
    const to = new URL(back.headers.get('location')!).searchParams;
    return call(who, 'FrontAuthorization', {
      Code: to.get('code'),
      ExternalId: to.get('shop_id'),
      State: to.get('state'),
    });
  }
  let made = 0;
  const newExternalId = () => String(4_880_000 + ++made);
  async function connected(who: TestMember = amy) {
    const externalId = newExternalId();
    const { Id } = dataOf<{ Id: number }>(await authorize(who, externalId));
    return { id: Id, externalId };
  }

  const rowOf = async (number: string) =>
    (await database.sql('select * from marketplace_order where external_number = $1', [number]))[0] as Row;

  /** A marketplace order that has been synchronized. */
  async function sold(at: { id: number; externalId: string }, own: object = {}) {
    const { number } = simulator.add(at.externalId, own);
    await syncNow(at.id);
    return { number, id: Number((await rowOf(number)).id) };
  }
  async function syncNow(id: number) {
    await database.sql('update marketplace_shop set next_sync_at = now() where id = $1', [id]);
    await sweep();
  }
  const link = (id: number, courierNumbers: readonly string[], who = amy) =>
    call(who, 'LinkOrder', { Id: id, Codes: courierNumbers, ChannelId: line.id });

  /** A marketplace order linked to a parcel in transit. */
  async function linked(at: { id: number; externalId: string }) {
    const order = await sold(at);
    const courierNumber = newCourierNumber();
    const reply = await link(order.id, [courierNumber]);
    return { ...order, courierNumber, orderId: dataOf<{ OrderId: number }>(reply).OrderId };
  }
  const tariffs = createTariffs();
  /** Its parcel is received, measured and stored, and the order is priced automatically. */
  async function arrive({ courierNumber, orderId }: { courierNumber: string; orderId: number }) {
    await database.sql(
      `update parcel set state = 'stored', weight_grams = 1000, length_mm = 100, width_mm = 100, height_mm = 100,
         received_at = now(), stored_at = now(), free_until = now() + interval '30 days',
         abandon_at = now() + interval '120 days' where courier_number = $1`,
      [courierNumber],
    );
    await database.database.transaction(shop.tenantId, (db) =>
      dispatchArrived(db, tariffs, { shopId: shop.id, id: orderId }),
    );
    await sweep();
  }
  type Brought = Awaited<ReturnType<typeof linked>>;
  const ourOrder = async (id: number) =>
    (await stage.orderRow(id)) as Row & { step: OrderStep; number: string };

  const startWave = async (order: Brought) =>
    clerk.call('pick/startWave', scan({ orderNumbers: [(await ourOrder(order.orderId)).number] }));
  const pick = (order: Brought) =>
    clerk.call('pick/pickParcel', scan({ courierNumber: order.courierNumber }));
  const saveBox = async (order: Brought) =>
    stage.box({ number: (await ourOrder(order.orderId)).number }, 1000);
  const finish = async (order: Brought) => {
    const { number } = await ourOrder(order.orderId);
    await stage.photo({ id: order.orderId });
    return stage.finish({ number });
  };
  /** Picked, packed and paid; ready to be loaded. */
  async function packed(order: Brought) {
    await arrive(order);
    await startWave(order);
    await pick(order);
    await saveBox(order);
    await finish(order);
    const { total_minor: due } = await ourOrder(order.orderId);
    await someMoney(database, shop, amy, { cash: Number(due) });
    await stage.pay({ id: order.orderId });
    await sweep();
    return order;
  }
  async function openBatch() {
    const { body } = await clerk.call('batches/open', { shopId: shop.id, warehouseId, lineId: line.id });
    return { shopId: shop.id, id: (body.Data as { id: number }).id };
  }
  type Batch = Awaited<ReturnType<typeof openBatch>>;
  const load = async (batch: Batch, order: Brought) =>
    clerk.call('batches/load', { ...batch, boxCode: `${(await ourOrder(order.orderId)).number}-1` });
  const depart = (batch: Batch) =>
    sendStaffForm(api, clerk.cookie, 'batches/depart', {
      ...batch,
      sealNumber: 'S-1',
      vehicle: 'B 12345',
      driverName: 'Wong',
      file: tinySignature,
    });

  return {
    ...stage,
    simulator,
    services,
    line,
    call,
    dataOf,
    sweep,
    authorize,
    newExternalId,
    connected,
    rowOf,
    sold,
    syncNow,
    link,
    linked,
    arrive,
    ourOrder,
    startWave,
    pick,
    saveBox,
    finish,
    packed,
    openBatch,
    load,
    closeBatch: (batch: Batch) => clerk.call('batches/close', batch),
    depart,
    toldOf: async (topic: string, subjectId: number) =>
      (await database.sql('select id from outbox where topic = $1 and subject_id = $2', [topic, subjectId]))
        .length,
    async close() {
      await simulator.close();
      await stage.close();
    },
  };
}
export type MarketplaceFixture = Awaited<ReturnType<typeof createMarketplaceFixture>>;
