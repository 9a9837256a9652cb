import { aMember } from '@onehaul/testing/member-builders';
import { anOrder } from '@onehaul/testing/order-builders';
import { singleRecords } from '@onehaul/testing/single-records';
import { studioRecords } from '@onehaul/testing/studio-records';
import { createStudioFixture } from '@onehaul/testing/studio-fixture';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { singleResources } from './studio-resources.ts';

const stage = await createStudioFixture();
const { api, database, shop, sister, call, get, list, save } = stage;
afterAll(() => stage.close());

const key = String(shop.id);
const single = (name: string) => get(name, key, 'owner');
const saveSingle = async (name: string, values: object, who = 'owner') => {
  const { version } = await single(name);
  return save(name, values as never, { version }, who);
};
const info = async (language = 'en') =>
  (await api.post('harbour.test', '/Base_Shop/GetShopInfo', {}, { 'accept-language': language })).body
    .Data as Record<string, unknown>;

describe.each(singleResources.map(([resource]) => resource.name))('%s', (name) => {
  test('is changed, and goes back to what it was before', async () => {
    const first = await single(name);
    const saved = await saveSingle(name, singleRecords[name]!);
    expect(saved).toMatchObject({ data: { key, version: first.version + 1 } });
    const changed = await single(name);
    expect(changed.values).not.toEqual(first.values);
    const target = { key, version: changed.version, to: first.version };
    expect((await call(`${name}/revert`, target, 'owner')).error).toBeUndefined();
    const last = await single(name);
    expect(last.values).toEqual(first.values);
    expect(last.history.map(({ act }) => act)).toEqual(['reverted', 'changed', 'baseline']);
  });

  test('is neither listed, added nor archived', async () => {
    for (const act of ['list', 'archive', 'reorder', 'exportSheet'])
      expect((await call(`${name}/${act}`, { key }, 'owner')).error).toBe('call.unknown');
    const { version } = await single(name);
    const other = { key: String(sister.id), version };
    expect((await save(name, singleRecords[name]!, other, 'owner')).error).toBe('record.notFound');
  });

  test('another company does not see it', async () => {
    expect((await call(`${name}/get`, { key }, 'rival')).error).toBe('record.notFound');
    expect((await save(name, singleRecords[name]!, { version: 1 }, 'rival')).error).toBe('record.notFound');
    const elsewhere = await call(`${name}/get`, { shopId: sister.id, key }, 'owner');
    expect(elsewhere.error).toBe('record.notFound');
  });

  test('of two who change it at once, the second is refused and told who was first', async () => {
    const { version } = await single(name);
    const replies = await Promise.all(
      ['owner', 'partner'].map((who) => save(name, singleRecords[name]!, { version }, who)),
    );
    const errors = replies.map(({ error }) => error).filter((error) => error !== undefined);
    expect(errors).toEqual(['record.changedMeanwhile']);
    expect(replies.find(({ error }) => error)!.message).toMatch(/^\S.+ saved a newer version/);
  });

  test('leaves before and after in the audit log', async () => {
    await saveSingle(name, singleRecords[name]!);
    const [entry] = await database.sql(
      `select subject_id as "subjectId", details from audit where subject = $1 order by id desc limit 1`,
      [name],
    );
    expect(entry).toMatchObject({ subjectId: `${key}/${key}`, details: { before: {}, after: {} } });
  });
});

test('editors of the profile and the brand do not get in each other’s way', async () => {
  const [profile, brand] = [await single('profile'), await single('brand')];
  expect((await save('brand', singleRecords.brand!, { version: brand.version })).error).toBeUndefined();
  expect((await save('profile', singleRecords.profile!, { version: profile.version })).error).toBeUndefined();
});

describe('languages', () => {
  const profile = singleRecords.profile!;
  const inVi = { en: 'Harbour', vi: 'Bến cảng' };
  const viFirst = { ...profile, languages: ['vi', 'en'], names: inVi, taglines: inVi, descriptions: inVi };

  test('another first language needs the texts of the profile and of every active record', async () => {
    const incomplete = await saveSingle('profile', { ...viFirst, taglines: { en: 'Ships it' } });
    expect(incomplete).toMatchObject({
      error: 'input.invalid',
      message: expect.stringContaining('taglines.vi'),
    });
    const record = await studioRecords.goodsType!(database, shop);
    const missing = await saveSingle('profile', { ...viFirst, legalNames: {} });
    expect(missing).toMatchObject({ error: 'input.invalid', message: expect.stringContaining('languages') });
    await call('goodsType/archive', { key: record.key, version: 1, isArchived: true });
    await saveSingle('homePage', singleRecords.homePage!);
    expect((await saveSingle('profile', { ...viFirst, legalNames: {} })).error).toBe('input.invalid');
    await saveSingle('homePage', { ...singleRecords.homePage!, figures: [] });
    await saveSingle('labelLayout', { ...singleRecords.labelLayout!, footers: { en: 'Thanks' } });
    expect((await saveSingle('profile', { ...viFirst, legalNames: {} })).error).toBe('input.invalid');
    await saveSingle('labelLayout', singleRecords.labelLayout!);
    expect((await saveSingle('profile', { ...viFirst, legalNames: {} })).error).toBeUndefined();
    expect((await info('zh-Hans')).Name).toBe('Bến cảng');
    await saveSingle('profile', profile);
  });

  test('at least one, each once', async () => {
    expect((await saveSingle('profile', { ...profile, languages: [] })).error).toBe('input.invalid');
    expect((await saveSingle('profile', { ...profile, languages: ['en', 'en'] })).error).toBe(
      'input.invalid',
    );
  });
});

describe('what visitors get', () => {
  test('name, legal name, search texts, colour, sections, figures and contacts', async () => {
    await saveSingle('profile', {
      ...singleRecords.profile!,
      names: { en: '<b>Harbour</b>', vi: 'Cảng' },
      seoTitles: { en: 'Ship from China' },
    });
    await saveSingle('brand', singleRecords.brand!);
    await saveSingle('homePage', singleRecords.homePage!);
    expect(await info()).toMatchObject({
      // Plain text: pages escape it.
      Name: '<b>Harbour</b>',
      LegalName: 'Harbour Ltd',
      SeoTitle: 'Ship from China',
      SeoDescription: '',
      PrimaryColor: '#0b6b73',
      PcLogoUrl: '/files/picture/0123456789abcdef0123456789abcdef.webp',
      PcIcoUrl: '',
      HomeSections: ['steps', 'goods'],
      Figures: [
        { value: '0', label: 'lines' },
        { value: '26,000', label: 'members' },
      ],
    });
    const [contact] = JSON.parse(String((await info()).ThreeWayLink)) as { image: string }[];
    expect(contact!.image).toBe('/files/picture/0123456789abcdef0123456789abcdef.webp');
  });

  test('a counted figure leaves out what is archived', async () => {
    const figures = [{ counted: 'pickupPoints', value: '', label: { en: 'points' } }];
    await saveSingle('homePage', { ...singleRecords.homePage!, figures });
    const { key: point } = await studioRecords.pickupPoint!(database, shop);
    // The directory of this process is asked again after a second.
    const counted = async (value: string) => {
      await expect
        .poll(async () => (await info()).Figures, { timeout: 3000 })

        .toEqual([{ value, label: 'points' }]);
    };
    await counted('1');
    await call('pickupPoint/archive', { key: point, version: 1, isArchived: true });
    await counted('0');
  });
});

describe('rules', () => {
  const refused = async (name: string, change: object) =>
    saveSingle(name, { ...singleRecords[name]!, ...change });

  test('a colour that cannot be seen on white is refused', async () => {
    for (const primaryColor of ['#ffffff', '#fdfdf0', 'red', '#0B6B73', '#0b6b73;x'])
      expect((await refused('brand', { primaryColor })).error, primaryColor).toBe('input.invalid');
  });

  test('a picture is a public file of the studio, never a private one or an address', async () => {
    for (const logoKey of [
      'parcel/0123456789abcdef.webp',
      'upload/0123456789abcdef.webp',
      'picture/../parcel/a.webp',
      'https://evil.test/a.webp',
      '/files/a.webp',
    ])
      expect((await refused('brand', { logoKey })).error, logoKey).toBe('input.invalid');
  });

  test('addresses are https, and a time zone exists', async () => {
    for (const iosAppUrl of ['http://apps.example', 'javascript:alert(1)', '//apps.example'])
      expect((await refused('profile', { iosAppUrl })).error, iosAppUrl).toBe('input.invalid');
    expect((await refused('profile', { timeZone: 'Mars/Olympus' })).error).toBe('input.invalid');
  });

  test('a figure has a value, a contact something to copy or to scan', async () => {
    const label = { en: 'members' };
    const figures = [{ counted: null, value: '', label }];
    expect((await refused('homePage', { figures })).error).toBe('input.invalid');
    const contact = { type: 'qr', icon: 'wechat', name: 'WeChat', text: '', image: null };
    expect((await refused('homePage', { contactLinks: [contact] })).error).toBe('input.invalid');
    const texts = [{ counted: 'lines', value: '', label: { vi: 'tuyến' } }];
    expect(await refused('homePage', { figures: texts })).toMatchObject({
      error: 'input.invalid',
      message: expect.stringContaining('figures.en'),
    });
  });

  test('only the owner switches modules, and none off with open orders', async () => {
    expect((await saveSingle('shopModules', singleRecords.shopModules!, 'admin')).error).toBe(
      'access.forbidden',
    );
    const [on, off] = [{ modules: ['consolidation', 'returns'] }, { modules: ['returns'] }];
    const member = await aMember(database, shop);
    await anOrder(database, shop, member, { step: 'completed' });
    await saveSingle('shopModules', on);
    expect((await saveSingle('shopModules', off)).error).toBeUndefined();
    await saveSingle('shopModules', on);
    await anOrder(database, shop, member);
    expect(await saveSingle('shopModules', off)).toMatchObject({
      error: 'input.invalid',
      message: expect.stringContaining('modules'),
    });
    expect((await saveSingle('shopModules', { modules: ['consolidation'] })).error).toBeUndefined();
  });
});

describe('files', () => {
  const picture = async (width: number, height: number) =>
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: '#0b6b73' } })
        .png()
        .toBuffer(),
    );
  const drawn = async (path: string) =>
    (await api.app.inject({ url: `/files/${path}`, headers: { host: 'harbour.test' } })).rawPayload;

  test('are redrawn in the shape of their place, and shown to visitors of this shop only', async () => {
    for (const [kind, size] of [
      ['logo', { width: 600, height: 240 }],
      ['icon', { width: 256, height: 256 }],
      ['banner', { width: 1600, height: 600 }],
    ] as const) {
      const { data, error } = await stage.upload(kind, await picture(1500, 600));
      expect(error).toBeUndefined();
      expect(data.key).toMatch(/^picture\/[0-9a-f]{32}\.webp$/);
      expect(await sharp(await drawn(data.key)).metadata()).toMatchObject({ format: 'webp', ...size });
      const elsewhere = await api.app.inject({ url: `/files/${data.key}`, headers: { host: 'rival.test' } });
      expect(elsewhere.statusCode).toBe(404);
    }
  });

  test('S48: what is no picture is refused, and what hides behind one is dropped', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    expect((await stage.upload('logo', svg)).error).toBe('file.notPicture');
    expect((await stage.upload('film', svg)).error).toBe('file.notFilm');
    const polyglot = Buffer.concat([await picture(100, 100), Buffer.from('<script>alert(1)</script>')]);
    const { data } = await stage.upload('icon', new Uint8Array(polyglot));
    expect((await drawn(data.key)).includes('<script>')).toBe(false);
    expect((await stage.upload('logo', await picture(9, 9), 'rival')).error).toBe('record.notFound');
  });

  test('a text shows an uploaded picture, and staff get no address of a private file it names', async () => {
    const { data } = await stage.upload('text', await picture(2000, 1000));
    expect(await sharp(await drawn(data.key)).metadata()).toMatchObject({ width: 1600, height: 800 });
    const { values } = await studioRecords.article!(database, shop);
    const pictures = [data.key, 'parcel/secret.webp'].map(
      (path) => `<img src="/files/${path}" alt="Label" />`,
    );
    const contents = { en: `<p>Look:</p>${pictures.join('')}` };
    const saved = await save('article', { ...values, contents });
    const view = await get('article', saved.data.key);
    expect(view.values.contents).toMatchObject(contents);
    expect(Object.keys(view.files)).toEqual([data.key]);
  });

  test('a banner is shown in both sizes', async () => {
    const { data } = await stage.upload('banner', await picture(1600, 600));
    const { values } = await studioRecords.banner!(database, shop);
    await save('banner', { ...values, titles: { en: 'Autumn' }, fileKey: data.key });
    const reply = await api.post('harbour.test', '/Base_Shop/GetShopImage', {}, { 'accept-language': 'en' });
    const shown = (reply.body.Data as Record<string, string>[]).find(
      ({ Title: title }) => title === 'Autumn',
    )!;
    const small = await drawn(shown.SmallImage!.replace('/files/', ''));
    expect(await sharp(small).metadata()).toMatchObject({ width: 800, height: 300 });
  });

  test('a picture stored before the studio keeps its smaller one', async () => {
    const { key: known } = await studioRecords.banner!(database, shop);
    await database.sql(`update shop_image set small_file_key = 'banner/tiny.webp' where id = $1`, [known]);
    const { values } = await get('banner', known);
    await save('banner', { ...values, titles: { en: 'Renamed' } }, { key: known, version: 1 });
    const [row] = await database.sql('select small_file_key from shop_image where id = $1', [known]);
    expect(row).toEqual({ small_file_key: 'banner/tiny.webp' });
  });
});

describe('banners', () => {
  test('lead to pages of the shop only, have a period, and are twelve at most', async () => {
    const { values } = await studioRecords.banner!(database, shop);
    for (const link of ['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])
      expect((await save('banner', { ...values, link })).error, link).toBe('input.invalid');
    const period = { startsAt: '2026-02-01T00:00:00.000Z', endsAt: '2026-01-01T00:00:00.000Z' };
    expect((await save('banner', { ...values, ...period })).error).toBe('input.invalid');
    for (let made = 1; made < 12; made += 1) expect((await save('banner', values)).error).toBeUndefined();
    expect((await save('banner', values)).error).toBe('banner.tooMany');
    const [one, other] = (await list('banner')).items;
    expect((await save('banner', values, { key: one!.key, version: one!.version })).error).toBeUndefined();
    const archive = (isArchived: boolean, version: number) =>
      call('banner/archive', { key: other!.key, version, isArchived });
    expect((await archive(true, 1)).error).toBeUndefined();
    expect((await save('banner', values)).error).toBeUndefined();
    expect((await archive(false, 2)).error).toBe('banner.tooMany');
  });
});
