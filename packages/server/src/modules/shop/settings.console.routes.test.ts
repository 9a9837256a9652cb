import { type settingCalls, settingSchema } from '@onehaul/contract/console/settings';
import { isSettingValue, settingGroups, settingNames, settingTypeOf } from '@onehaul/domain/settings';
import type { Role } from '@onehaul/domain/staff/role';
import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { staffCaller, signInStaff } from '@onehaul/testing/staff-sign-in';
import { createTestApi } from '@onehaul/testing/test-api';
import { createTestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

const database = await createTestDatabase();
await someCountries(database);
const shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
const sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
const rivalShop = await aShop(database, { tenantId: 3, host: 'rival.test' });
// Two processes on one database: a change through the one takes effect in the other.
const [api, otherApi] = [await createTestApi(database), await createTestApi(database)];
afterAll(async () => {
  await Promise.all([api.close(), otherApi.close()]);
  await database.close();
});

const email = (name: string) => `${name}@company.test`;
const cookies: Record<string, string> = {};
async function sign(name: string, tenantId: number, roles: Role[], isNew = false) {
  const account = await aStaffMember(database, tenantId, { roles, email: email(name) });
  if (isNew)
    await database.sql(`update staff set approves_from = now() + interval '1 day' where id = $1`, [
      account.id,
    ]);
  cookies[name] = (await signInStaff(api, account)).cookie;
}
await sign('admin', 2, ['admin']);
await sign('colleague', 2, ['admin']);
await sign('owner', 2, ['owner']);
await sign('newcomer', 2, ['admin', 'finance'], true);
await sign('rival', 3, ['owner']);

type Values = Record<string, number | number[] | null>;
type Change = { name: string; before: unknown; after: unknown };
type Version = { version: number; act: string; staffName: string | null; reason: string; changes: Change[] };

async function call<Data = never>(who: string, act: keyof typeof settingCalls, body: object) {
  const reply = await staffCaller(api, cookies[who])(`settings/${act}`, { shopId: shop.id, ...body });
  return { error: reply.body.Error, data: reply.body.Data as Data, message: reply.body.Msg };
}
const get = async (shopId = shop.id, who = 'admin') =>
  (await call<{ versions: Record<string, number>; own: Values }>(who, 'get', { shopId })).data;
const save = async (values: Values, more: object = {}, who = 'admin') => {
  const { versions } = await get();
  return call<{ versions: Record<string, number> }>(who, 'save', { versions, values, ...more });
};
const history = async (group: string) =>
  (await call<{ items: Version[] }>('admin', 'history', { group })).data.items;
const rows = async (shopId = shop.id) => {
  const found = await database.sql('select name, value from setting where shop_id = $1', [shopId]);
  return Object.fromEntries(found.map(({ name, value }) => [name as string, value]));
};
const lastAudit = async () =>
  (
    await database.sql(
      'select act, subject, subject_id as "subjectId", details from audit order by id desc limit 1',
    )
  )[0]!;

beforeEach(async () => {
  await database.sql('delete from setting');
  await database.sql(`delete from record_version where resource = 'settings'`);
});

describe('a change', () => {
  test('is stored, versioned, and back at the default without a row', async () => {
    expect(await get()).toEqual({
      versions: Object.fromEntries(settingGroups.map((group) => [group, 1])),
      own: {},
    });
    const saved = await save({ quoteDays: 14, unpaidOrderDays: 3, storageWarnDays: 5 });
    expect(saved.data.versions).toEqual({ parcels: 2, orders: 2 });
    expect(await rows()).toEqual({ quoteDays: 14, unpaidOrderDays: 3, storageWarnDays: 5 });
    expect(await get()).toMatchObject({
      versions: { orders: 2, parcels: 2, signIn: 1 },
      own: { quoteDays: 14, unpaidOrderDays: 3, storageWarnDays: 5 },
    });
    await save({ quoteDays: null, unpaidOrderDays: 7 });
    expect(await rows()).toEqual({ storageWarnDays: 5 });
  });

  test('takes effect in another process at once, and counts as a change of public pages', async () => {
    const revision = async () => {
      const { body } = await otherApi.post('harbour.test', '/Base_Shop/GetRevision', {});
      return (body.Data as { Revision: number }).Revision;
    };
    const config = async (host: string) =>
      (await otherApi.get(host, '/Base_SystemConfig/GetSystemConfig')).body.Data as Record<string, number>;
    const [before, usual] = [await revision(), await config('harbour.test')];
    expect(usual).toMatchObject({ SmsWaitSeconds: 60, ClaimWindowDays: 30 });
    await save({ smsWaitSeconds: 120, claimWindowDays: 45 });
    expect(await config('harbour.test')).toEqual({ ...usual, SmsWaitSeconds: 120, ClaimWindowDays: 45 });
    expect(await config('sister.test')).toEqual(usual);
    expect(await revision()).toBeGreaterThan(before);
  });

  test('leaves before and after in the audit log', async () => {
    await save({ quoteDays: 14 });
    await save({ quoteDays: 21, completeAfterDays: 10 });
    expect(await lastAudit()).toEqual({
      act: 'settings/save',
      subject: 'settings',
      subjectId: `${shop.id}/orders`,
      details: { version: 3, before: { quoteDays: 14 }, after: { quoteDays: 21 } },
    });
  });

  test('of other groups and unknown rows is not touched', async () => {
    await aRow(database, shop, 'setting', { name: 'retiredSetting', value: '1' });
    await aRow(database, shop, 'setting', { name: 'reviewPoints', value: '7' });
    await save({ quoteDays: 14 });
    expect(await rows()).toEqual({ retiredSetting: 1, reviewPoints: 7, quoteDays: 14 });
  });

  test('is refused outside the range, for an unknown name and for nothing', async () => {
    for (const [name, wrong] of [
      ['smsWaitSeconds', 29],
      ['smsWaitSeconds', 601],
      ['smsWaitSeconds', 60.5],
      ['imageMostBytes', 11 * 1024 * 1024],
      ['strongPasswords', 2],
      ['smsCountryIds', 5],
      ['taxRate', 5],
    ] as const) {
      const { error } = await save({ [name]: wrong as never, quoteDays: 3 });
      expect([name, wrong, error]).toEqual([name, wrong, 'input.invalid']);
    }
    expect((await save({})).error).toBe('input.invalid');
    expect(await rows()).toEqual({});
    expect(await history('orders')).toEqual([]);
  });

  test('the schema accepts exactly what the domain accepts', () => {
    for (const name of settingNames) {
      const { min, max, default: usual } = settingTypeOf(name);
      for (const value of [usual, min - 1, min, max, max + 1, 0.5, '1', null, [1], [0], ['x']])
        expect([name, value, settingSchema(name).safeParse(value).success]).toEqual([
          name,
          value,
          isSettingValue(name, value),
        ]);
    }
  });

  test('a reference must exist in this shop', async () => {
    const option = async (place: typeof shop) => {
      const service = await aRow(database, place, 'added_service', {});
      return (await aRow(database, place, 'added_service_option', { added_service_id: service.id })).id;
    };
    const [own, foreign] = [await option(shop), await option(sister)];
    expect((await save({ relabelOptionId: foreign as number })).error).toBe('input.invalid');
    expect((await save({ relabelOptionId: own as number })).error).toBeUndefined();
    await database.sql('update added_service_option set archived_at = now() where id = $1', [own]);
    // Unchanged, it may stay; another one may not be chosen.
    expect((await save({ relabelOptionId: own as number, storageWarnDays: 9 })).error).toBeUndefined();
    expect((await save({ relabelOptionId: 0 })).error).toBeUndefined();
    expect((await save({ relabelOptionId: own as number })).error).toBe('input.invalid');
    expect((await save({ smsCountryIds: [999_999] })).error).toBe('input.invalid');
    expect((await save({ smsCountryIds: [156, 704] })).error).toBeUndefined();
  });
});

describe('two editors', () => {
  test('of one group: the second is told who was first, and nothing of theirs is stored', async () => {
    const { versions } = await get();
    const replies = await Promise.all([
      call('admin', 'save', { versions, values: { quoteDays: 3, storageWarnDays: 4 } }),
      call('colleague', 'save', { versions, values: { quoteDays: 5, signInPoints: 1 } }),
    ]);
    const refused = replies.filter(({ error }) => error !== undefined);
    expect(refused.map(({ error }) => error)).toEqual(['record.changedMeanwhile']);
    const winner = replies[0]!.error ? 'colleague' : 'admin';
    expect(refused[0]!.message).toContain(winner);
    expect(await rows()).toEqual(
      winner === 'admin' ? { quoteDays: 3, storageWarnDays: 4 } : { quoteDays: 5, signInPoints: 1 },
    );
    expect((await get()).versions).toMatchObject({ orders: 2 });
  });

  test('of different groups do not disturb each other', async () => {
    const { versions } = await get();
    const replies = await Promise.all([
      call('admin', 'save', { versions, values: { quoteDays: 3 } }),
      call('colleague', 'save', { versions, values: { signInPoints: 1 } }),
    ]);
    expect(replies.map(({ error }) => error)).toEqual([undefined, undefined]);
  });

  test('a version that does not exist yet, or none, is refused', async () => {
    for (const versions of [{ orders: 2 }, { parcels: 1 }, {}])
      expect((await save({ quoteDays: 3 }, { versions })).error).toBe('record.changedMeanwhile');
    expect(await rows()).toEqual({});
  });
});

describe('history', () => {
  test('says who changed what, begins with what was found, and can be undone', async () => {
    await aRow(database, shop, 'setting', { name: 'quoteDays', value: '9' });
    await save({ quoteDays: 14 });
    await save({ quoteDays: null, unpaidOrderDays: 2 }, {}, 'colleague');
    expect(await history('orders')).toMatchObject([
      {
        version: 3,
        act: 'changed',
        staffName: email('colleague'),
        changes: [
          { name: 'quoteDays', before: 14, after: null },
          { name: 'unpaidOrderDays', before: null, after: 2 },
        ],
      },
      { version: 2, staffName: email('admin'), changes: [{ name: 'quoteDays', before: 9, after: 14 }] },
      { version: 1, act: 'baseline', staffName: null, changes: [] },
    ]);
    const undone = await call('admin', 'revert', { group: 'orders', version: 3, to: 2 });
    expect(undone.data).toEqual({ version: 4 });
    expect(await rows()).toEqual({ quoteDays: 14 });
    expect((await call('admin', 'revert', { group: 'orders', version: 4, to: 1 })).error).toBeUndefined();
    expect(await rows()).toEqual({ quoteDays: 9 });
    expect((await history('orders'))[0]).toMatchObject({ act: 'reverted', version: 5 });
    expect((await lastAudit()).details).toMatchObject({ before: { quoteDays: 14 }, after: { quoteDays: 9 } });
    expect((await call('admin', 'revert', { group: 'orders', version: 4, to: 1 })).error).toBe(
      'record.changedMeanwhile',
    );
    expect((await call('admin', 'revert', { group: 'orders', version: 5, to: 6 })).error).toBe(
      'record.notFound',
    );
  });

  test('a stored value outside today’s range is shown and restored as the default', async () => {
    await aRow(database, shop, 'setting', { name: 'quoteDays', value: '100000' });
    expect((await get()).own).toEqual({});
    await save({ unpaidOrderDays: 2 });
    expect(await rows()).toEqual({ unpaidOrderDays: 2 });
    await call('admin', 'revert', { group: 'orders', version: 2, to: 1 });
    expect(await rows()).toEqual({});
  });
});

describe('limits of two-person approvals', () => {
  const limits = { refundSecondPersonCents: 900_00, quoteDays: 3 };

  test('need the permission to approve, also together with other values', async () => {
    expect((await save(limits, { reason: 'Larger orders' })).error).toBe('access.forbidden');
    expect((await save(limits, { reason: 'Larger orders' }, 'newcomer')).error).toBe('staff.approvesLater');
    expect(await rows()).toEqual({});
    expect((await save(limits, { reason: 'Larger orders' }, 'owner')).error).toBeUndefined();
    expect(await rows()).toEqual(limits);
    expect((await history('approvals'))[0]).toMatchObject({
      reason: 'Larger orders',
      staffName: email('owner'),
    });
    // Values that stay as they are need nothing.
    expect((await save(limits)).error).toBeUndefined();
  });

  test('need a reason, which the audit log has', async () => {
    for (const reason of [undefined, '', '  '])
      expect((await save(limits, { reason }, 'owner')).error).toBe('input.invalid');
    await save(limits, { reason: 'Larger orders' }, 'owner');
    const [entry] = await database.sql(
      `select details from audit where subject_id = $1 order by id desc limit 1`,
      [`${shop.id}/approvals`],
    );
    expect(entry!.details).toMatchObject({
      before: { refundSecondPersonCents: null },
      after: { refundSecondPersonCents: 900_00 },
      reason: 'Larger orders',
    });
  });

  test('are guarded when reset or reverted too', async () => {
    await save({ withdrawalSecondPersonCents: 0 }, { reason: 'Audit' }, 'owner');
    const revert = { group: 'approvals', version: 2, to: 1 };
    expect((await save({ withdrawalSecondPersonCents: null }, { reason: 'x' })).error).toBe(
      'access.forbidden',
    );
    expect((await call('admin', 'revert', { ...revert, reason: 'x' })).error).toBe('access.forbidden');
    expect((await call('owner', 'revert', revert)).error).toBe('input.invalid');
    expect((await call('owner', 'revert', { ...revert, reason: 'Undo' })).error).toBeUndefined();
    expect(await rows()).toEqual({});
  });
});

test('settings belong to their shop: a sister shop keeps its own, another company sees none', async () => {
  await save({ quoteDays: 3 });
  expect((await get(sister.id)).own).toEqual({});
  expect((await get(sister.id)).versions.orders).toBe(1);
  expect(await rows(sister.id)).toEqual({});
  for (const [act, body] of [
    ['get', {}],
    ['history', { group: 'orders' }],
    ['save', { versions: { orders: 2 }, values: { quoteDays: 4 } }],
    ['revert', { group: 'orders', version: 2, to: 1 }],
  ] as const)
    expect([act, (await call('rival', act, body)).error]).toEqual([act, 'record.notFound']);
  expect(await rows()).toEqual({ quoteDays: 3 });
  expect((await get(rivalShop.id, 'rival')).own).toEqual({});
});
