import { periodOfAge } from '@onehaul/domain/report/period';
import { aMember } from '@onehaul/testing/member-builders';
import { anOrder, aPricedLine } from '@onehaul/testing/order-builders';
import { aParcel } from '@onehaul/testing/parcel-builders';
import { createPaymentFixture } from '@onehaul/testing/payment-fixture';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countLines } from './count-lines.ts';

type Stage = Awaited<ReturnType<typeof createPaymentFixture>>;
let stage: Stage;
let finance: Awaited<ReturnType<Stage['person']>>;
beforeAll(async () => {
  stage = await createPaymentFixture();
  finance = await stage.person(2, 'finance');
}, 60_000);
afterAll(() => stage.close());

async function ask<T>(path: string, input: object): Promise<T> {
  const { body } = await finance.call(path, input);
  if (!body.Success) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body.Data as T;
}
const page = { pageIndex: 1, pageRows: 100 };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
/** Days of the fixture's shops, which differ from UTC for eight hours of every day. */
const dayOf = (time: Date) => time.toLocaleDateString('sv-SE', { timeZone: 'Asia/Hong_Kong' });

type LineRow = { shopId: number; lineId: number | null; month: string | null; orders: number };

test('orders of a line open the list with exactly these orders, and shops stay apart', async () => {
  const line = await aPricedLine(stage.database, stage.shop);
  const other = await aPricedLine(stage.database, stage.shop);
  const next = await aPricedLine(stage.database, stage.sister);
  const member = await aMember(stage.database, stage.shop);
  const neighbour = await aMember(stage.database, stage.sister);
  for (const days of [1, 3, 40])
    await anOrder(stage.database, stage.shop, member, {
      line,
      step: 'shipped',
      staffId: finance.id,
      row: { shippedAt: daysAgo(days) },
    });
  await anOrder(stage.database, stage.shop, member, { line: other, step: 'shipped' });
  await anOrder(stage.database, stage.sister, neighbour, { line: next, step: 'shipped' });
  await countLines(stage.database.database, 2);
  const period = { from: dayOf(daysAgo(10)), to: dayOf(daysAgo(0)) };
  const { rows } = await ask<{ rows: LineRow[] }>('reports/lines', period);
  expect(rows.map(({ shopId, lineId, orders }) => [shopId, lineId, orders]).sort()).toEqual(
    [
      [stage.shop.id, line.id, 2],
      [stage.shop.id, other.id, 1],
      [stage.sister.id, next.id, 1],
    ].sort(),
  );
  const days = { of: 'shipped', ...period };
  const listed = await ask<{ total: number; items: { shippedAt: string }[] }>('orders/list', {
    ...page,
    search: '',
    shopId: stage.shop.id,
    lineId: line.id,
    days,
  });
  expect(listed.total).toBe(2);
  const one = await ask<{ rows: LineRow[] }>('reports/lines', { ...period, shopId: stage.sister.id });
  expect(one.rows.map(({ lineId }) => lineId)).toEqual([next.id]);
  const months = await ask<{ rows: LineRow[] }>('reports/lines', {
    from: dayOf(daysAgo(60)),
    to: period.to,
    isByMonth: true,
    shopId: stage.shop.id,
  });
  expect(months.rows.reduce((sum, { orders }) => sum + orders, 0)).toBe(4);
  expect(months.rows.every(({ month }) => month !== null)).toBe(true);
  const rival = await stage.person(3, 'owner');
  const { body } = await rival.call('reports/lines', period);
  expect((body.Data as unknown as { rows: LineRow[] }).rows).toEqual([]);
});

test('practice shops are left out unless asked for', async () => {
  const period = { from: dayOf(daysAgo(10)), to: dayOf(daysAgo(0)) };
  await stage.database.sql(`update shop set state = 'practice' where id = $1`, [stage.sister.id]);
  const { rows } = await ask<{ rows: LineRow[] }>('reports/lines', period);
  expect(rows.filter(({ shopId }) => shopId === stage.sister.id)).toEqual([]);
  const own = await ask<{ rows: LineRow[] }>('reports/lines', { ...period, shopId: stage.sister.id });
  expect(own.rows.length).toBeGreaterThan(0);
});

type Waiting = {
  shopId: number;
  warehouseId: number;
  age: 'days3' | 'older';
  today: string;
  count: number;
  parcels: number;
  kind: string;
  minor: number;
};

test('debts and stored parcels open the lists with exactly these rows', async () => {
  const line = await aPricedLine(stage.database, stage.shop);
  const member = await aMember(stage.database, stage.shop);
  for (const days of [0, 2, 5, 90])
    await anOrder(stage.database, stage.shop, member, {
      line,
      totalMinor: 1000 + days,
      row: { createdAt: daysAgo(days) },
    });
  for (const days of [1, 20, 21]) {
    const { id } = await aParcel(stage.database, {
      shop: stage.shop,
      member,
      warehouseId: line.warehouseId,
      state: 'stored',
    });
    await stage.database.sql('update parcel set received_at = $2 where id = $1', [id, daysAgo(days)]);
  }
  const debts = (await ask<{ rows: Waiting[] }>('reports/debtors', { shopId: stage.shop.id })).rows;
  expect(debts.reduce((sum, { minor }) => sum + minor, 0)).toBe(4097);
  for (const { age, today, count } of debts) {
    const days = { of: 'placed', ...periodOfAge(age, today) };
    const listed = await ask<{ total: number }>('orders/list', {
      ...page,
      search: '',
      shopId: stage.shop.id,
      step: 'unpaid',
      days,
    });
    expect(listed.total, age).toBe(count);
  }
  const stored = (await ask<{ rows: Waiting[] }>('reports/storage', { shopId: stage.shop.id })).rows;
  expect(stored.reduce((sum, { parcels }) => sum + parcels, 0)).toBe(3);
  for (const { age, today, parcels, warehouseId } of stored) {
    const days = { of: 'received', ...periodOfAge(age, today) };
    const listed = await ask<{ total: number }>('parcels/list', {
      ...page,
      search: '',
      shopId: stage.shop.id,
      warehouseId,
      state: 'stored',
      days,
    });
    expect(listed.total, age).toBe(parcels);
  }
});

test('days and lines of a list are refused without a shop', async () => {
  const { body } = await finance.call('orders/list', {
    ...page,
    search: '',
    days: {
      of: 'shipped',
      from: '2026-01-01',
    },
  });
  expect(body.Error).toBe('input.invalid');
});
