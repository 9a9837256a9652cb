import { studioRecords } from '@onehaul/testing/studio-records';
import { createStudioFixture } from '@onehaul/testing/studio-fixture';
import { afterAll, describe, expect, test } from 'vitest';

const stage = await createStudioFixture();
const { database, shop, call, get, list, save, importSheet } = stage;
afterAll(() => stage.close());

describe('spreadsheets', () => {
  const heading = ['id', 'name', 'lengthMm', 'widthMm', 'heightMm', 'ownGrams', 'mostGrams'];

  test('rows are added and changed in centimetres and kilograms', async () => {
    const { key } = await studioRecords.carton!(database, shop);
    const { data } = await importSheet('carton', [
      heading,
      ['', 'XL', '80', '60', '60', '1.2', '30'],
      [`${key} v1`, 'M2', '40', '30', '30', '0.5', '20'],
    ]);
    expect(data).toEqual({ added: 1, changed: 1, problems: [] });
    expect((await get('carton', key)).values).toMatchObject({ name: 'M2', lengthMm: 400, ownGrams: 500 });
    const added = (await list('carton', { search: 'XL' })).items[0];
    expect(added!.values).toMatchObject({ lengthMm: 800, ownGrams: 1200, mostGrams: 30_000 });
  });

  test('one wrong row and nothing is taken', async () => {
    const { key } = await studioRecords.carton!(database, shop);
    const { data } = await importSheet('carton', [
      heading,
      ['', 'Good', '80', '60', '60', '1', '30'],
      ['', 'Bad', '9999', '60', '60', '1', '30'],
      [`${key} v9`, 'Old', '40', '30', '30', '0.5', '20'],
    ]);
    expect(data).toMatchObject({ added: 0, changed: 0 });
    expect(data.problems).toMatchObject([
      { row: 3, field: 'lengthMm' },
      { row: 4, field: 'id', problem: 'changedMeanwhile' },
    ]);
    expect((await list('carton', { search: 'Good' })).total).toBe(0);
  });
});

describe('drafts', () => {
  const draftId = '2d0c8f0e-6d6f-4f5e-9f43-0e6c8a9b1c11';

  test('nobody outside sees one; publishing it saves the record and removes it', async () => {
    const { key } = await studioRecords.article!(database, shop);
    const { values } = await get('article', key);
    const draft = { ...values, titles: { ...(values.titles as object), en: 'Next' } };
    const written = { draftId, key, basedOn: 1, values: draft };
    expect((await call('article/saveDraft', written)).error).toBeUndefined();
    expect((await get('article', key)).draft).toMatchObject({ id: draftId, values: draft });
    expect((await get('article', key)).values).toEqual(values);
    expect((await save('article', draft, { key, version: 1, draftId })).error).toBeUndefined();
    const after = await get('article', key);
    expect(after).toMatchObject({ draft: null, values: draft });
  });

  test('a colleague does not save over a draft, and can discard it', async () => {
    const { key } = await studioRecords.article!(database, shop);
    const { values } = await get('article', key);
    const mine = { draftId: draftId.replace('2d', '4d'), key, basedOn: 1, values };
    const titled = (en: string) => ({
      ...mine,
      values: { ...values, titles: { ...(values.titles as object), en } },
    });
    await call('article/saveDraft', titled('Mine'));
    expect((await call('article/saveDraft', titled('Mine again'))).error).toBeUndefined();
    const theirs = await call('article/saveDraft', titled('Theirs'), 'colleague');
    expect(theirs.error).toBe('record.changedMeanwhile');
    expect((await get('article', key)).draft!.values.titles).toMatchObject({ en: 'Mine again' });
    expect(
      (await call('article/discardDraft', { draftId: mine.draftId }, 'colleague')).error,
    ).toBeUndefined();
  });

  test('a second draft of the same record is refused', async () => {
    const { key } = await studioRecords.article!(database, shop);
    const { values } = await get('article', key);
    const draft = (id: string) => ({ draftId: id, key, basedOn: 1, values });
    await call('article/saveDraft', draft(draftId));
    const other = draftId.replace('2d', '3d');
    expect((await call('article/saveDraft', draft(other), 'colleague')).error).toBe('record.taken');
    expect((await call('article/discardDraft', { draftId })).error).toBeUndefined();
    expect((await call('article/discardDraft', { draftId })).error).toBe('record.notFound');
  });
});

describe('changes', () => {
  test('an instant that stays is no change, and one that moves is', async () => {
    const { key } = await studioRecords.announcement!(database, shop);
    const { values } = await get('announcement', key);
    await save(
      'announcement',
      { ...values, titles: { ...(values.titles as object), en: 'New' } },
      { key, version: 1 },
    );
    const changed = async () => (await get('announcement', key)).history[0]!.changedFields;
    expect(await changed()).toEqual(['titles']);
    const [entry] = await database.sql(
      `select details from audit where subject = 'announcement' order by id desc limit 1`,
    );
    expect(Object.keys((entry!.details as { after: object }).after)).toEqual(['titles']);
    const heading = ['id', 'publishedAt'];
    const { data } = await importSheet('announcement', [heading, [`${key} v2`, '2026-02-01T00:00:00.000Z']]);
    expect(data).toEqual({ added: 0, changed: 1, problems: [] });
    expect((await get('announcement', key)).values.publishedAt).toBe('2026-02-01T00:00:00.000Z');
  });
});
