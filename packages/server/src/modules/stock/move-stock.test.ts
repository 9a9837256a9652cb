import { randomUUID } from 'node:crypto';
import { Refusal } from '@onehaul/domain/refusal';
import { changeOf, freeOf, applyMovement, type Stock, stockMovementKinds } from '@onehaul/domain/stock/stock';
import { aShop } from '@onehaul/testing/builders';
import { aMember } from '@onehaul/testing/member-builders';
import { aPricedLine } from '@onehaul/testing/order-builders';
import { aSku, aStockOrder, someStock } from '@onehaul/testing/stock-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockOrders } from '../order-move/index.ts';
import { bindOrders, releaseStock, shipBound, unbindOrders } from './bind-orders.ts';
import { moveStock, type StockMove } from './move-stock.ts';

/** A short run for CI; `STOCK_SEQUENCES=1000` is the full one. */
const sequences = Number(process.env.STOCK_SEQUENCES ?? 40);
const rounds = Number(process.env.RACE_ROUNDS ?? 5);
const parallel = 50;

let database: TestDatabase;
let shop: { id: number; tenantId: number };
let member: { id: number };
let line: { id: number; warehouseId: number; countryId: number };
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await aShop(database, { tenantId: 2, host: 'stock.test', modules: ['cashOnDelivery'] });
  member = await aMember(database, shop);
  line = await aPricedLine(database, shop, { payPolicy: 'fromCollection' });
});
afterAll(() => database.close());

const account = { actor: { kind: 'system' } } as const;
const work = <T>(act: Parameters<typeof database.database.transaction<T>>[1]) =>
  database.database.transaction(shop.tenantId, act);
const move = (moves: readonly StockMove[]) => work((db) => moveStock(db, shop.id, moves, account));
const one = (
  skuId: number,
  kind: StockMove['kind'],
  count: number,
  key: string = randomUUID(),
): StockMove => ({
  skuId,
  warehouseId: line.warehouseId,
  kind,
  count,
  key,
});
const stockOf = async (skuId: number): Promise<Stock> => {
  const [row] = await database.sql(
    'select on_hand as "onHand", reserved from stock where tenant_id = $1 and sku_id = $2',
    [shop.tenantId, skuId],
  );
  return (row ?? { onHand: 0, reserved: 0 }) as Stock;
};
/** Expects the stock row to equal the sum of its movements, with gapless positions. */
async function expectProved(skuId: number): Promise<void> {
  const [row] = await database.sql(
    `select stock.on_hand, stock.reserved, stock.movements, count(moved.*)::int as written,
       coalesce(sum(moved.on_hand_change), 0)::int as on_hands, coalesce(sum(moved.reserved_change), 0)::int as reserves,
       coalesce(max(moved.position), 0)::int as last
     from stock left join stock_movement moved using (tenant_id, shop_id, sku_id, warehouse_id)
     where stock.tenant_id = $1 and stock.sku_id = $2 group by 1, 2, 3`,
    [shop.tenantId, skuId],
  );
  if (!row) return;
  expect(row).toMatchObject({ on_hands: row.on_hand, reserves: row.reserved, written: row.movements });
  expect(row.last).toBe(row.movements);
}
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );
const anOrderOf = (items: { skuId: number; quantity: number }[]) =>
  aStockOrder(database, shop, member, items, { line });
const bind = (ids: number[]) =>
  work(async (db) => bindOrders(db, shop.id, await lockOrders(db, shop.id, ids), account));
const unbind = (ids: number[]) =>
  work(async (db) => unbindOrders(db, shop.id, await lockOrders(db, shop.id, ids), account));
const stepOf = async (id: number) =>
  (await database.sql('select step from shop_order where id = $1', [id]))[0]!.step as string;

test('whatever moves, the database does what the domain says, and never falls below nothing', async () => {
  const acts = fc.array(
    fc.record({ kind: fc.constantFrom(...stockMovementKinds), count: fc.integer({ min: 1, max: 9 }) }),
    { minLength: 1, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(acts, async (moves) => {
      const { id } = await aSku(database, shop, member);
      let model: Stock = { onHand: 0, reserved: 0 };
      for (const { kind, count } of moves) {
        const next = applyMovement(model, kind, count);
        const said = await outcome(move([one(id, kind, count)]));
        expect(said).toBe(next ? 'done' : 'stock.notEnough');
        model = next ?? model;
        expect(await stockOf(id)).toEqual(model);
      }
      await expectProved(id);
    }),
    { numRuns: sequences },
  );
}, 60_000);

test('a correction goes either way, everything else only its own', async () => {
  const { id } = await aSku(database, shop, member);
  await move([one(id, 'adjust', 5)]);
  await move([one(id, 'adjust', -2)]);
  expect(await stockOf(id)).toEqual({ onHand: 3, reserved: 0 });
  for (const kind of stockMovementKinds.filter((word) => word !== 'adjust')) {
    await expect(move([one(id, kind, -1)]), kind).rejects.toMatchObject({ code: '22023' });
  }
});

test('what is short is named, with what is free of it, and nothing moved', async () => {
  const [cup, pot] = [await aSku(database, shop, member), await aSku(database, shop, member)];
  await move([one(cup.id, 'receive', 5), one(pot.id, 'receive', 2)]);
  await expect(move([one(cup.id, 'bind', 5), one(pot.id, 'bind', 3)])).rejects.toMatchObject({
    code: 'stock.notEnough',
    details: { code: pot.code, free: 2 },
  });
  expect(await stockOf(cup.id)).toEqual({ onHand: 5, reserved: 0 });
});

describe('a key', () => {
  test('happens once, and what it left stays', async () => {
    const { id } = await aSku(database, shop, member);
    await move([one(id, 'receive', 5, 'inbound 1')]);
    expect(await move([one(id, 'receive', 5, 'inbound 1')])).toEqual([]);
    expect(await stockOf(id)).toEqual({ onHand: 5, reserved: 0 });
    await expectProved(id);
  });

  test('that stands for something else is refused', async () => {
    const { id } = await aSku(database, shop, member);
    await move([one(id, 'receive', 5, 'inbound 1')]);
    await expect(move([one(id, 'receive', 6, 'inbound 1')])).rejects.toMatchObject({ code: 'OH004' });
    await expect(move([one(id, 'restock', 5, 'inbound 1')])).rejects.toMatchObject({ code: 'OH004' });
  });

  test('twenty at once are one', async () => {
    const { id } = await aSku(database, shop, member);
    await Promise.all(Array.from({ length: 20 }, () => move([one(id, 'receive', 3, 'inbound 9')])));
    expect(await stockOf(id)).toEqual({ onHand: 3, reserved: 0 });
    await expectProved(id);
  });
});

test('stock changes by its movements alone: anything else does not commit', async () => {
  const { id } = await aSku(database, shop, member);
  await move([one(id, 'receive', 5)]);
  await expect(
    database.sql('update stock set on_hand = 50 where tenant_id = $1 and sku_id = $2', [shop.tenantId, id]),
  ).rejects.toMatchObject({ constraint: 'stock_follows_movements' });
});

test('a transaction moves stock once', async () => {
  const { id } = await aSku(database, shop, member);
  await expect(
    work(async (db) => {
      await moveStock(db, shop.id, [one(id, 'receive', 1)], account);
      await moveStock(db, shop.id, [one(id, 'receive', 1)], account);
    }),
  ).rejects.toThrow('a transaction moves stock once');
  expect(await stockOf(id)).toEqual({ onHand: 0, reserved: 0 });
});

describe('orders', () => {
  test('are bound and let go in any order, and the stock is what it was', async () => {
    const cup = await aSku(database, shop, member);
    const pot = await aSku(database, shop, member);
    await someStock(database, shop, cup.id, line.warehouseId, 40);
    await someStock(database, shop, pot.id, line.warehouseId, 40);
    const orders = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        anOrderOf([
          { skuId: cup.id, quantity: index + 1 },
          { skuId: pot.id, quantity: 4 - index },
        ]),
      ),
    );
    const ids = orders.map(({ id }) => id);
    const order = fc.shuffledSubarray(ids, { minLength: 4 });
    await fc.assert(
      fc.asyncProperty(order, order, async (bindIn, unbindIn) => {
        for (const id of bindIn) await bind([id]);
        expect(freeOf(await stockOf(cup.id))).toBe(30);
        for (const id of unbindIn) await unbind([id]);
        expect(await stockOf(cup.id)).toEqual({ onHand: 40, reserved: 0 });
        expect(await stockOf(pot.id)).toEqual({ onHand: 40, reserved: 0 });
      }),
      { numRuns: 6 },
    );
    await Promise.all([expectProved(cup.id), expectProved(pot.id)]);
    expect(await stepOf(ids[0]!)).toBe('awaitingArrival');
  }, 60_000);

  test('several are bound all together or not at all, and can be picked then', async () => {
    const { id: skuId } = await aSku(database, shop, member);
    await someStock(database, shop, skuId, line.warehouseId, 5);
    const [first, second] = [
      await anOrderOf([{ skuId, quantity: 3 }]),
      await anOrderOf([{ skuId, quantity: 3 }]),
    ];
    expect(await outcome(bind([first.id, second.id]))).toBe('stock.notEnough');
    expect(await stepOf(first.id)).toBe('awaitingArrival');
    expect(await stockOf(skuId)).toEqual({ onHand: 5, reserved: 0 });
    await bind([first.id]);
    expect(await stepOf(first.id)).toBe('toPick');
    expect(await outcome(bind([first.id]))).toBe('stock.alreadyBound');
    expect(await outcome(unbind([second.id]))).toBe('stock.notBound');
    await database.sql(`update shop_order set step = 'picking' where id = $1`, [first.id]);
    expect(await outcome(unbind([first.id]))).toBe('state.illegalStep');
    expect(await stockOf(skuId)).toEqual({ onHand: 5, reserved: 3 });
  });

  test('without goods in stock cannot be bound', async () => {
    const order = await anOrderOf([]);
    expect(await outcome(bind([order.id]))).toBe('stock.noItems');
  });

  test('that come to nothing give back, those that leave take theirs with them, each once', async () => {
    const { id: skuId } = await aSku(database, shop, member);
    await someStock(database, shop, skuId, line.warehouseId, 10);
    const [gone, sent] = [
      await anOrderOf([{ skuId, quantity: 3 }]),
      await anOrderOf([{ skuId, quantity: 4 }]),
    ];
    await bind([gone.id, sent.id]);
    const letGo = () => work((db) => releaseStock(db, shop.id, [gone.id], account));
    await letGo();
    await letGo();
    expect(await stockOf(skuId)).toEqual({ onHand: 10, reserved: 4 });
    await work((db) => shipBound(db, shop.id, [sent.id], account));
    expect(await stockOf(skuId)).toEqual({ onHand: 6, reserved: 0 });
    await expectProved(skuId);
  });

  test('of fifty who want the last at once, as many as fit get it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const cup = await aSku(database, shop, member);
      const pot = await aSku(database, shop, member);
      await someStock(database, shop, cup.id, line.warehouseId, 23);
      await someStock(database, shop, pot.id, line.warehouseId, 100);
      // Orders list the SKUs against id order; the fixed lock order must still prevent deadlocks.
      const orders = await Promise.all(
        Array.from({ length: parallel }, () =>
          anOrderOf([
            { skuId: pot.id, quantity: 1 },
            { skuId: cup.id, quantity: 2 },
          ]),
        ),
      );
      const said = await Promise.all(orders.map(({ id }) => outcome(bind([id]))));
      expect(said.filter((word) => word === 'done')).toHaveLength(11);
      expect(said.filter((word) => word === 'stock.notEnough')).toHaveLength(parallel - 11);
      expect(await stockOf(cup.id)).toEqual({ onHand: 23, reserved: 22 });
      expect(await stockOf(pot.id)).toEqual({ onHand: 100, reserved: 11 });
      await Promise.all([expectProved(cup.id), expectProved(pot.id)]);
    }
  }, 120_000);

  test('moves that name their goods in every order at once never wait in a circle', async () => {
    const skus = await Promise.all(Array.from({ length: 6 }, () => aSku(database, shop, member)));
    const moves = Array.from({ length: parallel }, (_, index) =>
      move(
        (index % 2 ? skus : [...skus].reverse()).map(({ id }) =>
          one(id, index % 3 ? 'receive' : 'adjust', 1),
        ),
      ),
    );
    await Promise.all(moves);
    for (const { id } of skus) expect(await stockOf(id)).toEqual({ onHand: parallel, reserved: 0 });
  }, 60_000);
});

describe('the owner of what runs out', () => {
  const told = async (skuId: number) =>
    (
      await database.sql(
        `select count(*)::int as n from outbox where topic = 'stockLow' and subject_id = $1`,
        [skuId],
      )
    )[0]!.n;

  test('is told once when it falls under the mark, and again only after it was above it', async () => {
    const { id } = await aSku(database, shop, member, { lowAt: 5 });
    await move([one(id, 'receive', 3)]);
    expect(await told(id), 'what grows does not run out').toBe(0);
    await move([one(id, 'receive', 7)]);
    await move([one(id, 'bind', 5)]);
    expect(await told(id), 'five are free').toBe(0);
    await move([one(id, 'bind', 1)]);
    await move([one(id, 'bind', 1)]);
    expect(await told(id)).toBe(1);
    await move([one(id, 'receive', 1)]);
    await move([one(id, 'bind', 1)]);
    expect(await told(id), 'it never was above the mark').toBe(1);
    await move([one(id, 'unbind', 4)]);
    await move([one(id, 'dispose', 3)]);
    expect(await told(id)).toBe(2);
  });

  test('is told nothing where there is no mark', async () => {
    const { id } = await aSku(database, shop, member);
    await move([one(id, 'receive', 3)]);
    await move([one(id, 'dispose', 3)]);
    expect(await told(id)).toBe(0);
  });
});

test('the domain knows a change for every kind', () => {
  for (const kind of stockMovementKinds) {
    const { onHand, reserved } = changeOf(kind, 1);
    expect(Math.abs(onHand) + Math.abs(reserved), kind).toBeGreaterThan(0);
  }
});
