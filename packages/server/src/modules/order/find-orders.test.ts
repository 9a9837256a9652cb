import {
  orderEventActs,
  ownerOrderActs,
  orderStages,
  orderSteps,
  stageOfOrder,
} from '@onehaul/domain/order/order-state';
import { aRow } from '@onehaul/testing/catalog-builders';
import { aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { anOrder, aPricedLine } from '@onehaul/testing/order-builders';
import { createParcelApi } from '@onehaul/testing/parcel-api';
import { aFile, aParcel } from '@onehaul/testing/parcel-builders';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealReceiverId } from './receiver-id.ts';

let at: Awaited<ReturnType<typeof createParcelApi>>;
let staffId: number;
beforeAll(async () => {
  at = await createParcelApi();
  const staff = await aStaffMember(at.database, 2, { roles: ['clerk'], email: 'orders@company.test' });
  staffId = staff.id;
});
afterAll(() => at.close());

type Row = { Id: number; MainBillCode: string; Stage: string } & Record<string, unknown>;
type Page = { Rows: Row[]; Total: number };
const list = (who = at.anna, body: object = {}) => at.call<Page>(who, '/Order/ClientGetDataPage', body);
const count = (who = at.anna) => at.call<Record<string, number>>(who, '/Order/GetOrderCount');
type Details = Record<string, unknown> & {
  Events: { Act: string; Images: string[] }[];
  Boxes: { BoxNo: number; Images: string[]; Photos: { Kind: string; Url: string }[]; Box: object }[];
  Parcels: { Code: string }[];
  Payments: { PayCode?: string; Amount: number }[];
  Refunds: { Amount: number }[];
};
const details = (who: typeof at.anna, Id: number, headers: Record<string, string> = {}) =>
  at.call<Details>(who, '/Order/ClientGetOrderDetailsDataPage', { Id }, headers);

/** Inserts a pending payment of an order. */
async function aPayment(orderId: number, memberId: number, minor: number) {
  const { database, harbour } = at;
  const number = `P${randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase()}`;
  const [row] = await database.sql(
    `insert into payment (tenant_id, shop_id, number, member_id, account_id, purpose, method, minor, asked_minor)
     values (2, $1, $2, $3, $3, 'order', 'balance', $4, $4) returning id`,
    [harbour.id, number, memberId, minor],
  );
  await database.sql(
    `insert into payment_order (tenant_id, shop_id, payment_id, order_id, minor) values (2, $1, $2, $3, $4)`,
    [harbour.id, row!.id, orderId, minor],
  );
  return { id: row!.id as number, number };
}

describe('the list', () => {
  test('shows an order with the names of what it points to, its counts and its money', async () => {
    const { database, harbour, ben } = at;
    const line = await aPricedLine(database, harbour, { warehouseId: harbour.warehouseId });
    const order = await anOrder(database, harbour, ben, {
      step: 'packed',
      line,
      warehouseId: harbour.warehouseId,
      totalMinor: 12_345,
      paidMinor: 10_000,
      staffId,
      row: {
        goodsTypeId: harbour.goodsTypeId,
        receiverRegion: 'Guangdong Shenzhen',
        receiverDetail: 'Dock Road 8',
        currencyCode: 'HKD',
        exchangeRate: 1.08,
      },
    });
    const { number } = await aPayment(order.id, ben.id, 2345);
    const { data } = await list(ben);
    expect(data.Total).toBe(1);
    expect(data.Rows[0]).toMatchObject({
      Id: order.id,
      MainBillCode: order.number,
      OrderSource: 1,
      State: 2,
      Step: 'packed',
      Stage: 'unpaid',
      PayState: 0,
      IsToPay: 0,
      GoodsTypeName: 'Clothes of harbour.test',
      RecipientAddress: 'Guangdong Shenzhen Dock Road 8',
      AgentName: null,
      ChannelName: expect.stringMatching(/^Line /),
      ParcelCount: 1,
      ArrivedCount: 1,
      BoxCount: 1,
      AccruedCharge: 123.45,
      PaidAmount: 100,
      DueAmount: 23.45,
      CurrencyName: 'HKD',
      ExchangeRate: 1.08,
      OpenPaymentNumber: number,
      IsReviewed: false,
    });
    expect(data.Rows[0]!.WareHouseName).toMatch(/^Warehouse /);
    expect(data.Rows[0]).toMatchObject({ mainbillcode: order.number, carrierbillcode: null, istopay: 0 });
    const chinese = await at.call<Page>(
      ben,
      '/Order/ClientGetDataPage',
      {},
      { 'accept-language': 'zh-Hans' },
    );
    expect(chinese.data.Rows[0]!.WareHouseName).toMatch(/仓$/);
  });

  test('has its tabs where the domain says, and their counts are the tallies', async () => {
    const { database, harbour, anna } = at;
    const line = await aPricedLine(database, harbour, { warehouseId: harbour.warehouseId });
    for (const step of orderSteps) {
      await anOrder(database, harbour, anna, { step, line, warehouseId: harbour.warehouseId });
    }
    const { data: counts } = await count();
    let sum = 0;
    for (const stage of orderStages) {
      const { data } = await list(anna, { Stage: stage });
      const named = `${stage[0]!.toUpperCase()}${stage.slice(1)}`;
      expect(data.Rows.map((row) => row.Stage)).toEqual(data.Rows.map(() => stage));
      expect([stage, data.Total, data.Rows.length]).toEqual([stage, counts[named], counts[named]]);
      sum += data.Total;
    }
    expect((await list(anna)).data.Total).toBe(sum);
    const rows = await database.sql(
      'select step, stage, total_minor, paid_minor, pay_policy from shop_order where member_id = $1',
      [anna.id],
    );
    for (const { step, stage, total_minor, paid_minor, pay_policy } of rows) {
      const standing = { step, totalMinor: total_minor, paidMinor: paid_minor, payPolicy: pay_policy };
      expect(stageOfOrder(standing as never)).toBe(stage);
    }
  });

  test('is narrowed by numbers, warehouse, line and days, newest first, with a true total', async () => {
    const { database, harbour } = at;
    const dora = { ...(await aMember(database, harbour)), shop: harbour };
    const line = await aPricedLine(database, harbour, { warehouseId: harbour.warehouseId });
    const other = await aPricedLine(database, harbour);
    const base = { line, warehouseId: harbour.warehouseId };
    const parcel = await aParcel(database, {
      shop: harbour,
      member: dora,
      state: 'stored',
      courierNumber: 'YT998877',
      warehouseId: harbour.warehouseId,
    });
    const first = await anOrder(database, harbour, dora, {
      ...base,
      parcels: [parcel],
      row: { createdAt: new Date('2026-01-01T00:00:00Z') },
    });
    const second = await anOrder(database, harbour, dora, {
      ...base,
      step: 'shipped',
      row: { carrierBillNumber: 'DHL5551', createdAt: new Date('2026-02-01T00:00:00Z') },
    });
    const third = await anOrder(database, harbour, dora, { line: other, warehouseId: other.warehouseId });
    const names = new Map([
      [first.id, 'first'],
      [second.id, 'second'],
      [third.id, 'third'],
    ]);
    const found = async (body: object) => {
      const { data, code } = await list(dora, body);
      expect(code).toBe(200);
      return [data.Rows.map(({ Id }) => names.get(Id)), data.Total];
    };
    expect(await found({})).toEqual([['third', 'second', 'first'], 3]);
    expect(await found({ KeyWord: second.number.slice(0, 8).toLowerCase() })).toEqual([['second'], 1]);
    expect(await found({ KeyWord: ' ｄhl5' })).toEqual([['second'], 1]);
    expect(await found({ KeyWord: 'yt9988' })).toEqual([['first'], 1]);
    expect(await found({ KeyWord: '%' })).toEqual([[], 0]);
    expect(await found({ KeyWord: 'YT', Stage: 'shipped' })).toEqual([[], 0]);
    expect(await found({ WareHouseId: harbour.warehouseId })).toEqual([['second', 'first'], 2]);
    expect(await found({ ChannelId: other.id })).toEqual([['third'], 1]);
    expect(await found({ BeginTime: '2026-02-01T00:00:00Z' })).toEqual([['third', 'second'], 2]);
    expect(await found({ EndTime: '2026-02-01T00:00:00Z' })).toEqual([['first'], 1]);
    const between = { BeginTime: '2026-01-15T00:00:00Z', EndTime: '2026-03-01T00:00:00Z', Stage: 'shipped' };
    expect(await found({ ...between, ChannelId: line.id, KeyWord: 'DHL' })).toEqual([['second'], 1]);
    expect(await found({ PageRows: 1, PageIndex: 2 })).toEqual([['second'], 3]);
    expect(await found({ PageRows: 2, PageIndex: 9 })).toEqual([[], 3]);
  });

  test('is the main account’s for a sub-account (A16), and nobody else’s', async () => {
    const { database, rival, anna, sub, ben, carla } = at;
    await anOrder(database, rival, carla);
    const { data: own } = await list(anna, { PageRows: 100 });
    const { data: ofSub } = await list(sub, { PageRows: 100, ClientId: ben.id, MemberId: ben.id });
    expect(ofSub).toEqual(own);
    expect((await count(sub)).data).toEqual((await count(anna)).data);
    const shown = new Set(own.Rows.map(({ Id }) => Id));
    const { data: foreign } = await list(carla, { PageRows: 100 });
    expect(foreign.Rows.filter(({ Id }) => shown.has(Id))).toEqual([]);
    expect(foreign.Total).toBe(1);
    expect((await count(carla)).data).toMatchObject({ Unpaid: 1, ToShip: 0 });
    const { data: ofBen } = await list(ben, { clientId: anna.id, MemberId: anna.id });
    expect(ofBen.Rows.filter(({ Id }) => shown.has(Id))).toEqual([]);
  });

  test.each([{ PageRows: 101 }, { PageIndex: 0 }, { Stage: 'lost' }, { KeyWord: 'x'.repeat(61) }])(
    'refuses %j',
    async (body) => {
      expect((await list(at.anna, body)).error).toBe('input.invalid');
    },
  );
});

describe('one order', () => {
  test('comes with its bill, boxes, photos, money, story and review', async () => {
    const { database, harbour, ben } = at;
    const { tenantId, id: shopId } = harbour;
    const option = await aRow(database, harbour, 'added_service_option', {
      addedServiceId: (await aRow(database, harbour, 'added_service', { target: 'order' })).id,
      names: { en: 'Vacuum', zhHans: '真空' },
    });
    const order = await anOrder(database, harbour, ben, {
      step: 'completed',
      staffId,
      row: {
        services: [{ optionId: option.id, quantity: 2 }],
        declaration: [
          {
            nameChinese: '衣服',
            nameEnglish: 'Clothes',
            quantity: 3,
            unitPriceCents: 1234,
            hsCode: '610910',
            origin: 'CN',
            material: '',
          },
        ],
        packing: 'asTheyAre',
        remark: 'Careful',
      },
    });
    const sealed = sealReceiverId(at.api.services.keys, harbour, order.number, '440305199001011234');
    await database.sql('update shop_order set receiver_id_sealed = $1 where id = $2', [sealed, order.id]);
    const photoId = randomUUID();
    await database.sql(
      `insert into order_photo (tenant_id, shop_id, id, order_id, box_number, kind, file_key, sha256, length_bytes, staff_id)
       values ($1, $2, $3::uuid, $4, 1, 'scale', 'order/' || $3 || '.webp', '\\x00', 1, $5)`,
      [tenantId, shopId, photoId, order.id, staffId],
    );
    await database.sql(
      `insert into order_event (tenant_id, shop_id, order_id, act, from_step, to_step, actor, actor_id, proof)
       values ($1, $2, $3, 'pack', 'packing', 'packed', 'staff', $4, array[$5, gen_random_uuid()]::uuid[])`,
      [tenantId, shopId, order.id, staffId, photoId],
    );
    const payment = await aPayment(order.id, ben.id, 1000);
    await database.sql(
      `insert into refund (tenant_id, shop_id, number, payment_id, order_id, minor, asked_minor, route, why, state)
       values ($1, $2, 'R12345678901234567', $3, $4, 300, 300, 'wallet', 'cheaper', 'done')`,
      [tenantId, shopId, payment.id, order.id],
    );
    const picture = await aFile(database, harbour, ben);
    await database.sql(
      `insert into order_review (tenant_id, shop_id, order_id, member_id, stars, words, pictures)
       values ($1, $2, $3, $4, 4, 'Good', array[$5, gen_random_uuid()]::uuid[])`,
      [tenantId, shopId, order.id, ben.id, picture],
    );
    const { data } = await details(ben, order.id);
    expect(data).toMatchObject({
      MainBillCode: order.number,
      IdCardTail: '1234',
      PackType: 'asTheyAre',
      Rem: 'Careful',
      Declares: [{ GoodsNameCN: '衣服', Account: 3, Price: 12.34 }],
      AddedServices: [{ AddedServiceDetailId: option.id, Name: 'Vacuum', Quantity: 2 }],
      Fee: { AccruedCharge: order.totalMinor / 100, Version: 1 },
      QuotedCharge: order.totalMinor / 100,
      PackedCharge: order.totalMinor / 100,
      IsReviewed: true,
      Review: { Score: 4, Content: 'Good' },
    });
    expect(data.Parcels).toMatchObject([{ HasArrived: true, BoxNo: 1, Weight: 1.25 }]);
    expect(data.Boxes).toMatchObject([
      { BoxNo: 1, Box: { Weight: 1.25, Length: 30 }, Photos: [{ Kind: 'scale' }] },
    ]);
    expect(data.Boxes[0]!.Images[0]).toMatch(/^\/files\/private\/order\/.*signature=/);
    expect(data.Events.map(({ Act }) => Act)).toEqual(['pack', 'submit']);
    expect(data.Events[0]!.Images).toEqual(data.Boxes[0]!.Images);
    expect(data.Payments).toMatchObject([
      { Number: payment.number, Amount: 10, Refunded: 3, State: 'pending' },
    ]);
    expect(data.Refunds).toMatchObject([{ Amount: 3, Why: 'cheaper', State: 'done' }]);
    const review = data.Review as { Images: string[] };
    expect(review.Images).toHaveLength(1);
    expect(review.Images[0]).toMatch(/^\/files\/private\/upload\/.*signature=/);
    expect(JSON.stringify(data)).not.toMatch(/ActorId|440305199001|FileKey|StaffId/);
    const chinese = await details(ben, order.id, { 'accept-language': 'zh-Hans' });
    expect(chinese.data.AddedServices).toMatchObject([{ Name: '真空' }]);
  });

  test('that waits for its goods has no bill yet', async () => {
    const { database, harbour, ben } = at;
    const order = await anOrder(database, harbour, ben, { step: 'awaitingArrival' });
    const { data } = await details(ben, order.id);
    expect(data).toMatchObject({ Fee: null, QuotedCharge: null, AccruedCharge: 0, MaxAmount: 1000 });
    expect(data).toMatchObject({ ParcelCount: 1, ArrivedCount: 0, Review: null, Boxes: [] });
  });

  test('tells its owner nothing of what the house keeps to itself', async () => {
    const { database, harbour, anna } = at;
    const order = await anOrder(database, harbour, anna);
    for (const act of orderEventActs) {
      await database.sql(
        `insert into order_event (tenant_id, shop_id, order_id, act, to_step, actor, actor_id, reason)
         values (2, $1, $2, $3, 'unpaid', 'staff', $4, 'kept ' || $3)`,
        [harbour.id, order.id, act, staffId],
      );
    }
    const { data } = await details(at.sub, order.id);
    expect(new Set(data.Events.map(({ Act }) => Act))).toEqual(new Set(ownerOrderActs));
    expect(JSON.stringify(data)).not.toMatch(/kept (putBack|repack|unload|short|exception|resolve)/);
  });

  test('of another shop or another member is not there, like one that never was', async () => {
    const { database, harbour, rival, anna, ben, carla } = at;
    const foreign = await anOrder(database, rival, carla);
    const others = await anOrder(database, harbour, ben);
    const answers = [];
    for (const Id of [foreign.id, others.id, 999_999_999_999]) {
      const { RequestId: _, ...answer } = (await details(anna, Id)).body;
      answers.push(JSON.stringify(answer));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('record.notFound');
  });
});
