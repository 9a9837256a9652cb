import { articleTypes } from '@onehaul/domain/article';
import { aShop, someAnnouncements } from '@onehaul/testing/builders';
import { aRow } from '@onehaul/testing/catalog-builders';
import { hostileHtml } from '@onehaul/testing/hostile-html';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sanitize } from '../../html/sanitize.ts';

let database: TestDatabase;
let api: TestApi;
let harbour: { id: number; tenantId: number };
let rival: { id: number; tenantId: number };
const list = '/Base_Proclamation/GetDataPage';
const articles = '/Base_ShopMatters/GetDataPage';

beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test', languages: ['en', 'vi'] });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  await someAnnouncements(database, harbour, 25, 'Harbour');
  await someAnnouncements(database, rival, 3, 'Rival');
  api = await createTestApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

type Page = { Rows: Record<string, unknown>[]; Total: number };
const page = async (path: string, body: object, host = 'harbour.test', language = 'en') =>
  (await api.post(host, path, body, { 'accept-language': language })).body.Data as Page;
const titles = ({ Rows: rows }: Page) => rows.map(({ Title: title }) => title);
const detail = (id: unknown, host = 'harbour.test') =>
  api.get(host, `/Base_Proclamation/GetDataDetail?Id=${id as string}`, { 'accept-language': 'en' });

describe('announcements', () => {
  test('a shop lists its own announcements, newest first, with the true total', async () => {
    const { body } = await api.post('harbour.test', list, { PageIndex: 2, PageRows: 10 });
    expect(body).toMatchObject({ Code: 200, Success: true, Data: { Total: 25 } });
    const { Rows: rows } = body.Data as { Rows: Record<string, unknown>[] };
    expect(rows).toHaveLength(10);
    expect(rows[0]).toEqual({
      Id: expect.any(Number),
      Title: 'Harbour 15',
      Summary: 'Summary',
      IsTop: false,
      PublishTime: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  test('the other shop’s are the other shop’s', async () => {
    expect(titles(await page(list, {}, 'rival.test'))).toEqual(['Rival 3', 'Rival 2', 'Rival 1']);
  });

  test('a page beyond the end keeps the total', async () => {
    expect(await page(list, { PageIndex: 4, PageRows: 10 })).toEqual({ Rows: [], Total: 25 });
  });

  test('what is pinned comes first, what is not yet published does not come', async () => {
    const pinned = await aRow(database, harbour, 'announcement', { titles: { en: 'Pinned' }, pinned: true });
    const tomorrow = new Date(Date.now() + 86_400_000);
    const future = await aRow(database, harbour, 'announcement', {
      titles: { en: 'Tomorrow' },
      publishedAt: tomorrow,
      pinned: true,
    });
    try {
      const first = await page(list, { PageRows: 2 });
      expect([titles(first), first.Total]).toEqual([['Pinned', 'Harbour 25'], 26]);
      expect(first.Rows[0]).toMatchObject({ IsTop: true });
      const { status, body } = await detail(future.id);
      expect([status, body.Code, body.Error, body.Data]).toEqual([200, 404, 'record.notFound', null]);
      expect((await detail(pinned.id)).body.Code).toBe(200);
    } finally {
      await database.sql('delete from announcement where id in ($1, $2)', [pinned.id, future.id]);
    }
  });

  test('one is read with its text, in the reader’s language', async () => {
    const row = await aRow(database, harbour, 'announcement', {
      titles: { en: 'Holiday', vi: 'Nghỉ lễ' },
      contents: { en: '<p>Closed</p>' },
    });
    const { body } = await api.get(
      'harbour.test',
      `/Base_Proclamation/GetDataDetail?Id=${row.id as number}`,
      { 'accept-language': 'vi' },
    );
    expect(body.Data).toEqual({
      Id: row.id,
      Title: 'Nghỉ lễ',
      Summary: 'Summary',
      Content: '<p>Closed</p>',
      IsTop: false,
      PublishTime: '2026-01-01T00:00:00.000Z',
    });
  });

  test('one of another shop is as unknown as one that never was (S06)', async () => {
    const [theirs] = (await page(list, {}, 'rival.test')).Rows;
    const foreign = await detail(theirs!.Id);
    const nothing = await detail(2_000_000_000);
    const { RequestId: _, ...body } = foreign.body;
    const { RequestId: __, ...unknown } = nothing.body;
    expect(body).toEqual(unknown);
    expect(body).toMatchObject({ Code: 404, Error: 'record.notFound' });
    expect((await detail(theirs!.Id, 'rival.test')).body.Code).toBe(200);
  });

  test.each(['', '0', '-1', '1.5', '1e3', 'abc', '0x10', '99999999999', '1 or 1=1', '1&Id=2', '%00', '[1]'])(
    'the number "%s" is wrong input',
    async (id) => {
      const { status, body } = await detail(id);
      expect([status, body.Code, body.Error]).toEqual([200, 400, 'input.invalid']);
    },
  );
});

describe('articles', () => {
  test('are those of the type, in the shop’s order, and the terms are type 7', async () => {
    await aRow(database, harbour, 'article', {
      type: 'terms',
      titles: { en: 'Terms' },
      contents: { en: '<p>Agree</p>' },
    });
    await aRow(database, rival, 'article', { type: 'terms', titles: { en: 'Rival terms' } });
    await aRow(database, harbour, 'article', { type: 'problem', titles: { en: 'Second' }, position: 2 });
    await aRow(database, harbour, 'article', { type: 'problem', titles: { en: 'First' }, position: 1 });
    expect(await page(articles, { Type: 7 })).toEqual({
      Rows: [
        {
          Id: expect.any(Number),
          Type: 7,
          Title: 'Terms',
          Content: '<p>Agree</p>',
          Category: null,
          UpdatedAt: expect.stringMatching(/Z$/),
        },
      ],
      Total: 1,
    });
    expect(titles(await page(articles, { Type: 13 }))).toEqual(['First', 'Second']);
    expect(titles(await page(articles, { Type: 7 }, 'rival.test'))).toEqual(['Rival terms']);
  });

  test('one is found by its Id, within its type and shop', async () => {
    const own = await aRow(database, harbour, 'article', { type: 'help', titles: { en: 'Own' } });
    const theirs = await aRow(database, rival, 'article', { type: 'help', titles: { en: 'Theirs' } });
    expect(titles(await page(articles, { Type: 9, Id: own.id }))).toEqual(['Own']);
    expect(await page(articles, { Type: 9, Id: theirs.id })).toEqual({ Rows: [], Total: 0 });
    expect(await page(articles, { Type: 8, Id: own.id })).toEqual({ Rows: [], Total: 0 });
    for (const id of ['1', 0, -1, 1.5, 2 ** 31, null]) {
      expect((await api.post('harbour.test', articles, { Type: 9, Id: id })).body.Code, `${id}`).toBe(400);
    }
  });

  test('a type that is none is wrong input', async () => {
    for (const type of [0, 14, -7, 7.5, '7', 'terms', null, [7]]) {
      expect((await api.post('harbour.test', articles, { Type: type })).body.Code, `${type}`).toBe(400);
    }
    expect((await api.post('harbour.test', articles, {})).body.Code).toBe(400);
    for (const type of Object.values(articleTypes)) {
      expect((await api.post('harbour.test', articles, { Type: type })).body.Code).toBe(200);
    }
  });

  test('a text that is not translated is shown in the shop’s own language', async () => {
    await aRow(database, harbour, 'article', {
      type: 'about',
      titles: { en: 'About', vi: 'Giới thiệu' },
      contents: { en: '<p>We ship</p>' },
    });
    const read = async (language: string) =>
      (await page(articles, { Type: 1 }, 'harbour.test', language)).Rows[0];
    expect(await read('vi')).toMatchObject({ Title: 'Giới thiệu', Content: '<p>We ship</p>' });
    expect(await read('zh-CN')).toMatchObject({ Title: 'About' });
  });
});

test('whatever HTML lies in the database leaves it clean (S35)', async () => {
  const shop = await aShop(database, { tenantId: 5, host: 'hostile.test' });
  const text = (html: string) => ({ en: `<p>Before</p>${html}<p>After</p>` });
  for (const html of hostileHtml) {
    await aRow(database, shop, 'article', {
      type: 'terms',
      contents: text(html.replaceAll('\0', '').replaceAll('\u0001', '')),
    });
  }
  const news = await aRow(database, shop, 'announcement', { contents: text(hostileHtml[4]!) });
  const pages = Array.from({ length: Math.ceil(hostileHtml.length / 100) }, (_, index) =>
    page(articles, { Type: 7, PageIndex: index + 1, PageRows: 100 }, 'hostile.test'),
  );
  const rows = (await Promise.all(pages)).flatMap(({ Rows: some }) => some);
  expect(rows).toHaveLength(hostileHtml.length);
  for (const { Content: content } of rows) {
    expect(content).toBe(sanitize(content as string));
    // A quoted title is text, whatever it says.
    expect((content as string).replaceAll(/ (title|alt)="[^"]*"/g, '')).not.toMatch(
      /<(script|svg|math|iframe|object|embed|form|input|style|link|meta|base)|<[^>]*(\son\w+=|javascript:)/i,
    );
  }
  expect((await detail(news.id, 'hostile.test')).body.Data).toMatchObject({
    Content: '<p>Before</p><p>After</p>',
  });
});

test('videos come with the addresses of their files, a poster or none', async () => {
  await aRow(database, harbour, 'video', { fileKey: '2/how.mp4', posterKey: '2/how.webp', seconds: 95 });
  await aRow(database, harbour, 'video', { fileKey: '2/why.mp4', position: 2 });
  await aRow(database, rival, 'video', {});
  expect(await page('/Base_ShopVideo/GetDataPage', {})).toEqual({
    Rows: [
      {
        Id: expect.any(Number),
        Title: 'Video',
        Url: '/files/2/how.mp4',
        Image: '/files/2/how.webp',
        Seconds: 95,
      },
      { Id: expect.any(Number), Title: 'Video', Url: '/files/2/why.mp4', Image: '', Seconds: 60 },
    ],
    Total: 2,
  });
});
