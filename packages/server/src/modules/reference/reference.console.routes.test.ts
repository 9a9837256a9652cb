import type { Role } from '@onehaul/domain/staff/role';
import { aShop } from '@onehaul/testing/builders';
import { aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { ruleValue } from '@onehaul/testing/reference-inputs';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyReference } from '../../../../../database/apply-reference.ts';
import { connectionAs } from '../../../../../database/migrate.ts';
import { addRegion, revertReference, saveReference } from './reference.repository.ts';

let database: TestDatabase;
let api: TestApi;
/** Another process of the same installation. */
let other: TestApi;
let memberId: number;
type Call = ReturnType<typeof staffCaller>;
let operator: Call;
let operatorId: number;
let owner: Call;

async function aPerson(tenantId: number, role: Role) {
  const account = await aStaffMember(database, tenantId, { roles: [role], email: `${role}@company.test` });
  const { cookie } = await signInStaff(api, account);
  return { id: account.id, call: staffCaller(api, cookie) };
}

async function release() {
  const client = new pg.Client(connectionAs('onehaul_owner', database.address));
  await client.connect();
  await client.query(`update reference_version set release_hash = 'an older release'`);
  await applyReference(client);
  await client.end();
}

beforeAll(async () => {
  database = await createTestDatabase();
  await release();
  const shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  memberId = (await aMember(database, shop)).id;
  const sessionId = '00000000-0000-4000-8000-000000000000';
  const callerOf = async () => ({ id: memberId, ownerId: memberId, isMainAccount: true, sessionId });
  api = await createTestApi(database);
  other = await createTestApi(database, { callerOf });
  ({ id: operatorId, call: operator } = await aPerson(1, 'operator'));
  ({ call: owner } = await aPerson(2, 'owner'));
});
beforeEach(() => database.sql('truncate audit'));
afterAll(async () => {
  await Promise.all([api.close(), other.close()]);
  await database.close();
});

type Row = { id: string; version: number; names: Record<string, string>; editedAt: string | null };
type Found = { record: Row; released: Record<string, unknown> | null; changes: Record<string, unknown>[] };
const dataOf = async <T>(reply: ReturnType<Call>) => {
  const { body } = await reply;
  expect(body.Error ?? '').toBe('');
  return body.Data as T;
};
const errorOf = async (reply: ReturnType<Call>) => (await reply).body.Error;
const list = (dictionary: string, input: object) =>
  dataOf<{ items: Row[]; total: number }>(operator(`reference/${dictionary}/list`, input));
const get = (dictionary: string, id: string) =>
  dataOf<Found>(operator(`reference/${dictionary}/get`, { id }));

const macau = {
  names: { zhHans: '澳门', zhHanT: '澳門', en: 'Macao', vi: 'Ma Cao' },
  dialCode: '+853',
  position: 3,
};

describe('lists', () => {
  test('find countries by name in any language, code and dial code', async () => {
    for (const search of ['Hồng Kông', '香港', 'hong kong', '+852'])
      expect(
        (await list('country', { search })).items.map(({ id }) => id),
        search,
      ).toEqual(['344']);
    expect((await list('country', { search: 'qqqq' })).total).toBe(0);
    const page = await list('country', { pageIndex: 3, pageRows: 100 });
    expect([page.items.length, page.total]).toEqual([43, 243]);
    // A key of the stored names is no name.
    expect((await list('country', { search: 'zhHans' })).total).toBe(0);
  });

  test('find regions by country and name, with the regions above', async () => {
    const { items } = await list('region', { countryCode: 'CN', search: 'Nanshan' });
    expect(items.find(({ id }) => id === 'CN440305')).toMatchObject({
      level: 3,
      above: [{ en: 'Guangdong' }, { en: 'Shenzhen' }],
      countryNames: { en: 'Mainland China' },
    });
    expect((await list('region', { countryCode: 'HK' })).total).toBe(21);
    expect((await list('region', { countryCode: 'HK', pageIndex: 9 })).total).toBe(21);
  });

  test('find customs rules by word, country and kind', async () => {
    const found = await list('customsRule', { search: '充電寶' });
    expect(found.items.map(({ id }) => id)).toContain('refused-battery');
    const limits = await list('customsRule', { kind: 'limit', search: 'TW' });
    expect(limits.items.map(({ id }) => id)).toContain('tw-free-value');
  });
});

describe('a change', () => {
  test('is versioned, kept in history and audit, survives a release and can be reverted', async () => {
    const before = await get('country', '446');
    expect(before).toMatchObject({ record: { version: 1, editedAt: null }, released: null, changes: [] });
    const save = { id: '446', version: 1, value: macau };
    expect(await dataOf(operator('reference/country/save', save))).toEqual({ version: 2 });
    expect(await errorOf(operator('reference/country/save', save))).toBe('record.changedMeanwhile');
    expect(await errorOf(operator('reference/country/save', { ...save, id: '999' }))).toBe('record.notFound');
    expect((await list('country', { isEdited: true })).items.map(({ id }) => id)).toEqual(['446']);
    await release();
    const edited = await get('country', '446');
    expect(edited).toMatchObject({
      record: { version: 2, names: { en: 'Macao' }, editedAt: expect.any(String) as string },
      released: { names: { en: 'Macau' }, dialCode: '+853', position: 3 },
      changes: [
        {
          kind: 'edit',
          version: 2,
          before: { names: { en: 'Macau' } },
          after: { names: { en: 'Macao' } },
        },
      ],
    });
    expect(Object.keys(edited.changes[0]!.after as object)).toEqual(['names']);
    expect(await dataOf(operator('reference/country/revert', { id: '446', version: 2 }))).toEqual({
      version: 3,
    });
    expect(await get('country', '446')).toMatchObject({
      record: { version: 3, names: { en: 'Macau' }, editedAt: null },
      released: null,
      changes: [{ kind: 'revert' }, { kind: 'edit' }],
    });
    expect(
      await database.sql('select act, subject, subject_id, staff_id, tenant_id from audit order by id'),
    ).toEqual(
      ['save', 'revert'].map((act) => ({
        act: `reference/country/${act}`,
        subject: 'country',
        subject_id: '446',
        staff_id: operatorId,
        tenant_id: 1,
      })),
    );
  });

  test('to the value of the release is no edit', async () => {
    const { record } = await get('region', 'HK810202');
    const names = { vi: '', ...record.names };
    const value = { names: { ...names, en: 'Yau Tsim Mong' }, position: 2 };
    await dataOf(operator('reference/region/save', { id: 'HK810202', version: 1, value }));
    expect((await get('region', 'HK810202')).record.editedAt).not.toBeNull();
    const back = { ...value, names };
    await dataOf(operator('reference/region/save', { id: 'HK810202', version: 2, value: back }));
    expect(await get('region', 'HK810202')).toMatchObject({ record: { editedAt: null }, released: null });
  });

  test('of a rule keeps each word once and refuses unknown countries and dates', async () => {
    const value = { ...ruleValue, words: ['ice', 'snow', 'ice'], countryCodes: ['GB'] };
    expect(await dataOf(operator('reference/customsRule/add', { id: 'gb-ice', value }))).toEqual({
      id: 'gb-ice',
    });
    const { record } = await get('customsRule', 'gb-ice');
    expect(record).toMatchObject({ words: ['ice', 'snow'], isAdded: true, version: 1 });
    expect(await errorOf(operator('reference/customsRule/add', { id: 'gb-ice', value }))).toBe(
      'record.taken',
    );
    for (const wrong of [
      { countryCodes: ['ZZ'] },
      { validUntil: '2025-01-01' },
      { sourceUrl: 'javascript:alert(1)' },
      { words: [''] },
    ]) {
      const save = { id: 'gb-ice', version: 1, value: { ...value, ...wrong } };
      expect(await errorOf(operator('reference/customsRule/save', save)), JSON.stringify(wrong)).toBe(
        'input.invalid',
      );
    }
    const ended = { id: 'gb-ice', version: 1, value: { ...value, validUntil: '2026-11-01' } };
    expect(await dataOf(operator('reference/customsRule/save', ended))).toEqual({ version: 2 });
    const revert = { id: 'gb-ice', version: 2 };
    expect(await errorOf(operator('reference/customsRule/revert', revert))).toBe('record.notFound');
  });

  test('a region is added below its parent, once, in its own country', async () => {
    const value = { names: { zhHans: '新区', zhHanT: '', en: 'New Area', vi: '' }, position: 9 };
    const given = { countryCode: 'CN', parentId: 'CN440300', code: '440399', value };
    expect(await dataOf(operator('reference/region/add', given))).toEqual({ id: 'CN440399' });
    expect((await get('region', 'CN440399')).record).toMatchObject({
      level: 3,
      names: { zhHans: '新区', en: 'New Area' },
      isAdded: true,
    });
    const refused: [object, string][] = [
      [given, 'record.taken'],
      [{ ...given, code: '1', countryCode: 'HK' }, 'record.notFound'],
      [{ ...given, code: '1', parentId: 'CN999999' }, 'record.notFound'],
      [{ ...given, code: '1', parentId: 'CN440305' }, 'input.invalid'],
    ];
    for (const [input, error] of refused)
      expect(await errorOf(operator('reference/region/add', input)), JSON.stringify(input)).toBe(error);
  });
});

describe('S: only the platform writes', () => {
  test('an owner reaches no call', async () => {
    expect(await errorOf(owner('reference/country/save', { id: '446', version: 1, value: macau }))).toBe(
      'access.forbidden',
    );
  });

  test('the database refuses every tenant but the platform’s, and shows no history to it', async () => {
    const seen = { dictionary: 'country' as const, id: '344', version: 1, staffId: operatorId };
    const value = JSON.stringify(macau);
    const region = { id: 'CN1', countryId: 156, parentId: null, value: '{}', staffId: operatorId };
    for (const tenantId of [2, 3]) {
      const run = database.database.transaction.bind(database.database, tenantId);
      const refused = 'the dictionaries belong to the platform';
      await expect(run((db) => db.all(saveReference, { ...seen, value }))).rejects.toThrow(refused);
      await expect(run((db) => db.all(revertReference, seen))).rejects.toThrow(refused);
      await expect(run((db) => db.all(addRegion, region))).rejects.toThrow(refused);
    }
    const client = new pg.Client(connectionAs('onehaul_app', database.address));
    await client.connect();
    await client.query(`set app.tenant_id = '2'`);
    expect((await client.query('select from reference_change')).rowCount).toBe(0);
    await client.query(`set app.tenant_id = '1'`);
    for (const write of [
      `update country set dial_code = '+1'`,
      `insert into reference_change (dictionary, record_id, version, kind, after) values ('country', '1', 1, 'release', '{}')`,
      `update reference_change set version = 1`,
      `delete from reference_change`,
      `update reference_version set revision = 1`,
      `select app.write_reference('country', '344', 1, '{}', 1)`,
    ])
      await expect(client.query(write), write).rejects.toThrow('permission denied');
    await client.end();
  });
});

test('another process follows an edit of rules and regions', { timeout: 30_000 }, async () => {
  const blocked = async () => {
    const { body } = await other.post('harbour.test', '/Base_Customs/CheckGoods', {
      Goods: [{ Names: ['unobtainium'] }],
    });
    return JSON.stringify(body.Data).includes('unobtainium');
  };
  const recognized = async () => {
    const { body } = await other.post(
      'harbour.test',
      '/Client_AddressInfo/AutoRecognizeAddress',
      { Text: '张三 13800138000 广东省深圳市云端区科技路1号' },
      { authorization: 'Bearer x' },
    );
    return JSON.stringify(body.Data).includes('CN440398');
  };
  expect([await blocked(), await recognized()]).toEqual([false, false]);
  const rule = { id: 'refused-unobtainium', value: { ...ruleValue, words: ['unobtainium'] } };
  await dataOf(operator('reference/customsRule/add', rule));
  const value = { names: { zhHans: '云端区', zhHanT: '', en: '', vi: '' }, position: 10 };
  await dataOf(
    operator('reference/region/add', { countryCode: 'CN', parentId: 'CN440300', code: '440398', value }),
  );
  await vi.waitFor(async () => expect([await blocked(), await recognized()]).toEqual([true, true]), {
    timeout: 15_000,
  });
});
