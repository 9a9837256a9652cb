import type { PackOrder } from '@onehaul/contract/console/fulfilment';
import {
  createLargeOrderFixture,
  type PlacedOrder,
  placedOf,
  quoteIdOf,
  waveOf,
} from '@onehaul/testing/large-order-fixture';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { countStatements } from '@onehaul/testing/statement-count';
import type { Reply } from '@onehaul/testing/test-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Stage = Awaited<ReturnType<typeof createLargeOrderFixture>>;
let stage: Stage;
let statements: ReturnType<typeof countStatements>;
beforeAll(async () => {
  stage = await createLargeOrderFixture();
  statements = countStatements(stage.database);
});
afterAll(() => stage.close());

const maxMore = 8;

type Counts = Record<string, number>;
const dataOf = <Data>({ body }: Reply) => body.Data as Data;

/** Takes one order of `count` parcels from quote to closed boxes; returns the statements per part. */
async function sendAll(count: number, perBox: number): Promise<{ order: PlacedOrder; counts: Counts }> {
  const counts: Counts = {};
  const counting = async <Done>(name: string, work: () => Promise<Done>): Promise<Done> => {
    statements.taken();
    const done = await work();
    counts[name] = statements.taken();
    return done;
  };
  const ids = await stage.parcels(count);
  expect(ids).toHaveLength(count);
  const quoted = await counting('price', () => stage.quote(ids));
  expect(errorOf(quoted)).toBe('ok');
  const created = await counting('place', () => stage.create(ids, quoteIdOf(quoted)));
  expect(errorOf(created)).toBe('ok');
  const order = placedOf(created);
  await counting('pay', () => stage.payAll(order));

  const wave = waveOf(await counting('wave', () => stage.startWave(order.number)));
  expect(wave.parcels).toHaveLength(count);
  const [first, ...others] = wave.parcels;
  const pick = (courierNumber: string) => stage.pick(courierNumber, wave.id);
  expect(errorOf(await counting('pick', () => pick(first!.courierNumber)))).toBe('ok');
  for (const { courierNumber } of others.slice(0, -1)) expect(errorOf(await pick(courierNumber))).toBe('ok');
  const last = await counting('last pick', () => pick(others.at(-1)!.courierNumber));
  expect(dataOf(last)).toMatchObject({ outcome: 'complete', pickedCount: count, parcelCount: count });

  const opened = await counting('open', () => stage.openOrder(order.number));
  expect(dataOf<PackOrder>(opened).parcels).toHaveLength(count);
  const boxes = await stage.boxAll(order, perBox);
  expect(boxes).toBe(Math.ceil(count / perBox));
  expect(errorOf(await counting('close', () => stage.finish(order, { reason: 'Nothing is missing' })))).toBe(
    'ok',
  );
  const shown = await counting('show', () => stage.details(order.id));
  expect(dataOf<{ Parcels: unknown[] }>(shown).Parcels).toHaveLength(count);
  expect(await stage.print(order.id)).toBeGreaterThan(10_000);
  return { order, counts };
}

describe('an order of very many parcels', () => {
  test('W6: 1,000 parcels are priced, placed, paid, picked, packed into 59 boxes and closed', async () => {
    const few = await sendAll(10, 5);
    const { order, counts } = await sendAll(1000, 17);
    // A hundred times as many parcels take no more statements; a payment or refund may add a few.
    const grown = Object.entries(counts).filter(([name, count]) => count > few.counts[name]! + maxMore);
    expect(grown).toEqual([]);
    expect(await stage.notSquare(order.id)).toEqual([]);
    const [row] = await stage.database.sql(
      `select step, (select count(*)::int from order_box where order_id = shop_order.id) as boxes,
         (select count(*)::int from parcel where order_id = shop_order.id and state = 'packed') as packed
       from shop_order where id = $1`,
      [order.id],
    );
    expect(row).toEqual({ step: expect.stringMatching(/packed|ready/), boxes: 59, packed: 1000 });
  }, 300_000);

  test('W6: a shop that sets a limit of 100 refuses the 101st parcel and says so', async () => {
    const ids = await stage.parcels(101);
    await stage.database.sql(
      `insert into setting (tenant_id, shop_id, name, value) values ($1, $2, 'orderMostParcels', '100')`,
      [stage.shop.tenantId, stage.shop.id],
    );
    const refused = await stage.quote(ids);
    expect([errorOf(refused), refused.body.Msg]).toEqual([
      'order.tooManyParcels',
      expect.stringContaining('100'),
    ]);
    expect(errorOf(await stage.quote(ids.slice(1)))).toBe('ok');
    await stage.database.sql(`delete from setting where name = 'orderMostParcels'`);
    expect(errorOf(await stage.quote(ids))).toBe('ok');
  });
});
