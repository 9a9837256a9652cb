import { createStudioFixture } from '@onehaul/testing/studio-fixture';
import { studioRecords } from '@onehaul/testing/studio-records';
import { afterAll, expect, test } from 'vitest';

const stage = await createStudioFixture();
const { database, shop, sister, call, get, list } = stage;
afterAll(() => stage.close());

const pattern = { aisles: 'A-C', bays: '01-04', levels: '1-2', path: 'snake' };
const aWarehouse = async (where = shop) => Number((await studioRecords.warehouse!(database, where)).key);
const generate = (body: object, who?: string) =>
  call<{ added: number; skipped: number }>('bin/generate', body, who);

test('a rack is added in walking order, and a second time nothing is', async () => {
  const warehouseId = await aWarehouse();
  expect((await generate({ warehouseId, ...pattern })).data).toEqual({ added: 24, skipped: 0 });
  expect((await generate({ warehouseId, ...pattern, aisles: 'A-D' })).data).toEqual({
    added: 8,
    skipped: 24,
  });
  const { items } = await list('bin', { filters: { warehouseId: String(warehouseId) }, pageRows: 50 });
  const codes = items.map(({ values }) => values.code);
  expect(codes.slice(0, 2)).toEqual(['A-01-1', 'A-01-2']);
  expect(codes.slice(8, 10)).toEqual(['B-04-1', 'B-04-2']);
  expect(codes).toHaveLength(32);
  const added = await get('bin', items[0]!.key);
  expect(added.history).toMatchObject([{ version: 1, act: 'created', staffName: expect.any(String) }]);
  const [entry] = await database.sql(
    `select subject_id as "subjectId", details from audit where act = 'studio/bin/generate' order by id desc limit 1`,
  );
  expect(entry).toMatchObject({
    subjectId: `${shop.id}/${warehouseId}`,
    details: { added: 8, skipped: 24, first: 'A-01-1' },
  });
});

test('a generated bin goes back to its first version like any other', async () => {
  const warehouseId = await aWarehouse();
  await generate({ warehouseId, ...pattern, aisles: 'A', bays: '1', levels: '' });
  const [bin] = (await list('bin', { filters: { warehouseId: String(warehouseId) } })).items;
  await call('bin/save', { key: bin!.key, version: 1, values: { warehouseId, code: 'A-9' } });
  expect((await call('bin/revert', { key: bin!.key, version: 2, to: 1 })).error).toBeUndefined();
  expect((await get('bin', bin!.key)).values).toEqual({ warehouseId, code: 'A-1' });
});

test('a malformed or too large layout adds nothing and names its field', async () => {
  const warehouseId = await aWarehouse();
  for (const part of [{ aisles: 'C-A' }, { bays: '1-9999' }, { levels: '1,1' }])
    expect((await generate({ warehouseId, ...pattern, ...part })).error).toBe('input.invalid');
  expect((await list('bin', { filters: { warehouseId: String(warehouseId) } })).total).toBe(0);
});

test('only an active warehouse of the shop and the company gets bins or labels', async () => {
  const warehouseId = await aWarehouse();
  const elsewhere = await aWarehouse(sister);
  const labels = { prefix: '', size: 'roll' };
  expect((await generate({ warehouseId: elsewhere, ...pattern })).error).toBe('record.notFound');
  expect((await generate({ warehouseId, ...pattern }, 'rival')).error).toBe('record.notFound');
  expect((await call('bin/labels', { warehouseId, ...labels }, 'rival')).error).toBe('record.notFound');
  await call('warehouse/archive', { key: String(warehouseId), version: 1, isArchived: true });
  expect((await generate({ warehouseId, ...pattern })).error).toBe('input.invalid');
});

test.each([
  ['a4', 2],
  ['roll', 32],
])('labels of size %s take %i pages for 32 bins', async (size, pages) => {
  const warehouseId = await aWarehouse();
  await generate({ warehouseId, ...pattern, aisles: 'A-D' });
  const { data } = await call<{ Content: string }>('bin/labels', { warehouseId, prefix: '', size });
  const pdf = Buffer.from(data.Content, 'base64').toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(pages);
});

test('labels of one aisle only; none at all are refused', async () => {
  const warehouseId = await aWarehouse();
  await generate({ warehouseId, ...pattern });
  const { data } = await call<{ Content: string }>('bin/labels', { warehouseId, prefix: 'b', size: 'roll' });
  expect(
    Buffer.from(data.Content, 'base64')
      .toString('latin1')
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(8);
  expect((await call('bin/labels', { warehouseId, prefix: 'Z', size: 'roll' })).error).toBe('input.invalid');
});
