import { parcelStates, stageOf } from '@onehaul/domain/parcel/parcel-state';
import { aShop } from '@onehaul/testing/builders';
import { aMember } from '@onehaul/testing/member-builders';
import { aParcel, aWarehouse } from '@onehaul/testing/parcel-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Shop = { id: number; tenantId: number };
let database: TestDatabase;
let shop: Shop;
let member: { id: number };
let other: { id: number };
let warehouseId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await aShop(database, { tenantId: 2, host: 'parcels.test' });
  member = await aMember(database, shop);
  other = await aMember(database, shop);
  warehouseId = await aWarehouse(database, shop);
});
afterAll(() => database.close());

const tallied = () =>
  database.sql(
    'select member_id, stage, parcels from parcel_tally where parcels <> 0 order by member_id, stage',
  );
const counted = () =>
  database.sql(
    `select member_id, stage, count(*)::int as parcels from parcel where member_id is not null
     group by 1, 2 order by 1, 2`,
  );

test('the database divides a list as the domain does', async () => {
  for (const state of parcelStates) {
    const owner = ['unclaimed', 'claimPending'].includes(state) ? undefined : member;
    const { id } = await aParcel(database, { shop, member: owner, state, warehouseId });
    const [row] = await database.sql('select stage from parcel where id = $1', [id]);
    expect(row, state).toEqual({ stage: stageOf(state) });
  }
  expect(await tallied()).toEqual(await counted());
});

test('a forecast whose goods came as another record is at no stage', async () => {
  const { id } = await aParcel(database, { shop, member, state: 'cancelled', warehouseId });
  await database.sql('update parcel set joined_id = 1 where id = $1', [id]);
  expect(await database.sql('select stage from parcel where id = $1', [id])).toEqual([{ stage: 'joined' }]);
});

describe('the tally is the count, whatever is written', () => {
  const add = 'insert into parcel (tenant_id, shop_id, member_id, warehouse_id, courier_number, state)';
  const aWrite = fc.record({
    what: fc.constantFrom('add', 'move', 'give', 'touch', 'delete'),
    size: fc.integer({ min: 1, max: 20 }),
    state: fc.constantFrom('cancelled', 'reserved', 'shipped', 'lost'),
  });

  test('statement by statement', async () => {
    let number = 0;
    const isMine = 'member_id is not null and id in (select id from parcel order by random() limit $1)';
    const writes: Record<string, (size: number, state: string) => Promise<unknown>> = {
      add: (size) =>
        database.sql(
          `${add} select $1, $2, case when n % 2 = 0 then $3::int else $4 end, $5, 'TALLY' || ($6 + n), 'forecast'
           from generate_series(1, $7) n`,
          [shop.tenantId, shop.id, member.id, other.id, warehouseId, (number += 100), size],
        ),
      move: (size, state) =>
        database.sql(`update parcel set state = $2 where ${isMine} and state <> 'onHold'`, [size, state]),
      give: (size) => database.sql(`update parcel set member_id = $2 where ${isMine}`, [size, other.id]),
      touch: (size) => database.sql(`update parcel set updated_at = now() where ${isMine}`, [size]),
      delete: (size) =>
        database.sql(
          `delete from parcel p where ${isMine} and not exists (select from parcel_event e where e.parcel_id = p.id)`,
          [size],
        ),
    };
    await fc.assert(
      fc.asyncProperty(fc.array(aWrite, { minLength: 1, maxLength: 12 }), async (chosen) => {
        for (const { what, size, state } of chosen) await writes[what]!(size, state);
        expect(await tallied()).toEqual(await counted());
      }),
      { numRuns: 30 },
    );
  });
});

describe('once', () => {
  const number = 'ONCE0001';
  const put = (state: string, owner: { id: number } | null, piece = 1) =>
    database.sql(
      `insert into parcel (tenant_id, shop_id, member_id, warehouse_id, courier_number, piece, state)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [shop.tenantId, shop.id, owner?.id ?? null, warehouseId, number, piece, state],
    );

  test('a member expects a number once, others may expect it too', async () => {
    await put('forecast', member);
    await put('forecast', other);
    await expect(put('forecast', member)).rejects.toThrow('parcel_expected_once');
  });

  test('a piece of a number is in the house once, further pieces are others', async () => {
    await put('received', member);
    await put('received', member, 2);
    await expect(put('unclaimed', null)).rejects.toThrow('parcel_in_house_once');
  });

  test('another shop has numbers of its own', async () => {
    const neighbour = await aShop(database, { tenantId: 3, host: 'neighbour.test' });
    const { id } = await aParcel(database, { shop: neighbour, state: 'unclaimed', courierNumber: number });
    expect(id).toBeGreaterThan(0);
  });
});

test('what happened to a parcel is never written over', async () => {
  const [right] = await database.sql(
    `select has_table_privilege('onehaul_app', 'parcel_event', 'update') as changes,
            has_table_privilege('onehaul_app', 'parcel_event', 'delete') as removes`,
  );
  expect(right).toEqual({ changes: false, removes: false });
});
