import { aRow } from '@onehaul/testing/catalog-builders';
import { hostileHtml } from '@onehaul/testing/hostile-html';
import { studioRecords } from '@onehaul/testing/studio-records';
import { createStudioFixture } from '@onehaul/testing/studio-fixture';
import { aLine, someWays } from '@onehaul/testing/tariff-builders';
import { afterAll, describe, expect, test } from 'vitest';
import { sanitize } from '../../html/sanitize.ts';
import { studioResources } from './studio-resources.ts';

const stage = await createStudioFixture();
const { database, shop, sister, call, get, list, save, importFile } = stage;
afterAll(() => stage.close());

describe.each(studioResources.map(([resource]) => resource.name))('%s', (name) => {
  test('is added, listed, changed, archived, restored, and goes back to its first version', async () => {
    const { values } = await studioRecords[name]!(database, shop);
    const { data: made, error } = await save(name, values);
    expect(error).toBeUndefined();
    const first = await get(name, made.key);
    expect(first).toMatchObject({ version: 1, isArchived: false, history: [{ version: 1, act: 'created' }] });
    const item = (await list(name, { pageRows: 200 })).items.find(({ key }) => key === made.key);
    expect(item).toMatchObject({ version: 1, missingLanguages: first.missingLanguages });

    const again = await save(name, first.values, { key: made.key, version: 1 });
    expect(again.data).toEqual({ key: made.key, version: 2 });
    const target = { key: made.key };
    expect(
      (await call(`${name}/archive`, { ...target, version: 2, isArchived: true })).error,
    ).toBeUndefined();
    expect((await list(name, { pageRows: 200 })).items.map(({ key }) => key)).not.toContain(made.key);
    expect((await list(name, { isArchived: true })).items.map(({ key }) => key)).toContain(made.key);
    expect(
      (await call(`${name}/archive`, { ...target, version: 3, isArchived: false })).error,
    ).toBeUndefined();
    expect((await call(`${name}/revert`, { ...target, version: 4, to: 1 })).error).toBeUndefined();
    const last = await get(name, made.key);
    expect(last.values).toEqual(first.values);
    expect(last.history.map(({ act }) => act)).toEqual([
      'reverted',
      'restored',
      'archived',
      'changed',
      'created',
    ]);
  });

  test('belongs to its shop: another shop and another company do not see it', async () => {
    const { key, values } = await studioRecords[name]!(database, shop);
    const elsewhere = { key, shopId: sister.id };
    expect((await call(`${name}/get`, elsewhere)).error).toBe('record.notFound');
    expect((await save(name, values, { ...elsewhere, version: 1 })).error).toBe('record.notFound');
    for (const [act, more] of [
      ['get', {}],
      ['list', {}],
      ['archive', { version: 1, isArchived: true }],
      ['revert', { version: 1, to: 1 }],
      ['exportSheet', {}],
    ] as const)
      expect((await call(`${name}/${act}`, { key, ...more }, 'rival')).error).toBe('record.notFound');
    expect((await get(name, key)).version).toBe(1);
  });

  test('of two who change it at once, the second is refused and told who was first', async () => {
    const { key } = await studioRecords[name]!(database, shop);
    const { values } = await get(name, key);
    const replies = await Promise.all([
      save(name, values, { key, version: 1 }, 'admin'),
      save(name, values, { key, version: 1 }, 'colleague'),
    ]);
    const errors = replies.map(({ error }) => error).filter((error) => error !== undefined);
    expect(errors).toEqual(['record.changedMeanwhile']);
    expect(replies.find(({ error }) => error)!.message).toMatch(/^\S.+ saved a newer version/);
    expect((await get(name, key)).version).toBe(2);
    for (const act of ['archive', 'revert'])
      expect((await call(`${name}/${act}`, { key, version: 1, isArchived: true, to: 1 })).error).toBe(
        'record.changedMeanwhile',
      );
  });

  test('leaves before and after in the audit log', async () => {
    const { key } = await studioRecords[name]!(database, shop);
    const { values } = await get(name, key);
    await save(name, values, { key, version: 1 });
    const [entry] = await database.sql(
      `select act, subject_id as "subjectId", details from audit where subject = $1 order by id desc limit 1`,
      [name],
    );
    expect(entry).toMatchObject({
      subjectId: `${shop.id}/${key}`,
      details: { version: 2, before: {}, after: {} },
    });
  });

  test('can be exported, and an unchanged sheet changes nothing', async () => {
    const { error, data } = await call<{ Name: string; Content: string }>(`${name}/exportSheet`, {});
    expect(error).toBeUndefined();
    const file = new Uint8Array(Buffer.from(data.Content, 'base64'));
    expect((await importFile(name, file)).data).toEqual({ added: 0, changed: 0, problems: [] });
  });
});

describe('order', () => {
  test('the named records swap places, the others stay', async () => {
    await database.sql('delete from carton where shop_id = $1', [shop.id]);
    const keys: string[] = [];
    for (const position of [1, 2, 3, 4])
      keys.push(String((await aRow(database, shop, 'carton', { position, name: `C${position}` })).id));
    const [a, b, c, d] = keys as [string, string, string, string];
    await call('carton/reorder', { keys: [d, a, '999999'] });
    expect((await list('carton')).items.map(({ key }) => key)).toEqual([d, b, c, a]);
    expect((await call('carton/reorder', { keys: [a, a] })).error).toBe('input.invalid');
  });
});

describe('texts', () => {
  test('an empty language falls back, and the first language of the shop is required', async () => {
    const { values } = await studioRecords.goodsType!(database, shop);
    const { data } = await save('goodsType', { ...values, names: { en: 'Food', zhHans: '', vi: 'Đồ ăn' } });
    expect((await get('goodsType', data.key)).missingLanguages).toEqual(['zhHans']);
    const [row] = await database.sql('select names, notes from goods_type where id = $1', [data.key]);
    expect(row).toEqual({ names: { en: 'Food', vi: 'Đồ ăn' }, notes: { en: '' } });
    const onlyVi = await save('goodsType', { ...values, names: { vi: 'Đồ ăn' } });
    expect(onlyVi).toMatchObject({ error: 'input.invalid', message: expect.stringContaining('names.en') });
    const notesVi = await save('goodsType', { ...values, notes: { vi: 'Ghi chú' } });
    expect(notesVi.error).toBe('input.invalid');
  });

  test('S35: hostile HTML is stored harmless, and shown harmless', async () => {
    const { values } = await studioRecords.article!(database, shop);
    for (const html of hostileHtml) {
      const { data, error } = await save('article', { ...values, contents: { en: `<p>Text</p>${html}` } });
      // The database stores no NUL: such a text is refused.
      expect(error).toBe(html.includes('\0') ? 'input.invalid' : undefined);
      if (error) continue;
      const [row] = await database.sql('select contents from article where id = $1', [data.key]);
      expect((row!.contents as { en: string }).en).toBe(sanitize(`<p>Text</p>${html}`));
      const plain = await save('article', {
        ...values,
        titles: { en: html.replaceAll(/\s+/g, ' ').slice(0, 100) },
      });
      if (plain.error === undefined)
        expect((await get('article', plain.data.key)).values.titles).toMatchObject({
          en: html.replaceAll(/\s+/g, ' ').slice(0, 100).trim(),
        });
    }
  });

  test('an empty editor page is no text', async () => {
    const { values } = await studioRecords.article!(database, shop);
    const empty = await save('article', { ...values, contents: { en: '<p></p>' } });
    expect(empty).toMatchObject({ error: 'input.invalid', message: expect.stringContaining('contents.en') });
  });
});

describe('references', () => {
  test('an archived record stays where it is chosen, and cannot be chosen anew', async () => {
    const { key, values } = await studioRecords.virtualWarehouse!(database, shop);
    const warehouseId = String(values.warehouseId);
    await call('virtualWarehouse/archive', { key, version: 1, isArchived: true });
    expect((await call('warehouse/archive', { key: warehouseId, version: 1, isArchived: true })).error).toBe(
      undefined,
    );
    expect(await save('virtualWarehouse', values)).toMatchObject({ error: 'input.invalid' });
    const kept = await get('virtualWarehouse', key);
    expect(
      (await save('virtualWarehouse', kept.values, { key, version: kept.version })).error,
    ).toBeUndefined();
  });

  test('of another shop does not exist', async () => {
    const { values } = await studioRecords.virtualWarehouse!(database, sister);
    expect(await save('virtualWarehouse', values)).toMatchObject({ error: 'input.invalid' });
  });

  test('what is in use is not archived, and says by what; going back to an archived state neither', async () => {
    const ways = await someWays(database, shop);
    await aLine(database, shop, ways);
    const key = String(ways.carrierId);
    const detail = await get('carrier', key);
    expect(detail.usage).toContainEqual({ by: 'line', count: 1, isBlocking: true });
    expect((await call('carrier/archive', { key, version: 1, isArchived: true })).error).toBe('record.inUse');
    await database.sql(
      `insert into record_version (tenant_id, shop_id, resource, record_key, version, act, content, is_archived)
       select tenant_id, shop_id, 'carrier', id::text, 90, 'archived',
         jsonb_build_object('code', code, 'names', names, 'marketplace', marketplace), true
       from carrier where id = $1`,
      [key],
    );
    expect((await call('carrier/revert', { key, version: 1, to: 90 })).error).toBe('record.inUse');
  });

  test('options are active records, countries, regions, and what is chosen already', async () => {
    const options = async (more: object) =>
      (await call<{ items: { value: number | string; label: string }[] }>('options', more)).data.items;
    const { key } = await studioRecords.carton!(database, shop);
    await database.sql(`update carton set name = 'Special' where id = $1`, [key]);
    expect(await options({ of: 'carton', search: 'SPEC' })).toEqual([
      { value: Number(key), label: 'Special' },
    ]);
    await call('carton/archive', { key, version: 1, isArchived: true });
    expect(await options({ of: 'carton', search: 'SPEC' })).toEqual([]);
    expect(await options({ of: 'carton', search: 'SPEC', chosen: [key] })).toHaveLength(1);
    expect((await options({ of: 'country', search: 'viet' })).map(({ value }) => value)).toEqual([704]);
    expect(await options({ of: 'region', within: 156, search: 'nanshan' })).toEqual([
      { value: 'CN440305', label: 'Guangdong / Shenzhen / Nanshan' },
    ]);
    expect(await options({ of: 'region', within: 156, search: 'beijing' })).toEqual([
      { value: 'CN11', label: 'Beijing' },
    ]);
    expect((await call('options', { of: 'member' })).error).toBe('record.notFound');
    expect((await call('options', { of: 'carton', chosen: ['none'] })).error).toBeUndefined();
    const { key: destination } = await studioRecords.destination!(database, shop);
    await call('destination/archive', { key: destination, version: 1, isArchived: true });
    const offers = async (chosen: string[]) =>
      (await options({ of: 'destination', chosen })).some(({ value }) => String(value) === destination);
    expect([await offers([]), await offers([destination])]).toEqual([false, true]);
  });
});

describe('rules', () => {
  test('a code belongs to one record', async () => {
    const { values } = await studioRecords.carrier!(database, shop);
    await save('carrier', values);
    expect((await save('carrier', values)).error).toBe('record.taken');
  });

  test('a natural key is fixed', async () => {
    const { key, values } = await studioRecords.destination!(database, shop);
    expect((await save('destination', values, { key, version: 1 })).error).toBe('input.invalid');
  });

  test('a new line is closed, its ends are fixed once it has a tariff, and an open one is not archived', async () => {
    const { values } = await studioRecords.line!(database, shop);
    const { data } = await save('line', values);
    const [row] = await database.sql('select is_open as "isOpen" from line where id = $1', [data.key]);
    expect(row).toEqual({ isOpen: false });
    const other = await someWays(database, shop);
    const lineId = await aLine(database, shop, other);
    const key = String(lineId);
    const known = await get('line', key);
    const goodsTypeIds = values.goodsTypeIds;
    const moved = { ...known.values, goodsTypeIds, warehouseId: values.warehouseId };
    expect(await save('line', moved, { key, version: 1 })).toMatchObject({
      error: 'input.invalid',
      message: expect.stringContaining('warehouseId'),
    });
    expect(
      (await save('line', { ...known.values, goodsTypeIds }, { key, version: 1 })).error,
    ).toBeUndefined();
    expect((await call('line/archive', { key, version: 2, isArchived: true })).error).toBe('record.inUse');
  });

  test('postcodes of a remote area are a list', async () => {
    const { values } = await studioRecords.remoteArea!(database, shop);
    const { data } = await save('remoteArea', values);
    await save('remoteArea', { ...values, postcodePrefixes: ['86', '99'] }, { key: data.key, version: 1 });
    expect((await get('remoteArea', data.key)).values.postcodePrefixes).toEqual(['86', '99']);
  });

  test('free days end before a parcel counts as abandoned; slowest is not faster than fastest', async () => {
    const warehouse = await studioRecords.warehouse!(database, shop);
    expect((await save('warehouse', { ...warehouse.values, abandonDays: 30 })).error).toBe('input.invalid');
    const speed = await studioRecords.deliverySpeed!(database, shop);
    expect((await save('deliverySpeed', { ...speed.values, maximumDays: 1 })).error).toBe('input.invalid');
  });

  test('a pickup point lies in its country; three announcements are pinned at most', async () => {
    const point = await studioRecords.pickupPoint!(database, shop);
    expect((await save('pickupPoint', { ...point.values, countryId: 704 })).error).toBe('input.invalid');
    const { values } = await studioRecords.announcement!(database, shop);
    for (const expected of [undefined, undefined, undefined, 'input.invalid'])
      expect((await save('announcement', { ...values, pinned: true })).error).toBe(expected);
  });
});
