import { randomUUID } from 'node:crypto';
import { createStudioFixture } from '@onehaul/testing/studio-fixture';
import { studioRecords } from '@onehaul/testing/studio-records';
import { afterAll, describe, expect, test } from 'vitest';
import type { JobServices } from '../../jobs/job.ts';
import { lockDraft } from '../../studio/draft.repository.ts';
import { studioJobs } from './studio.jobs.ts';

const stage = await createStudioFixture();
const { database, shop, sister, call, get, list, save } = stage;
afterAll(() => stage.close());

const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const texts = (en: string) => ({ zhHans: '', zhHanT: '', en, vi: '' });
const page = (title: string, more: object = {}) => ({
  type: 'help',
  titles: texts(title),
  contents: texts('<p>Text</p><script>bad()</script>'),
  ...more,
});
type NewDraft = {
  id: string;
  title: unknown;
  category: string | null;
  staffName: string;
  publishAt: string | null;
  refusal: unknown;
};
const drafts = async (who = 'admin') =>
  (await call<{ items: NewDraft[] }>('article/listDrafts', {}, who)).data.items;

/** A draft of a new page, or of an existing one. */
async function aDraft(values: object, more: { key?: string; basedOn?: number } = {}, who = 'admin') {
  const draftId = randomUUID();
  const saved = await call('article/saveDraft', { draftId, basedOn: 0, values, ...more }, who);
  expect(saved.error).toBeUndefined();
  return draftId;
}
const schedule = (draftId: string, version = 0, publishAt: string | null = soon(), who = 'admin') =>
  call('article/scheduleDraft', { draftId, version, publishAt }, who);
const runJob = () => studioJobs[0]!.run({ database: database.database } as JobServices);
/** Its time has come. */
const makeDue = (draftId: string) =>
  database.sql(`update record_draft set publish_at = now() - interval '1 second' where id = $1`, [draftId]);
const staffIdOf = async (email: string) =>
  (await database.sql('select id from staff where email = $1', [email]))[0]!.id as number;

describe('drafts of new records', () => {
  test('are listed with their author, unfinished too, and can be continued and discarded', async () => {
    const draftId = await aDraft({ type: null, titles: texts('Half'), contents: texts('') });
    const listed = (await drafts('colleague')).find(({ id }) => id === draftId);
    expect(listed).toMatchObject({ title: texts('Half'), publishAt: null, refusal: null });
    expect(listed!.staffName).not.toBe('');
    const opened = await call<{ draft: { values: object } }>('article/getDraft', { draftId });
    expect(opened.data.draft.values).toMatchObject({ type: null, titles: texts('Half') });
    expect((await list('article', { search: 'Half' })).total).toBe(0);
    expect((await call('article/discardDraft', { draftId })).error).toBeUndefined();
    expect((await call('article/getDraft', { draftId })).error).toBe('record.notFound');
  });

  test('a colleague does not save over one', async () => {
    const draftId = await aDraft(page('Mine'));
    const theirs = await call(
      'article/saveDraft',
      { draftId, basedOn: 0, values: page('Theirs') },
      'colleague',
    );
    expect(theirs.error).toBe('record.changedMeanwhile');
  });

  test('are told apart by type', async () => {
    const draftId = await aDraft(page('Typed', { type: 'terms' }));
    expect((await drafts()).find(({ id }) => id === draftId)).toMatchObject({ category: 'terms' });
  });

  test('belong to their shop and company', async () => {
    const draftId = await aDraft(page('Own'));
    const elsewhere = await call<{ items: NewDraft[] }>('article/listDrafts', { shopId: sister.id });
    expect(elsewhere.data.items).toEqual([]);
    expect((await call('article/getDraft', { draftId, shopId: sister.id })).error).toBe('record.notFound');
    expect((await call('article/listDrafts', {}, 'rival')).error).toBe('record.notFound');
    expect((await call('article/getDraft', { draftId }, 'rival')).error).toBe('record.notFound');
    expect((await schedule(draftId, 0, soon(), 'rival')).error).toBe('record.notFound');
  });

  test('are not mixed with those of existing records', async () => {
    const { key } = await studioRecords.article!(database, shop);
    const draftId = await aDraft(page('Of a record'), { key, basedOn: 1 });
    expect((await drafts()).map(({ id }) => id)).not.toContain(draftId);
    expect((await call('article/getDraft', { draftId })).error).toBe('record.notFound');
    // A draft keeps its record.
    const moved = await call('article/saveDraft', { draftId, basedOn: 0, values: page('Moved') });
    expect(moved.error).toBe('record.changedMeanwhile');
    expect((await get('article', key)).draft!.values.titles).toEqual(texts('Of a record'));
  });

  test('one is published once, even by two people', async () => {
    const draftId = await aDraft(page('Once'));
    expect((await save('article', page('Once'), { draftId })).error).toBeUndefined();
    expect((await save('article', page('Once'), { draftId }, 'colleague')).error).toBe('record.notFound');
    expect((await list('article', { search: 'Once' })).total).toBe(1);
  });
});

describe('a schedule', () => {
  test('publishes a new record at its time, sanitised, with history and audit of the person', async () => {
    const draftId = await aDraft(page('Timed'));
    expect((await schedule(draftId)).error).toBeUndefined();
    await runJob();
    expect((await list('article', { search: 'Timed' })).total).toBe(0);
    expect((await drafts()).find(({ id }) => id === draftId)!.publishAt).not.toBeNull();
    await makeDue(draftId);
    await runJob();
    const [row] = (await list('article', { search: 'Timed' })).items;
    const record = await get('article', row!.key);
    expect(record.values.contents).toMatchObject({ en: '<p>Text</p>' });
    expect(record.history).toMatchObject([{ act: 'created', version: 1 }]);
    expect(record.history[0]!.staffName).not.toBeNull();
    expect((await drafts()).find(({ id }) => id === draftId)).toBeUndefined();
    const [entry] = await database.sql(
      `select act, staff_id from audit where subject = 'article' order by id desc limit 1`,
    );
    expect(entry).toEqual({
      act: 'studio/article/publishDraft',
      staff_id: await staffIdOf('admin@company.test'),
    });
  });

  test('publishes once with several workers', async () => {
    const draftId = await aDraft(page('Parallel'));
    await schedule(draftId);
    await makeDue(draftId);
    await Promise.all([runJob(), runJob(), runJob()]);
    expect((await list('article', { search: 'Parallel' })).total).toBe(1);
  });

  test('leaves a draft to the process that works on it', async () => {
    const draftId = await aDraft(page('Locked'));
    await schedule(draftId);
    await makeDue(draftId);
    await database.database.transaction(shop.tenantId, async (db) => {
      await db.first(lockDraft, { shopId: shop.id, resource: 'article', id: draftId });
      await runJob();
    });
    expect((await list('article', { search: 'Locked' })).total).toBe(0);
    await runJob();
    expect((await list('article', { search: 'Locked' })).total).toBe(1);
  });

  test('of an existing record replaces the version that was seen', async () => {
    const { key } = await studioRecords.article!(database, shop);
    const draftId = await aDraft(page('Second'), { key, basedOn: 1 });
    expect((await schedule(draftId, 1)).error).toBeUndefined();
    expect((await list('article')).items.find((row) => row.key === key)).toMatchObject({
      draftState: 'scheduled',
    });
    await makeDue(draftId);
    await runJob();
    expect(await get('article', key)).toMatchObject({
      version: 2,
      draft: null,
      values: { titles: texts('Second') },
    });
  });

  test('does not overwrite a version that came between: it stays a draft with the reason', async () => {
    const { key } = await studioRecords.article!(database, shop);
    const draftId = await aDraft(page('Late'), { key, basedOn: 1 });
    await schedule(draftId, 1);
    expect((await save('article', page('Between'), { key, version: 1 }, 'colleague')).error).toBeUndefined();
    await makeDue(draftId);
    await runJob();
    expect(await get('article', key)).toMatchObject({
      version: 2,
      values: { titles: texts('Between') },
      draft: { id: draftId, publishAt: null, refusal: { code: 'record.changedMeanwhile' } },
    });
    expect((await list('article')).items.find((row) => row.key === key)).toMatchObject({
      draftState: 'refused',
    });
    // Scheduled again, now over the version that was seen.
    expect((await schedule(draftId, 1)).error).toBe('record.changedMeanwhile');
    expect((await schedule(draftId, 2)).error).toBeUndefined();
    expect((await get('article', key)).draft).toMatchObject({ refusal: null });
  });

  test('is refused at once for content that could not be published, and for a time that is past or far', async () => {
    const unfinished = await aDraft({ type: null, titles: texts('No type'), contents: texts('') });
    expect((await schedule(unfinished)).error).toBe('input.invalid');
    const draftId = await aDraft(page('Past'));
    expect((await schedule(draftId, 0, new Date(Date.now() - 1000).toISOString())).error).toBe(
      'input.invalid',
    );
    expect((await schedule(draftId, 0, '2126-01-01T00:00:00.000Z')).error).toBe('input.invalid');
  });

  test('stays when the draft is edited; what became unpublishable is marked', async () => {
    const draftId = await aDraft(page('Edited'));
    await schedule(draftId);
    const values = { ...page('Edited'), contents: texts('') };
    expect((await call('article/saveDraft', { draftId, basedOn: 0, values })).error).toBeUndefined();
    expect((await drafts()).find(({ id }) => id === draftId)!.publishAt).not.toBeNull();
    await makeDue(draftId);
    await runJob();
    expect((await drafts()).find(({ id }) => id === draftId)).toMatchObject({
      publishAt: null,
      refusal: { code: 'input.invalid', field: 'contents' },
    });
    expect((await list('article', { search: 'Edited' })).total).toBe(0);
  });

  test('can be cancelled', async () => {
    const draftId = await aDraft(page('Cancelled'));
    await schedule(draftId);
    expect((await schedule(draftId, 0, null)).error).toBeUndefined();
    await runJob();
    expect((await drafts()).find(({ id }) => id === draftId)).toMatchObject({
      publishAt: null,
      refusal: null,
    });
  });

  test('of a record that was archived meanwhile is not published', async () => {
    const { key } = await studioRecords.article!(database, shop);
    const draftId = await aDraft(page('Archived'), { key, basedOn: 1 });
    await schedule(draftId, 1);
    await database.sql('update article set archived_at = now() where id = $1', [Number(key)]);
    await makeDue(draftId);
    await runJob();
    expect((await get('article', key)).draft).toMatchObject({ refusal: { code: 'record.notFound' } });
  });

  test.each([
    ['lost the permission', `roles = '{clerk}'`, `roles = '{admin,finance}'`, 'access.forbidden'],
    ['left', `state = 'suspended'`, `state = 'active'`, 'access.forbidden'],
    ['works in another shop now', 'is_limited = true', 'is_limited = false', 'access.otherPlace'],
  ])('of a person who %s is not published', async (_, change, undo, code) => {
    const draftId = await aDraft(page('Orphan'), {}, 'colleague');
    await schedule(draftId, 0, soon(), 'colleague');
    await makeDue(draftId);
    await database.sql(`update staff set ${change} where email = 'colleague@company.test'`);
    try {
      await runJob();
    } finally {
      await database.sql(`update staff set ${undo} where email = 'colleague@company.test'`);
    }
    expect((await drafts()).find(({ id }) => id === draftId)).toMatchObject({
      publishAt: null,
      refusal: { code },
    });
    expect((await list('article', { search: 'Orphan' })).total).toBe(0);
  });

  test('a draft that cannot be handled does not hold back the others', async () => {
    const broken = await aDraft(page('Broken'));
    const sound = await aDraft(page('Sound'));
    await schedule(broken);
    await schedule(sound);
    await database.sql(`update record_draft set content = 'null' where id = $1`, [broken]);
    await makeDue(broken);
    await makeDue(sound);
    await runJob().catch(() => undefined);
    expect((await list('article', { search: 'Sound' })).total).toBe(1);
    await database.sql('delete from record_draft where id = $1', [broken]);
  });
});
