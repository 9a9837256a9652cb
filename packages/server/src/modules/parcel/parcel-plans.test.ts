import { parcelStages } from '@onehaul/domain/parcel/parcel-state';
import { createParcelApi } from '@onehaul/testing/parcel-api';
import { createManyTestParcels } from '@onehaul/testing/parcel-builders';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countUnclaimed, unclaimedPage } from './claim.repository.ts';
import { type ParcelFilters, parcelPage } from './parcel.repository.ts';

/** A member with 110,000 parcels, beside another member with 50,000. */
let at: Awaited<ReturnType<typeof createParcelApi>>;
beforeAll(async () => {
  at = await createParcelApi();
  const { database, harbour: shop, anna: member, ben } = at;
  const many = { shop, warehouseId: shop.warehouseId };
  await createManyTestParcels(database, { ...many, member, parcels: 60_000, state: 'stored', prefix: 'ST' });
  await createManyTestParcels(database, { ...many, member, parcels: 30_000, prefix: 'FC' });
  await createManyTestParcels(database, { ...many, member, parcels: 20_000, state: 'shipped', prefix: 'SH' });
  await createManyTestParcels(database, {
    ...many,
    member: ben,
    parcels: 50_000,
    state: 'stored',
    prefix: 'BN',
  });
  await database.sql('vacuum analyze parcel');
  await database.sql('analyze parcel_tally');
}, 60_000);
afterAll(() => at.close());

const parcelsRead = createRowCounter(() => at.database, ['parcel']);

const given = () => ({
  shopId: at.harbour.id,
  memberId: at.anna.id,
  language: 'en' as const,
  fallback: 'en' as const,
  stage: 'stored' as const,
  warehouseId: at.harbour.warehouseId,
  search: 'ST000123',
  afterSearch: 'ST000123\u{10FFFF}',
  freeDaysAtMost: 3,
  now: new Date(),
  limit: 20,
  offset: 0,
});
const none: ParcelFilters = { hasStage: false, hasWarehouse: false, hasSearch: false, hasFreeDays: false };

test.each([undefined, ...parcelStages])('page 1 of the tab %s looks at its own rows alone', async (stage) => {
  const filters = { ...none, hasStage: stage !== undefined };
  const read = await parcelsRead(parcelPage(filters), { ...given(), stage: stage ?? 'stored' });
  expect(read).toBeLessThanOrEqual(40);
});

test('the beginning of a number is found by its index', async () => {
  expect(await parcelsRead(parcelPage({ ...none, hasSearch: true }), given())).toBeLessThanOrEqual(40);
  const narrowed = { ...none, hasStage: true, hasSearch: true };
  expect(await parcelsRead(parcelPage(narrowed), given())).toBeLessThanOrEqual(40);
});

test('where nothing has counted before, no more than ten thousand are counted', async () => {
  const filters = { ...none, hasStage: true, hasWarehouse: true };
  // This filter matches so many rows that a scan stops after the first ten thousand.
  const read = await parcelsRead(parcelPage(filters), given(), /Scan/);
  expect(read).toBeLessThanOrEqual(10_100);
});

test('what is nobody’s is counted and listed without looking at what is somebody’s', async () => {
  const { id: shopId } = at.harbour;
  expect(await parcelsRead(countUnclaimed, { shopId })).toBe(0);
  expect(await parcelsRead(unclaimedPage, { ...given(), search: '', warehouseId: null })).toBe(0);
});
