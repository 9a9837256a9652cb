import { aMember } from '@onehaul/testing/member-builders';
import { createParcelApi } from '@onehaul/testing/parcel-api';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { numberRange } from '../../db/text-range.ts';
import { disputedOrder } from '../order-move/order-move.repository.ts';
import { servedParcels } from '../parcel/served.repository.ts';
import { caseCounts, casePage } from './case.repository.ts';
import { statementsForStaff } from './case-desk.repository.ts';
import { pendingRemeasurements } from './measure.repository.ts';

/** A tenant with 20,000 cases, nearly all closed long ago. */
let at: Awaited<ReturnType<typeof createParcelApi>>;
let ben: { id: number };
beforeAll(async () => {
  at = await createParcelApi();
  const { database, harbour: shop, anna } = at;
  ben = await aMember(database, shop);
  const add = (memberId: number, cases: number, prefix: string, state: string, kind = 'question') =>
    database.sql(
      `insert into support_case (tenant_id, shop_id, number, kind, member_id, account_id, state, due_at, closed_at, parcel_id, warehouse_id)
       select $1, $2, $4 || lpad(n::text, 8, '0'), $7, $3, $3, $6,
         case when $6 = 'open' then now() + n * interval '1 minute' end, case when $6 = 'closed' then now() end,
         case when $7 = 'measurement' then n end, $8
       from generate_series(1, $5) n`,
      [shop.tenantId, shop.id, memberId, prefix, cases, state, kind, shop.warehouseId],
    );
  await database.sql('set session_replication_role = replica');
  await add(anna.id, 15_000, 'AC', 'closed');
  await add(ben.id, 5_000, 'BC', 'closed', 'measurement');
  await add(ben.id, 60, 'BO', 'open');
  await add(ben.id, 40, 'BM', 'open', 'measurement');
  await database.sql('set session_replication_role = default');
  // Members too: without statistics the planner assumes one member per shop.
  await database.sql('vacuum analyze support_case, member');
}, 90_000);
afterAll(() => at.close());

const casesRead = createRowCounter(() => at.database, ['support_case']);

const filter = {
  shopId: null,
  kind: null,
  state: null,
  staffId: null,
  due: null,
  ...numberRange('AC000123'),
  code: '',
};
const page = { ...filter, limit: 20, offset: 0 };

test('the queue reads the page and what is open, whatever lies closed', async () => {
  const queue = statementsForStaff('queue');
  expect(await casesRead(queue.page, page)).toBeLessThanOrEqual(60);
  expect(await casesRead(queue.count, filter)).toBeLessThanOrEqual(120);
});

test('closed cases, newest first, are read as far as the page goes', async () => {
  expect(await casesRead(statementsForStaff('closed').page, page)).toBeLessThanOrEqual(200);
});

test('a number is found by its beginning', async () => {
  const byNumber = statementsForStaff('number');
  expect(await casesRead(byNumber.page, page)).toBeLessThanOrEqual(220);
  expect(await casesRead(byNumber.count, filter)).toBeLessThanOrEqual(120);
});

test('a member’s cases are read among their own', async () => {
  const whose = { shopId: at.harbour.id, memberId: ben.id, kind: null };
  const asked = { ...whose, states: ['open' as const], limit: 20, offset: 0 };
  expect(await casesRead(casePage, asked)).toBeLessThanOrEqual(5200);
  expect(await casesRead(caseCounts, whose)).toBeLessThanOrEqual(5200);
});

test('what waits to be measured, and what it keeps where it is, is read without what is over', async () => {
  const { id: shopId, warehouseId } = at.harbour;
  expect(await casesRead(pendingRemeasurements, { shopId, warehouseId, staffId: 1 })).toBeLessThanOrEqual(80);
  expect(await casesRead(disputedOrder, { shopId, ids: [1, 2, 3] })).toBeLessThanOrEqual(80);
  expect(await casesRead(servedParcels, { shopId, ids: [1, 2, 3] })).toBeLessThanOrEqual(80);
});
