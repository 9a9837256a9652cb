import { createListExportFixture, linesOf } from '@onehaul/testing/list-export-fixture';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { endListExport, leaseListExport, renewListExport } from './list-export.repository.ts';

const stage = await createListExportFixture();
const {
  database,
  services,
  sister,
  owner,
  finance,
  start,
  started,
  listed,
  row,
  work,
  workUntil,
  file,
  refusalOf,
} = stage;
afterAll(stage.close);
afterEach(async () => {
  vi.restoreAllMocks();
  await database.sql('delete from list_export');
});

/** Makes something happen before an object is written. */
function beforeEachPart(happens: () => unknown): void {
  const put = services.storage.put.bind(services.storage);
  vi.spyOn(services.storage, 'put').mockImplementation(async (...given) => {
    await happens();
    return put(...given);
  });
}

describe('a run', () => {
  test('of a person is the only one; others have their own', async () => {
    const id = await started(finance, 'orders');
    expect(errorOf(await start(finance, 'parcels'))).toBe('export.underWay');
    await started(owner, 'orders');
    expect(errorOf(await finance.call('exports/remove', { id }))).toBe('ok');
    await started(finance, 'parcels');
  });

  test('by several workers makes one file', async () => {
    const id = await started(finance, 'orders');
    await workUntil(id, 'done', 3);
    expect(await row(id)).toMatchObject({ attempt: 1 });
  });

  test('of a worker that died is made again, without what it left', async () => {
    const id = await started(finance, 'orders', { shopId: sister.id });
    const [{ rows } = {}] = await database.sql(
      'select count(*)::int as rows from shop_order where shop_id = $1',
      [sister.id],
    );
    const db = database.database.autocommit(2);
    const lease = (await db.first(leaseListExport, {}))!;
    expect(await db.first(leaseListExport, {})).toBeUndefined();
    const leavePart = () =>
      database.sql(
        `insert into list_export_part (tenant_id, export_id, attempt, position, shop_id, file_key)
         values (2, $1, 1, 0, $2, $3)`,
        [id, sister.id, `list-export/${id}-1-0.part`],
      );
    await leavePart();
    await database.sql('update list_export set due_at = now()');
    const next = (await db.first(leaseListExport, {}))!;
    // The worker before is back: nothing it says counts.
    const late = { id, attempt: lease.attempt, rowCount: 9, lengthBytes: 9 };
    expect(await db.first(renewListExport, late)).toBeUndefined();
    expect(await db.first(endListExport, { ...late, state: 'failed' })).toBeUndefined();
    expect(await db.first(renewListExport, { ...late, attempt: next.attempt })).toBeDefined();
    await database.sql('update list_export set due_at = now()');
    await workUntil(id, 'done');
    expect(await row(id)).toMatchObject({ attempt: 3, row_count: rows });
    expect(await database.sql('select attempt from list_export_part where export_id = $1', [id])).toEqual([
      { attempt: 3 },
    ]);
    // A part that it stored late is not read.
    await leavePart();
    expect(linesOf((await file(finance, id)).body)).toHaveLength(Number(rows) + 1);
  });

  test('that fails three times has failed, and another can be started', async () => {
    const id = await started(finance, 'orders');
    beforeEachPart(() => {
      throw new Error('no room');
    });
    await work(async () => {
      await database.sql(`update list_export set due_at = now() where state = 'waiting'`);
      return (await row(id))?.['state'] === 'failed';
    });
    expect(await row(id)).toMatchObject({ attempt: 3 });
    expect(await listed(finance)).toMatchObject([{ id, state: 'failed', url: null }]);
    expect(await refusalOf(finance, id)).toBe('file.notFound');
    await started(finance, 'orders');
  });

  test('that is removed while it is made leaves nothing', async () => {
    const id = await started(finance, 'orders');
    beforeEachPart(() => finance.call('exports/remove', { id }));
    await work(async () => (await row(id)) === undefined);
    expect(await listed(finance)).toEqual([]);
    expect(await database.sql('select from list_export_part')).toEqual([]);
  });

  test('ends with its objects when it is removed or its days are over', async () => {
    for (const end of ['removed', 'over'] as const) {
      const id = await started(finance, 'orders');
      await workUntil(id, 'done');
      const [part] = await database.sql(
        'select file_key, shop_id from list_export_part where export_id = $1',
        [id],
      );
      const key = `t/2/s/${String(part!['shop_id'])}/${String(part!['file_key'])}`;
      const stored = await services.storage.get(key);
      expect(stored).toBeDefined();
      stored!.body.destroy();
      if (end === 'removed') await finance.call('exports/remove', { id });
      else {
        const [days] = await database.sql(
          `select extract(day from due_at - done_at)::int as days from list_export where id = $1`,
          [id],
        );
        expect(days).toEqual({ days: 7 });
        await database.sql(`update list_export set due_at = now() where id = $1`, [id]);
      }
      await work(async () => (await row(id)) === undefined);
      expect(await services.storage.get(key)).toBeUndefined();
    }
  });
});
