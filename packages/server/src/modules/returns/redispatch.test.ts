import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { aPricedLine } from '@onehaul/testing/order-builders';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { createPaymentFixture } from '@onehaul/testing/payment-fixture';
import { aReturn } from '@onehaul/testing/return-builders';
import { aServiceOption } from '@onehaul/testing/service-builders';
import { aSku, aStockOrder, someStock } from '@onehaul/testing/stock-builders';
import { perKilogram } from '@onehaul/testing/tariff-builders';
import { someMoney } from '@onehaul/testing/wallet-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Member = { readonly id: number };
type Unit = { SkuId: number | null; ReturnId: number | null; Left: number };
type Matches = { Units: Unit[]; Matches: { OrderId: number; Items: object[] }[]; Lines: { Id: number }[] };
type Sent = { OrderId: number; OrderCode: string };

let stage: Awaited<ReturnType<typeof createPaymentFixture>>;
/** Six yuan per kilogram within the country of the warehouse. */
let line: Awaited<ReturnType<typeof aPricedLine>>;
beforeAll(async () => {
  stage = await createPaymentFixture();
  await stage.database.sql(
    `update shop set modules = modules || '{returns,cashOnDelivery}' where tenant_id = 2`,
  );
  const { database, shop } = stage;
  await database.sql(
    `insert into country (id, code, dial_code, names, position) values (704, 'VN', '+84', '{"en":"Vietnam"}', 704)
     on conflict do nothing`,
  );
  await database.sql(
    `insert into destination (tenant_id, shop_id, country_id, currency_code, position) values ($1, $2, 704, 'VND', 2)
     on conflict do nothing`,
    [shop.tenantId, shop.id],
  );
  line = await aPricedLine(stage.database, stage.shop, { tariff: perKilogram(6) });
});
afterAll(() => stage.close());

const call = (member: Member, name: string, body: object = {}, where = stage.shop) =>
  stage.call(where, member, `/Base_Return/${name}`, body);
const dataOf = async <T>(member: Member, name: string, body: object = {}) =>
  (await call(member, name, body)).body.Data as T;
const matchesOf = (member: Member) => dataOf<Matches>(member, 'GetMatches');
const receiver = { Recipient: 'Lin', Phone: '0912345678', PostCode: '100', Address: 'Road 1' };
const to = (items: readonly [number, number][], more: object = {}) => ({
  LineId: line.id,
  Items: items.map(([SkuId, Quantity]) => ({ SkuId, Quantity })),
  Receiver: receiver,
  ...more,
});
const rowOf = async (id: number) =>
  (
    await stage.database.sql(
      `select kind, step, pay_policy, warehouse_id, line_id::int, total_minor::int as total, services from shop_order
       where id = $1`,
      [id],
    )
  )[0]!;
const stockOf = async (skuId: number) =>
  (
    await stage.database.sql(
      'select on_hand::int, reserved::int from stock where sku_id = $1 and warehouse_id = $2',
      [skuId, line.warehouseId],
    )
  )[0];
const graded = (member: Member, skuId: number | null, quantity: number, warehouseId = line.warehouseId) =>
  aReturn(stage.database, stage.shop, member, {
    state: 'graded',
    warehouseId,
    items: [{ skuId, quantity, goodsName: 'Lamp' }],
  });

describe('to somebody new', () => {
  test('units that lie there longest go first, are priced before, and wait to be paid', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const sku = await aSku(database, shop, amy);
    const [old, young] = [await graded(amy, sku.id, 2), await graded(amy, sku.id, 3)];
    expect((await matchesOf(amy)).Units).toMatchObject([{ SkuId: sku.id, Left: 5 }]);

    // Three units of 200 g are billed as one kilogram: six yuan.
    const { Receiver: _, ...asked } = to([[sku.id, 3]]);
    const quote = await dataOf<{ Price: { AccruedCharge: number }; Before: null }>(
      amy,
      'QuoteRedispatch',
      asked,
    );
    expect(quote).toMatchObject({ Price: { AccruedCharge: 6 }, Before: null });
    const sent = await dataOf<Sent>(amy, 'Redispatch', to([[sku.id, 3]]));
    expect(await rowOf(sent.OrderId)).toMatchObject({
      kind: 'redispatch',
      step: 'unpaid',
      warehouse_id: line.warehouseId,
      line_id: line.id,
      total: 600,
    });
    expect(await stockOf(sku.id)).toEqual({ on_hand: 3, reserved: 3 });
    expect(await dataOf(amy, 'ReturnOrderInfo', { Id: old.id })).toMatchObject({
      State: 'closed',
      Sendings: [{ OrderCode: sent.OrderCode, Quantity: 2 }],
    });
    expect(await dataOf(amy, 'ReturnOrderInfo', { Id: young.id })).toMatchObject({
      State: 'graded',
      Left: 2,
    });
    expect(await dataOf(amy, 'GetRedispatchPage')).toMatchObject({
      Total: 1,
      Rows: [{ OrderId: sent.OrderId, Units: 3, Total: 6, Due: 6, State: 'unpaid' }],
    });
    expect(errorOf(await call(amy, 'Redispatch', to([[sku.id, 3]])))).toBe('return.nothingLeft');

    await someMoney(database, shop, amy, { cash: 1000 });
    await stage.pay(amy, 'balance', { OrderIds: [sent.OrderId] });
    expect(await rowOf(sent.OrderId)).toMatchObject({ step: 'toPick' });
  });

  test('taken back, its units are free in stock, and not returned once more', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const sku = await aSku(database, shop, amy);
    await graded(amy, sku.id, 2);
    const sent = await dataOf<Sent>(amy, 'Redispatch', to([[sku.id, 2]]));
    const cancelled = await stage.api.put(
      'harbour.test',
      '/Order/DeleteData',
      { Ids: [sent.OrderId] },
      { authorization: `Bearer ${shop.id}:${amy.id}`, 'idempotency-key': randomUUID() },
    );
    expect(errorOf(cancelled)).toBe('ok');
    expect(await stockOf(sku.id)).toEqual({ on_hand: 2, reserved: 0 });
    expect((await matchesOf(amy)).Units).toEqual([]);
  });

  test('new labels are charged by the option the shop has set, and told to who packs', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const optionId = await aServiceOption(database, shop, { target: 'order', minor: 250 });
    await database.sql(
      `insert into setting (tenant_id, shop_id, name, value) values ($1, $2, 'relabelOptionId', $3::jsonb)`,
      [shop.tenantId, shop.id, String(optionId)],
    );
    try {
      const sku = await aSku(database, shop, amy);
      await graded(amy, sku.id, 1);
      const sent = await dataOf<Sent>(amy, 'Redispatch', to([[sku.id, 1]]));
      expect(await rowOf(sent.OrderId)).toMatchObject({
        total: 850,
        services: [{ optionId, quantity: 1 }],
      });
    } finally {
      await database.sql(`delete from setting where name = 'relabelOptionId'`);
    }
  });

  test('goods without a SKU go as the parcel they came in, straight to the packing table', async () => {
    const amy = await stage.member();
    const back = await graded(amy, null, 2);
    expect((await matchesOf(amy)).Units).toMatchObject([{ SkuId: null, ReturnId: back.id, Left: 2 }]);
    const sent = await dataOf<Sent>(amy, 'Redispatch', {
      LineId: line.id,
      ReturnId: back.id,
      Receiver: receiver,
    });
    expect(await rowOf(sent.OrderId)).toMatchObject({
      step: 'packing',
      pay_policy: 'afterPacking',
      total: 1200,
    });
    expect(await dataOf(amy, 'ReturnOrderInfo', { Id: back.id })).toMatchObject({ State: 'closed', Left: 0 });
    const again = await call(amy, 'Redispatch', { LineId: line.id, ReturnId: back.id, Receiver: receiver });
    expect(errorOf(again)).toBe('return.nothingLeft');
  });

  test('is refused for others’ goods, other warehouses’ lines, and what is not one thing', async () => {
    const { database, shop, sister } = stage;
    const [amy, ben] = [await stage.member(), await stage.member()];
    const sku = await aSku(database, shop, amy);
    const back = await graded(amy, sku.id, 1);
    const attempt = async (who: Member, body: object) => errorOf(await call(who, 'Redispatch', body));
    expect(await attempt(ben, to([[sku.id, 1]]))).toBe('record.notFound');
    expect(await attempt(ben, { LineId: line.id, ReturnId: back.id, Receiver: receiver })).toBe(
      'return.nothingLeft',
    );
    const far = await aPricedLine(database, shop);
    expect(await attempt(amy, to([[sku.id, 1]], { LineId: far.id }))).toBe('return.nothingLeft');
    const abroad = await aPricedLine(database, sister);
    expect(await attempt(amy, to([[sku.id, 1]], { LineId: abroad.id }))).toBe('record.notFound');
    // A line from that warehouse, but to another country.
    await database.sql('update warehouse set country_id = 704 where id = $1', [far.warehouseId]);
    expect(await attempt(amy, to([[sku.id, 1]], { LineId: far.id }))).toBe('record.notFound');
    expect(await attempt(amy, to([[sku.id, 1]], { ReturnId: back.id }))).toBe('input.invalid');
    expect(await attempt(amy, to([]))).toBe('input.invalid');
    expect(
      await attempt(
        amy,
        to([
          [sku.id, 1],
          [sku.id, 1],
        ]),
      ),
    ).toBe('input.invalid');
    expect(await attempt(amy, to([[sku.id, 1]], { Receiver: undefined }))).toBe('input.invalid');
    expect((await matchesOf(amy)).Units).toMatchObject([{ Left: 1 }]);
  });

  test('and deciding at once take each unit once: twenty rounds', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    for (let round = 0; round < 20; round++) {
      const sku = await aSku(database, shop, amy);
      const { id } = await graded(amy, sku.id, 2);
      const replies = await Promise.all([
        call(amy, 'Redispatch', to([[sku.id, 2]])),
        call(amy, 'Decide', { Id: id, Decisions: [{ Position: 1, Restock: 2 }] }),
        call(amy, 'Redispatch', to([[sku.id, 2]])),
      ]);
      expect(replies.map(errorOf).filter((one) => one === 'ok')).toHaveLength(1);
      expect((await stockOf(sku.id))!['on_hand']).toBe(2);
    }
  });
});

describe('to an order that waits', () => {
  test('the oldest whose goods all lie there is shown first; taken, its way and price are local', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const [cup, plate] = [await aSku(database, shop, amy), await aSku(database, shop, amy)];
    const at = (daysAgo: number, more: object = {}) => ({
      row: { countryId: line.countryId, createdAt: new Date(Date.now() - daysAgo * 86_400_000), ...more },
    });
    const wants = (skuId: number, quantity: number) => [{ skuId, quantity }];
    const young = await aStockOrder(database, shop, amy, wants(cup.id, 1), at(1));
    const old = await aStockOrder(database, shop, amy, [...wants(cup.id, 2), ...wants(plate.id, 1)], at(5));
    const large = await aStockOrder(database, shop, amy, wants(cup.id, 9), at(9));
    await graded(amy, cup.id, 2);
    await someStock(database, shop, plate.id, line.warehouseId, 1);

    const found = await matchesOf(amy);
    expect(found.Matches.map(({ OrderId }) => OrderId)).toEqual([old.id, young.id]);
    expect(found.Matches[0]!.Items).toContainEqual(
      expect.objectContaining({ SkuId: cup.id, Quantity: 2, Returned: 2 }),
    );
    const quote = await dataOf(amy, 'QuoteRedispatch', { LineId: line.id, OrderId: old.id });
    expect(quote).toMatchObject({ Price: { AccruedCharge: 6 }, Before: 10 });

    const sent = await dataOf<Sent>(amy, 'Redispatch', { LineId: line.id, OrderId: old.id });
    expect(sent).toEqual({ OrderId: old.id, OrderCode: old.number });
    expect(await rowOf(old.id)).toMatchObject({
      kind: 'cod',
      step: 'toPick',
      pay_policy: 'fromCollection',
      warehouse_id: line.warehouseId,
      line_id: line.id,
      total: 600,
    });
    expect(await stockOf(cup.id)).toEqual({ on_hand: 2, reserved: 2 });
    expect(await stockOf(plate.id)).toEqual({ on_hand: 1, reserved: 1 });
    expect(await matchesOf(amy)).toMatchObject({ Units: [], Matches: [] });
    for (const order of [old, large, young]) {
      const again = await call(amy, 'Redispatch', { LineId: line.id, OrderId: order.id });
      expect(errorOf(again)).toBe(order === old ? 'return.notWaiting' : 'return.nothingLeft');
    }
  });

  test('only an own one of that country', async () => {
    const { database, shop } = stage;
    const [amy, ben] = [await stage.member(), await stage.member()];
    const sku = await aSku(database, shop, amy);
    await graded(amy, sku.id, 1);
    const bens = await aSku(database, shop, ben);
    const waits = (member: Member, skuId: number, more: object = {}) =>
      aStockOrder(database, shop, member, [{ skuId, quantity: 1 }], more);
    const other = await waits(ben, bens.id, { row: { countryId: line.countryId } });
    expect(errorOf(await call(amy, 'Redispatch', { LineId: line.id, OrderId: other.id }))).toBe(
      'record.notFound',
    );
    const abroad = await waits(amy, sku.id, { row: { countryId: 704 } });
    expect((await matchesOf(amy)).Matches).toEqual([]);
    expect(errorOf(await call(amy, 'Redispatch', { LineId: line.id, OrderId: abroad.id }))).toBe(
      'return.notWaiting',
    );
  });
});

test('whatever is decided in whatever order, good = restocked + sent + thrown away + left', async () => {
  const { database, shop } = stage;
  const amy = await stage.member();
  const act = fc.record({
    what: fc.constantFrom('restock', 'dispose', 'send'),
    count: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.array(act, { maxLength: 6 }), async (good, acts) => {
      const sku = await aSku(database, shop, amy);
      const { id } = await graded(amy, sku.id, good);
      for (const { what, count } of acts) {
        const decision = what === 'restock' ? { Restock: count } : { Dispose: count };
        await (what === 'send'
          ? call(amy, 'Redispatch', to([[sku.id, count]]))
          : call(amy, 'Decide', { Id: id, Decisions: [{ Position: 1, ...decision }] }));
      }
      const [row] = await database.sql(
        `select good, restocked, redispatched, disposed, state from return_item join return_parcel on id = return_id
         where return_id = $1`,
        [id],
      );
      const { restocked, redispatched, disposed, state } = row as Record<string, number> & { state: string };
      const left = good - restocked! - redispatched! - disposed!;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(state).toBe(left === 0 ? 'closed' : 'graded');
      const stock = (await stockOf(sku.id)) ?? { on_hand: 0, reserved: 0 };
      expect(stock).toEqual({ on_hand: restocked! + redispatched!, reserved: redispatched });
      const [sum] = await database.sql(
        'select coalesce(sum(quantity), 0)::int as sent from return_sending where return_id = $1',
        [id],
      );
      expect(sum).toEqual({ sent: redispatched });
    }),
    { numRuns: 15 },
  );
});
