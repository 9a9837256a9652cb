import { bannerSizes, maxBanners } from '@onehaul/domain/banner';
import type { Role } from '@onehaul/domain/staff/role';
import { aShop } from '@onehaul/testing/builders';
import { aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { sendStaffForm } from '@onehaul/testing/staff-form';
import { staffCaller, signInStaff } from '@onehaul/testing/staff-sign-in';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveFiles } from '../file/index.ts';

type Row = Record<string, unknown>;
let database: TestDatabase;
let api: TestApi;
let shop: { id: number; tenantId: number };
let picture: Uint8Array<ArrayBuffer>;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await aShop(database, { tenantId: 2, host: 'harbour.test', languages: ['en', 'vi'] });
  await aShop(database, { tenantId: 3, host: 'rival.test' });
  await aMember(database, shop);
  const { storage } = testServices(database);
  api = await createTestApi(database, { services: { storage }, plugins: [serveFiles(storage)] });
  const sign = async (name: string, tenantId: number, roles: Role[]) => {
    const account = await aStaffMember(database, tenantId, { roles, email: `${name}@company.test` });
    cookies[name] = (await signInStaff(api, account)).cookie;
  };
  await sign('admin', 2, ['admin']);
  await sign('service', 2, ['service']);
  await sign('rival', 3, ['owner']);
  const drawing = { create: { width: 900, height: 900, channels: 3 as const, background: '#0b6b73' } };
  picture = new Uint8Array(await sharp(drawing).png().toBuffer());
});
beforeEach(() => database.sql('delete from shop_image'));
afterAll(async () => {
  await api.close();
  await database.close();
});

const terms = (more: object = {}) => ({
  titles: { en: 'Sea line', vi: 'Tuyến biển' },
  alts: { en: 'A ship' },
  link: '/charge-introduce',
  isActive: true,
  startsAt: null,
  endsAt: null,
  position: 1,
  ...more,
});

async function save(
  who: string,
  more: object = {},
  form: Record<string, number | Uint8Array<ArrayBuffer>> = {},
) {
  const fields = { shopId: shop.id, terms: JSON.stringify(terms(more)), ...form };
  const { body } = await sendStaffForm(api, cookies[who]!, 'banners/save', fields);
  return { error: body.Error, id: (body.Data as { id: number } | null)?.id };
}
const call = async (who: string, path: string, body: object = {}) =>
  (await staffCaller(api, cookies[who])(path, body)).body;
const rows = async (who: string) => ((await call(who, 'banners/list')).Data as { items: Row[] }).items;
const shown = async (language = 'en') =>
  (await api.post('harbour.test', '/Base_Shop/GetShopImage', {}, { 'accept-language': language })).body
    .Data as Row[];

describe('W9: banners of the home page', () => {
  test('staff upload one, and visitors are given it in two sizes and their language', async () => {
    const { id } = await save('admin', {}, { file: picture });
    const [banner] = await shown();
    expect(banner).toMatchObject({ Id: id, Title: 'Sea line', Alt: 'A ship', Link: '/charge-introduce' });
    expect((await shown('vi'))[0]).toMatchObject({ Title: 'Tuyến biển', Alt: 'A ship' });
    for (const [address, size] of [
      [banner!.Image, bannerSizes.large],
      [banner!.SmallImage, bannerSizes.small],
    ]) {
      const { rawPayload, statusCode } = await api.app.inject({
        url: String(address),
        headers: { host: 'harbour.test' },
      });
      expect(statusCode).toBe(200);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', ...(size as object) });
      const elsewhere = await api.app.inject({ url: String(address), headers: { host: 'rival.test' } });
      expect(elsewhere.statusCode).toBe(404);
    }
    expect(await rows('service')).toMatchObject([
      { id, title: 'Sea line', state: 'shown', titles: { en: 'Sea line', zhHans: '' } },
    ]);
  });

  test('changed without a file, it keeps its picture; every change is in the audit log', async () => {
    const { id } = await save('admin', {}, { file: picture });
    const [before] = await shown();
    await save('admin', { titles: { en: 'Air line' }, position: 3 }, { id: id! });
    expect(await shown()).toEqual([{ ...before, Title: 'Air line' }]);
    await save('admin', {}, { id: id!, file: picture });
    expect((await shown())[0]!.Image).not.toBe(before!.Image);
    expect((await call('admin', 'banners/remove', { shopId: shop.id, id })).Code).toBe(200);
    expect(await shown()).toEqual([]);
    const log = await database.sql(
      `select act, subject_id from audit where subject = 'banner' order by id desc limit 4`,
    );
    expect(log.map(({ act }) => act)).toEqual([
      'banners/remove',
      'banners/save',
      'banners/save',
      'banners/save',
    ]);
  });

  test('only what is on and in its period is shown, in its order', async () => {
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const titled = (en: string, more: object) =>
      save('admin', { titles: { en }, ...more }, { file: picture });
    await titled('second', { position: 2 });
    await titled('first', { position: 1, startsAt: at(-1), endsAt: at(1) });
    await titled('planned', { startsAt: at(1) });
    await titled('over', { endsAt: at(-1) });
    await titled('off', { isActive: false });
    expect((await shown()).map(({ Title: title }) => title)).toEqual(['first', 'second']);
    const states = (await rows('admin')).map(({ title, state }) => [title, state]);
    expect(Object.fromEntries(states)).toEqual({
      first: 'shown',
      second: 'shown',
      planned: 'planned',
      over: 'over',
      off: 'off',
    });
  });

  test('a banner needs a picture, a title, and a link inside the shop', async () => {
    expect((await save('admin')).error).toBe('file.notPicture');
    const text = new TextEncoder().encode('<svg/>');
    expect((await save('admin', {}, { file: text })).error).toBe('file.notPicture');
    expect((await save('admin', { titles: {} }, { file: picture })).error).toBe('input.invalid');
    for (const link of ['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])
      expect((await save('admin', { link }, { file: picture })).error, link).toBe('input.invalid');
    const [one, other] = [new Date().toISOString(), new Date(0).toISOString()];
    expect((await save('admin', { startsAt: one, endsAt: other }, { file: picture })).error).toBe(
      'input.invalid',
    );
    expect(await shown()).toEqual([]);
  });

  test('a shop keeps so many and no more', async () => {
    for (let at = 0; at < maxBanners; at += 1)
      expect((await save('admin', {}, { file: picture })).error).toBeUndefined();
    expect((await save('admin', {}, { file: picture })).error).toBe('banner.tooMany');
    expect(await shown()).toHaveLength(maxBanners);
  });

  test('another company neither sees nor touches them', async () => {
    const { id } = await save('admin', {}, { file: picture });
    expect(await rows('rival')).toEqual([]);
    expect((await save('rival', {}, { file: picture })).error).toBe('record.notFound');
    expect((await save('rival', {}, { id: id! })).error).toBe('record.notFound');
    expect((await call('rival', 'banners/remove', { shopId: shop.id, id })).Error).toBe('record.notFound');
    expect(await shown()).toHaveLength(1);
  });
});
