import { randomUUID } from 'node:crypto';
import { paymentCalls } from '@onehaul/contract/payment';
import { payOrder } from '@onehaul/domain/wallet/journals';
import { aShop } from '@onehaul/testing/builders';
import { aRow } from '@onehaul/testing/catalog-builders';
import { aPricedLine } from '@onehaul/testing/order-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import type { Figure, Measurement } from './case.ts';
import { scriptFor } from './ledger.ts';
import { aLedger, type BenchLedger } from './ledger-data.ts';
import { withCpu } from './cpu.ts';
import { scriptRate } from './pgbench.ts';

const { pay } = paymentCalls;
const connections = 16;
const rounds = 3;
/** A payment also writes the key, the order, its history and the outbox; the reference only posts a journal. */
const minRatio = 0.4;
const ordersEach = 20_000;
const bill = '{"version":1,"currency":"CNY","weighed":{},"lines":[],"totalMinor":1}';

type BenchShop = BenchLedger & { readonly host: string; readonly payTypeId: number; orders: Order[] };
type Order = { readonly id: number; readonly memberId: number };

/**
 * Payments from the balance through the API, in many shops and in one, against pgbench on the bare ledger.
 */
export const payments: Measurement = {
  name: 'payments',
  async measure(seconds) {
    const test = await createTestDatabase();
    const api = await createTestApi(test);
    try {
      const shops: BenchShop[] = [];
      for (let index = 0; index < 8; index += 1) shops.push(await aBenchShop(test, index));
      // As on a server that has run for a day: the planner has statistics.
      await test.sql('analyze');
      return [
        await figureOf(test, api, 'eight shops', shops, seconds),
        await figureOf(test, api, 'one hot shop', shops.slice(0, 1), seconds),
      ];
    } finally {
      await api.close();
      await test.close();
    }
  },
};

async function aBenchShop(test: TestDatabase, index: number): Promise<BenchShop> {
  const host = `bench${index}.test`;
  const shop = await aShop(test, { tenantId: 2 + index, host });
  const held = await aLedger(test, shop, { members: 1000, entriesEach: 2 });
  const line = await aPricedLine(test, shop);
  const { id } = await aRow(test, shop, 'pay_type', { kind: 'balance', names: { en: 'Balance' } });
  const rows = await test.sql(
    `insert into shop_order (tenant_id, shop_id, number, member_id, account_id, step, total_minor, warehouse_id, line_id,
       version, country_id, delivery, receiver_name, receiver_phone, receiver_detail, shipment, bill)
     select $1, $2, 'B' || lpad(n::text, 11, '0'), owner, owner, 'unpaid', 1, $3, $4, 1, $5, 'dispatch', 'Chan',
       '13800138000', 'Dock Road 8', '{}', $6
     from generate_series(1, $7::int) n, lateral (select $8::int + (n * 7919) % ($9::int - $8::int + 1) as owner) o
     returning id, member_id`,
    [
      shop.tenantId,
      shop.id,
      line.warehouseId,
      line.id,
      line.countryId,
      bill,
      ordersEach,
      held.firstId,
      held.lastId,
    ],
  );
  const orders = rows.map((row) => ({ id: Number(row['id']), memberId: row['member_id'] as number }));
  return { ...held, host, payTypeId: id as number, orders };
}

async function figureOf(
  test: TestDatabase,
  api: TestApi,
  name: string,
  shops: readonly BenchShop[],
  seconds: number,
): Promise<Figure> {
  await ourRate(api, shops, 1); // warm-up
  const journal = (memberId: number) => payOrder(memberId, { by: 'balance', minor: 1 });
  const found: { rate: number; ratio: number; ours: number; bare: number; node: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [rate, ours] = await withCpu(test, () => ourRate(api, shops, seconds));
    const options = { tenantId: shops[0]!.shop.tenantId, connections, seconds };
    const [bareRate, bare] = await withCpu(test, () =>
      scriptRate(test, scriptFor(shops[0]!, { name, journal }), options),
    );
    found.push({
      rate,
      ratio: rate / bareRate,
      ours: ours.database / (rate * seconds),
      bare: bare.database / (bareRate * seconds),
      node: ours.node / (rate * seconds),
    });
  }
  const middle = (key: keyof (typeof found)[number]) =>
    found.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(found.length / 2)]!;
  return {
    text:
      `${name}: ${middle('rate').toFixed(0)} payments/s through the API, ${middle('ratio').toFixed(2)} of the bare function in one shop (goal ${minRatio}); ` +
      `CPU ms each: Node ${middle('node').toFixed(1)}, PostgreSQL ${middle('ours').toFixed(1)}, of the bare function ${middle('bare').toFixed(1)}`,
    isMet: middle('ratio') >= minRatio,
  };
}

async function ourRate(api: TestApi, shops: readonly BenchShop[], seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let count = 0;
  const client = async (_: unknown, at: number) => {
    while (performance.now() < until) {
      const { host, shop, payTypeId, orders } = shops[(at + count) % shops.length]!;
      const order = orders.pop();
      if (!order) throw new Error('the bench has run out of orders');
      const body = pay.input.encode({ payTypeId, orderIds: [order.id] });
      const reply = await api.post(host, pay.path, body, {
        authorization: `Bearer ${shop.id}:${order.memberId}`,
        'idempotency-key': randomUUID(),
      });
      const answer = JSON.stringify(reply.body);
      if (!answer.includes('"settled"')) throw new Error(`not paid: ${answer}`);
      count += 1;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, client));
  return (count / (performance.now() - began)) * 1000;
}
