import { parcelStages } from '@onehaul/domain/parcel/parcel-state';
import { openParcelApi } from '@onehaul/testing/parcel-api';
import { manyParcels } from '@onehaul/testing/parcel-builders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Statement } from '../../db/statement.ts';
import { countUnclaimed, unclaimedPage } from './claim.repository.ts';
import { type ParcelFilters, parcelPage } from './parcel.repository.ts';

/** A seller with a hundred thousand parcels, beside a neighbour with half as many. */
let at: Awaited<ReturnType<typeof openParcelApi>>;
beforeAll(async () => {
  at = await openParcelApi();
  const { database, harbour: shop, anna: member, ben } = at;
  const many = { shop, warehouseId: shop.warehouseId };
  await manyParcels(database, { ...many, member, parcels: 60_000, state: 'stored', prefix: 'ST' });
  await manyParcels(database, { ...many, member, parcels: 30_000, prefix: 'FC' });
  await manyParcels(database, { ...many, member, parcels: 20_000, state: 'shipped', prefix: 'SH' });
  await manyParcels(database, { ...many, member: ben, parcels: 50_000, state: 'stored', prefix: 'BN' });
  await database.sql('vacuum analyze parcel');
  await database.sql('analyze parcel_tally');
}, 60_000);
afterAll(() => at.close());

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
};
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How many parcels the database looks at for a statement, as the application's role and behind the wall. */
async function parcelsRead<P extends object>(
  statement: Statement<P, unknown>,
  given: Omit<P, 'tenantId'>,
  by = /Index|Bitmap Heap/,
): Promise<number> {
  const explained: Statement<P, Record<string, [{ Plan: Node }]>> = {
    name: `explain ${statement.name}`,
    text: `explain (analyze, format json) ${statement.text}`,
    bind: statement.bind,
  };
  const [row] = await at.database.database.tenant(2).all(explained, given);
  const [{ Plan: plan }] = Object.values(row!)[0]!;
  const scans = nodesOf(plan).filter((node) => node['Relation Name'] === 'parcel');
  expect(scans.length).toBeGreaterThan(0);
  for (const scan of scans) expect(scan['Node Type']).toMatch(by);
  return scans.reduce((sum, scan) => {
    const removed = (scan['Rows Removed by Filter'] ?? 0) + (scan['Rows Removed by Index Recheck'] ?? 0);
    return sum + (scan['Actual Rows'] + removed) * scan['Actual Loops'];
  }, 0);
}

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
  // So many of them match here that the first ten thousand of the table will do.
  const read = await parcelsRead(parcelPage(filters), given(), /Scan/);
  expect(read).toBeLessThanOrEqual(10_100);
});

test('what is nobody’s is counted and listed without looking at what is somebody’s', async () => {
  const { id: shopId } = at.harbour;
  expect(await parcelsRead(countUnclaimed, { shopId })).toBe(0);
  expect(await parcelsRead(unclaimedPage, { ...given(), search: '', warehouseId: null })).toBe(0);
});
