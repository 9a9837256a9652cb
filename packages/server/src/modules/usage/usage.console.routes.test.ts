import { aStaffMember } from '@onehaul/testing/member-builders';
import { createParcelFixture, errorOf } from '@onehaul/testing/parcel-fixture';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { aCompanyInvoice } from '@onehaul/testing/usage-inputs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { meterUsageJob } from './usage.jobs.ts';

let at: Awaited<ReturnType<typeof createParcelFixture>>;
let operator: ReturnType<typeof staffCaller>;
const month = '2026-01-01';

beforeAll(async () => {
  at = await createParcelFixture();
  const account = await aStaffMember(at.database, 1, { roles: ['operator'], email: 'operator@company.test' });
  operator = staffCaller(at.api, (await signInStaff(at.api, account)).cookie);
  await aCompanyInvoice(at.database, 2, { month, language: 'vi', company: '海港集運' });
});
afterAll(async () => {
  await at.api.close();
  await at.database.close();
});

type Usage = {
  plan: { name: string };
  quotas: { quantity: string; included: number | null; used: number; state: string }[];
  days: { parcels: number }[];
  invoices: { number: string }[];
};
const usageOf = async (reply: Promise<{ body: { Data?: unknown } }>) => (await reply).body.Data as Usage;

test('owner and operator see the same figures and invoices', async () => {
  await at.clerk.call('stations/receive', { ...at.at('SF20000001'), memberCode: '' });
  await meterUsageJob.run({ database: at.database.database } as never);
  const seen = await usageOf(at.owner.call('usage/get', {}));
  expect(seen).toMatchObject({
    plan: { name: 'standard', callsPerMinute: 30000, priceMinor: 199900, currencyCode: 'CNY' },
    quotas: [
      { quantity: 'members', included: 50000, used: 2, state: 'within', refuses: null },
      { quantity: 'parcels', included: 10000, used: 1, state: 'within', refuses: null },
      { quantity: 'staff', included: 100, used: 5, state: 'within', refuses: null },
      { quantity: 'storageBytes', included: 200_000_000_000, used: 0, state: 'within', refuses: null },
    ],
    days: [{ parcels: 1, members: 2, staff: 5 }],
    invoices: [{ month, totalMinor: 199900 }],
  });
  expect(await usageOf(operator('company-usage/get', { tenantId: 2 }))).toEqual(seen);
});

test('S: an owner reaches nothing of another company, and no call of the operator', async () => {
  const other = await usageOf(at.rival.call('usage/get', {}));
  expect([other.invoices, other.days.map(({ parcels }) => parcels)]).toEqual([[], [0]]);
  expect(errorOf(await at.rival.call('usage/invoice', { month }))).toBe('record.notFound');
  expect(errorOf(await at.rival.call('usage/invoice', { month, tenantId: 2 }))).not.toBe('ok');
  for (const who of [at.rival, at.owner])
    for (const path of ['company-usage/get', 'company-usage/invoice'])
      expect(errorOf(await who.call(path, { tenantId: 2, month }))).toBe('access.forbidden');
  for (const who of [at.admin, at.finance, at.service, at.clerk])
    expect(errorOf(await who.call('usage/get', {}))).toBe('access.forbidden');
});

test('the platform is no company', async () => {
  for (const tenantId of [1, 99]) {
    expect(errorOf(await operator('company-usage/get', { tenantId }))).toBe('record.notFound');
    expect(errorOf(await operator('company-usage/invoice', { tenantId, month }))).toBe('record.notFound');
  }
  expect(errorOf(await operator('usage/get', {}))).toBe('access.forbidden');
});

test('owner and operator download the same invoice; a month without one is not found', async () => {
  const fileOf = async (reply: Promise<{ body: { Data?: unknown } }>) =>
    (await reply).body.Data as { name: string; type: string; content: string };
  const own = await fileOf(at.owner.call('usage/invoice', { month }));
  expect([own.name, own.type]).toEqual([`invoice-T-2${month}.pdf`, 'application/pdf']);
  expect(Buffer.from(own.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  const theirs = await fileOf(operator('company-usage/invoice', { tenantId: 2, month }));
  expect(theirs.name).toBe(own.name);
  expect(errorOf(await at.owner.call('usage/invoice', { month: '2026-02-01' }))).toBe('record.notFound');
  expect(errorOf(await at.owner.call('usage/invoice', { month: '2026-02-02' }))).toBe('input.invalid');
});
