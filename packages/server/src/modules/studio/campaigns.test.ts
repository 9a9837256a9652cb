import { createStudioFixture } from '@onehaul/testing/studio-fixture';
import { studioRecords, type Values } from '@onehaul/testing/studio-records';
import { aLine, someWays } from '@onehaul/testing/tariff-builders';
import { afterAll, beforeAll, expect, test } from 'vitest';

const stage = await createStudioFixture();
const { database, shop, sister, call, get, list, save, importSheet } = stage;
afterAll(() => stage.close());

let usual: Values;
let lineId: number;
let foreignLineId: number;
beforeAll(async () => {
  ({ values: usual } = await studioRecords.campaign!(database, shop));
  lineId = await aLine(database, shop, { ...(await someWays(database, shop)), countryId: 156 });
  foreignLineId = await aLine(database, sister, { ...(await someWays(database, sister)), countryId: 156 });
});
const refusal = async (more: Values) => {
  const { error, details } = await save('campaign', { ...usual, ...more });
  return [error, details?.field];
};
let codes = 0;
const newCode = () => `CODE${(codes += 1)}`;

test('a code is saved as it is compared, and no two campaigns have the same', async () => {
  const code = newCode();
  const { data } = await save('campaign', {
    ...usual,
    code: ` ${code.toLowerCase().slice(0, 4)}-${code.slice(4)} `,
  });
  expect((await get('campaign', data.key)).values.code).toBe(code);
  expect((await refusal({ code }))[0]).toBe('record.taken');
  const { version } = await get('campaign', data.key);
  await call('campaign/archive', { key: data.key, version, isArchived: true });
  expect((await save('campaign', { ...usual, code })).error).toBeUndefined();
  // Restoring it would give the code to two.
  const restored = await call('campaign/archive', { key: data.key, version: version + 1, isArchived: false });
  expect(restored.error).toBe('record.taken');
});

test('wrong keys are refused', async () => {
  const none = { points: 0, friends: 0, code: '' };
  for (const [field, wrong] of [
    ['values.percent', { percent: 101 }],
    ['values.percent', { percent: -1 }],
    ['values.percent', { percent: 10.5 }],
    ['values.minor', { minor: 0 }],
    ['values.code', { code: 'ABC' }],
    ['code', { code: '' }],
    ['mostEach', { mostEach: null }],
    ['points', { points: 5 }],
    ['points', { ...none, kind: 'redeem' }],
    ['friends', { ...none, kind: 'invite' }],
    ['code', { ...none, kind: 'give', code: newCode() }],
    ['endsAt', { endsAt: '2025-12-31T00:00:00.000Z' }],
    ['lineIds', { lineIds: [999_999] }],
    ['lineIds', { lineIds: [foreignLineId] }],
    ['levels', { levels: [99] }],
  ] as const)
    expect(await refusal({ code: newCode(), ...wrong }), JSON.stringify(wrong)).toEqual([
      'input.invalid',
      field,
    ]);
});

test('a code for half off or more, or without limit, asks for a confirmation: new, changed and by spreadsheet', async () => {
  const half = { ...usual, code: newCode(), percent: 50 };
  expect((await save('campaign', half)).error).toBe('record.unconfirmed');
  const endless = { ...usual, code: newCode(), stock: null };
  expect((await save('campaign', endless)).error).toBe('record.unconfirmed');
  const { data } = await save('campaign', half, { isConfirmed: true });
  const known = { key: data.key, version: data.version };
  // What was confirmed is not asked about again.
  const renamed = await save('campaign', { ...half, names: { en: 'Half' } }, known);
  expect(renamed.error).toBeUndefined();
  const more = await save('campaign', { ...half, percent: 60 }, { ...known, version: 2 });
  expect(more.error).toBe('record.unconfirmed');
  const sheet = await importSheet('campaign', [
    ['id', 'percent'],
    [`${data.key} v2`, '90'],
  ]);
  expect(sheet.error).toBe('record.unconfirmed');
  const gift = { ...usual, kind: 'give', code: '', percent: 90, stock: null };
  expect((await save('campaign', gift)).error).toBeUndefined();
});

test('the total quantity stays at or above what was issued', async () => {
  const { data } = await save('campaign', { ...usual, code: newCode(), stock: 10 });
  await database.sql('update campaign set given = 5 where id = $1', [data.key]);
  const { values, version } = await get('campaign', data.key);
  const setStock = (stock: number) => save('campaign', { ...values, stock }, { key: data.key, version });
  expect((await setStock(4)).error).toBe('input.invalid');
  expect((await setStock(5)).error).toBeUndefined();
  expect((await get('campaign', data.key)).state).toBe('usedUp');
});

test('lines and levels are those of the shop; an archived line stays chosen, and a level in use stays', async () => {
  await database.sql(
    `insert into member_level (tenant_id, shop_id, level, names) values ($1, $2, 40, '{"en": "Gold"}')`,
    [shop.tenantId, shop.id],
  );
  const values = { ...usual, code: newCode(), lineIds: [lineId], levels: [40] };
  const { data } = await save('campaign', values);
  expect((await get('campaign', data.key)).values).toMatchObject({ lineIds: [lineId], levels: [40] });
  await database.sql('update line set archived_at = now() where id = $1', [lineId]);
  expect(
    (await save('campaign', { ...values, percent: 11 }, { key: data.key, version: 1 })).error,
  ).toBeUndefined();
  expect((await refusal({ code: newCode(), lineIds: [lineId] }))[0]).toBe('input.invalid');
  const archived = await call('memberLevel/archive', { key: '40', version: 1, isArchived: true });
  expect(archived.error).toBe('record.inUse');
  const { items } = await list('campaign', { filters: { kind: 'give' } });
  expect(items.every((item) => item.values.kind === 'give')).toBe(true);
});
