import { aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { aFile, aWarehouse } from '@onehaul/testing/parcel-builders';
import { errorOf, seconds } from '@onehaul/testing/parcel-fixture';
import { createStudioFixture } from '@onehaul/testing/studio-fixture';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import sharp from 'sharp';
import { aCompanyPlan } from '@onehaul/testing/usage-inputs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { membersInUse, parcelsThisMonth, storageInUse } from './usage.repository.ts';
import { meterUsageJob } from './usage.jobs.ts';

let stage: Awaited<ReturnType<typeof createStudioFixture>>;
let owner: ReturnType<typeof staffCaller>;
let clerk: ReturnType<typeof staffCaller>;
const sql = (text: string, values: unknown[] = []) => stage.database.sql(text, values);
const meter = () => meterUsageJob.run({ database: stage.database.database } as never);

/** A plan of the company with these limits; what is not named is unlimited. */
async function limit(limits: { members?: number; staff?: number; storageBytes?: number; parcels?: number }) {
  await aCompanyPlan(stage.database, { name: 'tight', callsPerMinute: 60_000 });
  await sql(
    `update plan set members = $1, staff = $2, storage_bytes = $3, parcels_per_month = $4 where name = 'tight'`,
    [limits.members ?? null, limits.staff ?? null, limits.storageBytes ?? null, limits.parcels ?? null],
  );
  await sql(`update tenant set plan = 'tight' where tenant_id = 2`);
}

beforeAll(async () => {
  stage = await createStudioFixture();
  const person = async (name: string, roles: ('owner' | 'clerk')[]) => {
    const account = await aStaffMember(stage.database, 2, { roles, email: `${name}@limits.test` });
    return staffCaller(stage.api, (await signInStaff(stage.api, account)).cookie);
  };
  owner = await person('boss', ['owner']);
  clerk = await person('hand', ['clerk']);
});
afterAll(() => stage.close());
beforeEach(async () => {
  await sql('delete from usage_day');
});

let people = 0;
const invite = async () =>
  errorOf(
    await owner('staff/add', {
      name: 'Lan',
      email: `lan-${(people += 1)}@limits.test`,
      roles: ['clerk'],
      companyRoleId: null,
      places: null,
      language: 'vi',
    }),
  );
const activeStaff = async () =>
  (await sql(`select count(*)::int as count from staff where tenant_id = 2 and state = 'active'`))[0]!
    .count as number;

describe('staff', () => {
  test('two invitations at once at the limit: one wins', async () => {
    for (let round = 0; round < 3; round += 1) {
      await limit({ staff: (await activeStaff()) + 1 });
      expect((await Promise.all([invite(), invite(), invite()])).toSorted()).toEqual([
        'ok',
        'staff.planFull',
        'staff.planFull',
      ]);
    }
  });

  test('a suspended person makes room and needs room to come back', async () => {
    const { id } = await aStaffMember(stage.database, 2, { roles: ['clerk'], email: 'away@limits.test' });
    await limit({ staff: await activeStaff() });
    expect(await invite()).toBe('staff.planFull');
    expect(errorOf(await owner('staff/suspend', { id, reason: 'Away' }))).toBe('ok');
    expect(await invite()).toBe('ok');
    expect(errorOf(await owner('staff/restore', { id }))).toBe('staff.planFull');
    await limit({});
    expect(errorOf(await owner('staff/restore', { id }))).toBe('ok');
  });
});

describe('members', () => {
  const register = async (language = 'en') => {
    const sent = { UserName: `visitor-${(people += 1)}`, Password: 'secret-word' };
    const headers = { 'accept-language': language };
    return (await stage.api.post('harbour.test', '/Client_Info/AddData', sent, headers)).body;
  };

  test('a registration above the plan is refused politely, before and after counting', async () => {
    const counted = async () => (await stage.database.database.tenant(2).first(membersInUse, {}))!.count;
    await sql(`update member set state = 'erased'`);
    await limit({ members: 2 });
    expect((await register()).Code).toBe(200);
    await meter();
    expect(await counted()).toBe(1);
    const main = await aMember(stage.database, stage.shop);
    await aMember(stage.database, stage.shop, { mainId: main.id });
    expect(await counted()).toBe(2);
    const refused = await register();
    expect(refused.Error).toBe('member.registrationPaused');
    expect(refused.Msg).toContain('isn’t accepting new members');
    await meter();
    expect(await counted()).toBe(2);
    expect((await register()).Error).toBe('member.registrationPaused');
    await limit({ members: 3 });
    expect((await register()).Code).toBe(200);
  });
});

describe('storage', () => {
  const picture = async (background: string) =>
    new Uint8Array(
      await sharp({ create: { width: 90, height: 90, channels: 3, background } })
        .png()
        .toBuffer(),
    );
  const used = async () => Number((await stage.database.database.tenant(2).first(storageInUse, {}))!.bytes);

  test('a picture that does not fit is refused and not stored; the same one counts once', async () => {
    await limit({});
    expect((await stage.upload('logo', await picture('#123456'))).error).toBeUndefined();
    const bytes = await used();
    expect(bytes).toBeGreaterThan(0);
    await stage.upload('logo', await picture('#123456'));
    expect(await used()).toBe(bytes);
    await limit({ storageBytes: bytes + 1 });
    expect((await stage.upload('logo', await picture('#654321'))).error).toBe('file.planFull');
    expect(await used()).toBe(bytes);
    await limit({ storageBytes: bytes * 10 });
    expect((await stage.upload('logo', await picture('#654321'))).error).toBeUndefined();
  });

  test('what is stored after the last count is added to it', async () => {
    await meter();
    const before = await used();
    const member = await aMember(stage.database, stage.shop);
    const id = await aFile(stage.database, stage.shop, member);
    await sql('update file set length_bytes = 5000 where id = $1', [id]);
    expect(await used()).toBe(before + 5000);
    await meter();
    expect(await used()).toBe(before + 5000);
  });
});

test('a parcel at the door is never refused; it is counted', async () => {
  const warehouseId = await aWarehouse(stage.database, stage.shop);
  await limit({ parcels: 1 });
  const month = `${new Date().toISOString().slice(0, 7)}-01`;
  const counted = async () =>
    (await stage.database.database.tenant(2).first(parcelsThisMonth, { month }))!.count;
  for (const courierNumber of ['SF10000001', 'SF10000002', 'SF10000003']) {
    const scan = { shopId: stage.shop.id, warehouseId, courierNumber, scannedAt: seconds(0), memberCode: '' };
    expect(errorOf(await clerk('stations/receive', scan))).toBe('ok');
    if (courierNumber.endsWith('2')) await meter();
  }
  expect(await counted()).toBe(3);
});
