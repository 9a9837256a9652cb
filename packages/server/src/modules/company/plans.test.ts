import { aStaffMember } from '@onehaul/testing/member-builders';
import { createParcelFixture, errorOf } from '@onehaul/testing/parcel-fixture';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { meterUsageJob } from '../usage/usage.jobs.ts';
import { plansInUse } from './plan.repository.ts';

let at: Awaited<ReturnType<typeof createParcelFixture>>;
let operator: ReturnType<typeof staffCaller>;
const sql = (text: string, values: unknown[] = []) => at.database.sql(text, values);

beforeAll(async () => {
  at = await createParcelFixture();
  const account = await aStaffMember(at.database, 1, { roles: ['operator'], email: 'operator@plans.test' });
  operator = staffCaller(at.api, (await signInStaff(at.api, account)).cookie);
});
afterAll(async () => {
  await at.api.close();
  await at.database.close();
});

const terms = {
  name: 'standard',
  version: 1,
  names: { zhHans: '标准版', zhHanT: '標準版', en: 'Standard 2027', vi: 'Tiêu chuẩn' },
  isOffered: true,
  callsPerMinute: 30_000,
  members: 1000,
  parcelsPerMonth: 500,
  staff: null,
  storageBytes: null,
  prices: [
    { currencyCode: 'CNY', priceMinor: 299_900, extraParcelMinor: 30 },
    { currencyCode: 'USD', priceMinor: 42_000, extraParcelMinor: 5 },
  ],
};
const publish = (more: object = {}) => operator('plans/publish', { ...terms, ...more });
type Item = { name: string; version: number; isLatest: boolean; companies: number; names: { en: string } };
const list = async () =>
  ((await operator('plans/list', {})).body.Data as { items: Item[] }).items
    .filter(({ name }) => name === 'standard')
    .map(({ version, isLatest, companies }) => [version, isLatest, companies]);
const planOf = async () =>
  (
    (await at.owner.call('usage/get', {})).body.Data as {
      plan: { version: number; priceMinor: number; currencyCode: string; isOutdated: boolean };
      quotas: { quantity: string; included: number }[];
    }
  ).plan;
const move = (more: object = {}) => operator('companies/setPlan', { tenantId: 2, plan: 'standard', ...more });

test('running companies keep their terms until they are moved', async () => {
  expect(await list()).toEqual([[1, true, 2]]);
  expect(errorOf(await publish())).toBe('ok');
  expect(await list()).toEqual([
    [2, true, 0],
    [1, false, 2],
  ]);
  expect(await planOf()).toMatchObject({ version: 1, priceMinor: 199_900, isOutdated: true });
  expect(errorOf(await move({ currencyCode: 'USD' }))).toBe('ok');
  expect(await planOf()).toMatchObject({
    version: 2,
    priceMinor: 42_000,
    currencyCode: 'USD',
    isOutdated: false,
  });
  expect(await list()).toEqual([
    [2, true, 1],
    [1, false, 1],
  ]);
  await meterUsageJob.run({ database: at.database.database } as never);
  expect(
    await sql(
      `select plan_version, plan_currency, included_parcels::int as included from usage_day where tenant_id = 2`,
    ),
  ).toEqual([{ plan_version: 2, plan_currency: 'USD', included: 500 }]);
});

test('of two who edit the same version the second is told', async () => {
  expect(errorOf(await publish())).toBe('plan.changedMeanwhile');
  const both = await Promise.all([publish({ version: 2 }), publish({ version: 2 })]);
  expect(both.map(errorOf).toSorted()).toEqual(['ok', 'plan.changedMeanwhile']);
});

test('a plan without a price in the currency, and wrong prices, are refused', async () => {
  expect(errorOf(await move({ currencyCode: 'EUR' }))).toBe('input.invalid');
  const [price] = terms.prices;
  for (const prices of [[], [price, price], [{ ...price, currencyCode: 'XQZ' }]])
    expect(errorOf(await publish({ version: 3, prices }))).toBe('input.invalid');
  expect(errorOf(await publish({ name: 'Bad Name', version: 0 }))).toBe('input.invalid');
});

test('a withdrawn plan is not offered on the platform’s page', async () => {
  expect(errorOf(await publish({ name: 'small', version: 0, isOffered: false }))).toBe('ok');
  const { platform } = at.database.database;
  const seen = await platform.all(plansInUse, {});
  expect(seen.find(({ name }) => name === 'small')).toMatchObject({ version: 1, isOffered: false });
});

test('S: only the operator reads and publishes plans, and no company moves itself', async () => {
  for (const who of [at.owner, at.admin, at.rival])
    for (const path of ['plans/list', 'plans/publish'])
      expect(errorOf(await who.call(path, terms))).toBe('access.forbidden');
  await expect(
    sql(
      `do $$ begin perform set_config('app.tenant_id', '2', true);
        perform app.publish_plan('standard', 9, '{}'); end $$`,
    ),
  ).rejects.toThrow('belong to the platform');
  expect(
    (await at.database.database.tenant(2).all(plansInUse, {})).every(({ companies }) => companies === 0),
  ).toBe(true);
});
