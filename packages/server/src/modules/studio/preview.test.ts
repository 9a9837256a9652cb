import { randomUUID } from 'node:crypto';
import { createStudioFixture } from '@onehaul/testing/studio-fixture';
import { studioRecords } from '@onehaul/testing/studio-records';
import { afterAll, describe, expect, test } from 'vitest';

const stage = await createStudioFixture();
const { api, database, shop, sister, call, get } = stage;
afterAll(() => stage.close());

const host = 'harbour.test';
const texts = (en: string, vi = '') => ({ zhHans: '', zhHanT: '', en, vi });
const page = (title: string, more: object = {}) => ({
  type: 'help',
  titles: texts(title),
  contents: texts(`<p>${title}</p><script>bad()</script>`),
  ...more,
});
const news = (title: string, more: object = {}) => ({
  titles: texts(title),
  summaries: texts(''),
  contents: texts(`<p>${title}</p>`),
  pinned: false,
  publishedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

async function aDraft(resource: string, values: object, key?: string) {
  const draftId = randomUUID();
  const draft = { draftId, basedOn: key === undefined ? 0 : 1, values, ...(key !== undefined && { key }) };
  expect((await call(`${resource}/saveDraft`, draft)).error).toBeUndefined();
  return draftId;
}
type Opened = { Token: string; Resource: string; Id: number | null; ArticleType: number | null };
async function openCode(resource: string, draftId: string, who = 'admin') {
  const { data, error } = await call<{ url: string }>(`${resource}/previewDraft`, { draftId }, who);
  expect(error).toBeUndefined();
  expect(data.url).toMatch(/^https:\/\/harbour\.test\/preview\?code=[\w-]{32}$/);
  return new URL(data.url).searchParams.get('code')!;
}
const enter = async (code: string, at = host) => (await api.post(at, '/Preview/Enter', { Code: code })).body;
async function openPreview(resource: string, draftId: string) {
  return (await enter(await openCode(resource, draftId))).Data as Opened;
}
const withCookie = (token: string) => ({ cookie: `__Host-preview=${token}`, 'accept-language': 'en' });
type Rows = { Rows: { Id: number; Title: string; Content?: string; Summary?: string }[]; Total: number };
const articles = async (token?: string, body: object = {}, at = host) =>
  (await api.post(at, '/Base_ShopMatters/GetDataPage', { Type: 9, ...body }, token ? withCookie(token) : {}))
    .body.Data as Rows;
const announcements = async (token?: string) =>
  (await api.post(host, '/Base_Proclamation/GetDataPage', {}, token ? withCookie(token) : {})).body
    .Data as Rows;
const titles = ({ Rows: rows }: Rows) => rows.map(({ Title: title }) => title);

describe('a code', () => {
  test('works once, and is stored as a hash', async () => {
    const code = await openCode('article', await aDraft('article', page('Coded')));
    const opened = (await enter(code)).Data as Opened;
    expect(opened).toMatchObject({ Resource: 'article', ArticleType: 9 });
    expect((await enter(code)).Error).toBe('staff.linkInvalid');
    const stored = JSON.stringify(
      await database.sql('select code_hash::text, token_hash::text from preview_pass'),
    );
    for (const secret of [code, opened.Token])
      expect(stored).not.toContain(Buffer.from(secret).toString('hex'));
  });

  test('is refused by another shop of the company and by another company', async () => {
    const code = await openCode('article', await aDraft('article', page('Elsewhere')));
    expect((await enter(code, 'sister.test')).Error).toBe('staff.linkInvalid');
    expect((await enter(code, 'rival.test')).Error).toBe('staff.linkInvalid');
    expect((await enter(code)).Error).toBeUndefined();
  });

  test('expires after a minute', async () => {
    const code = await openCode('article', await aDraft('article', page('Slow')));
    await database.sql(`update preview_pass set expires_at = now() - interval '1 second'`);
    expect((await enter(code)).Error).toBe('staff.linkInvalid');
  });

  test('is given for drafts of the own shop only', async () => {
    const draftId = await aDraft('article', page('Own'));
    expect((await call('article/previewDraft', { draftId }, 'rival')).error).toBe('record.notFound');
    expect((await call('article/previewDraft', { draftId, shopId: sister.id })).error).toBe(
      'record.notFound',
    );
    expect((await call('announcement/previewDraft', { draftId })).error).toBe('record.notFound');
  });
});

describe('a preview', () => {
  test('lays a draft over its record, for the holder of the token only', async () => {
    const { key } = await studioRecords.article!(database, shop);
    await database.sql(`update article set type = 'help', titles = '{"en": "Published"}' where id = $1`, [
      Number(key),
    ]);
    const { Token: token, Id: id } = await openPreview(
      'article',
      await aDraft('article', page('Drafted'), key),
    );
    expect(id).toBe(Number(key));
    const [seen] = (await articles(token, { Id: id })).Rows;
    expect(seen).toMatchObject({ Id: id, Title: 'Drafted', Content: '<p>Drafted</p>' });
    expect(titles(await articles(undefined, { Id: id }))).toEqual(['Published']);
    expect(titles(await articles('x'.repeat(43), { Id: id }))).toEqual(['Published']);
    expect((await get('article', key)).values.titles).toMatchObject({ en: 'Published' });
  });

  test('shows a new record, also unfinished, under a number of its own', async () => {
    const draftId = await aDraft('article', page('Brand new', { contents: texts('') }));
    const { Token: token, Id: id } = await openPreview('article', draftId);
    expect(id).toBeGreaterThan(900_000_000);
    expect(titles(await articles(token, { Id: id }))).toEqual(['Brand new']);
    expect(titles(await articles(token))).toContain('Brand new');
    expect(titles(await articles())).not.toContain('Brand new');
    expect((await articles(undefined, { Id: id })).Total).toBe(0);
  });

  test('shows announcements, also before their time', async () => {
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const draftId = await aDraft('announcement', news('Tomorrow', { publishedAt: later, pinned: null }));
    const { Token: token, Id: id } = await openPreview('announcement', draftId);
    expect(titles(await announcements(token))).toContain('Tomorrow');
    expect(titles(await announcements())).not.toContain('Tomorrow');
    const detail = (headers: Record<string, string> = {}) =>
      api.get(host, `/Base_Proclamation/GetDataDetail?Id=${id}`, headers);
    expect((await detail(withCookie(token))).body.Data).toMatchObject({ Content: '<p>Tomorrow</p>' });
    expect((await detail()).body.Error).toBe('record.notFound');
  });

  test('a missing text falls back as it will when published', async () => {
    const draftId = await aDraft('article', page('Fallback', { titles: texts('Fallback', '') }));
    const { Token: token, Id: id } = await openPreview('article', draftId);
    const headers = { ...withCookie(token), 'accept-language': 'vi' };
    const { body } = await api.post(host, '/Base_ShopMatters/GetDataPage', { Type: 9, Id: id }, headers);
    expect(titles(body.Data as Rows)).toEqual(['Fallback']);
  });

  test('shows nothing of another shop, and its token nothing elsewhere', async () => {
    const { Token: token } = await openPreview('article', await aDraft('article', page('Only here')));
    expect(titles(await articles(token, {}, 'sister.test'))).not.toContain('Only here');
    expect(titles(await articles(token, {}, 'rival.test'))).not.toContain('Only here');
    const state = async (at: string) =>
      (await api.post(at, '/Preview/GetState', {}, withCookie(token))).body.Data as { IsActive: boolean };
    expect(await state(host)).toEqual({ IsActive: true });
    expect(await state('sister.test')).toEqual({ IsActive: false });
  });

  test.each([
    ['its time is over', `update preview_pass set expires_at = now() - interval '1 second'`, undefined],
    [
      'its person left',
      `update staff set state = 'suspended' where email = 'admin@company.test'`,
      `update staff set state = 'active' where email = 'admin@company.test'`,
    ],
    [
      'its person may no longer read',
      `update staff set roles = '{clerk}' where email = 'admin@company.test'`,
      `update staff set roles = '{admin,finance}' where email = 'admin@company.test'`,
    ],
  ])('ends when %s', async (_, change, undo) => {
    const draftId = await aDraft('article', page('Ending'));
    const { Token: token } = await openPreview('article', draftId);
    expect(titles(await articles(token))).toContain('Ending');
    await database.sql(change);
    try {
      expect(titles(await articles(token))).not.toContain('Ending');
    } finally {
      if (undo) await database.sql(undo);
      await database.sql('delete from record_draft where id = $1', [draftId]);
    }
  });

  test('ends when it is left', async () => {
    const { Token: token } = await openPreview('article', await aDraft('article', page('Left')));
    await api.post(host, '/Preview/Leave', {}, withCookie(token));
    expect(titles(await articles(token))).not.toContain('Left');
  });
});
