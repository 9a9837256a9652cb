import { anOrder, type TestOrder } from '@onehaul/testing/order-builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { createParcelApi } from '@onehaul/testing/parcel-api';
import { readSheetFile } from '@onehaul/testing/sheet-file';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Storage, StorageUnavailable } from '../../gateways/storage/storage.ts';
import { JobFailed, type JobServices } from '../../jobs/job.ts';
import { objectKeyOf } from '../file/index.ts';
import { createPrinter } from './create-printer.ts';
import { paperJobs } from './paper.jobs.ts';

type Job = { Id: string; State: string; Total: number; Done: number; Url: string | null };

let at: Awaited<ReturnType<typeof createParcelApi>>;
let staffId: number;
let packed: TestOrder;
let unpacked: TestOrder;
let others: TestOrder;
let foreign: TestOrder;
beforeAll(async () => {
  at = await createParcelApi();
  const { database, harbour, rival, anna, ben, carla } = at;
  staffId = (await aStaffMember(database, 2, { roles: ['clerk'], email: 'clerk@company.test' })).id;
  packed = await anOrder(database, harbour, anna, { step: 'ready', staffId });
  unpacked = await anOrder(database, harbour, anna);
  others = await anOrder(database, harbour, ben);
  foreign = await anOrder(database, rival, carla);
});
afterAll(() => at.close());

const start = (body: object, who = at.anna) => at.call<Job>(who, '/OrderOperate/StartPrint', body);
const look = (Id: string, who = at.anna) => at.call<Job>(who, '/OrderOperate/GetPrintJob', { Id });

const quiet = { warn: () => undefined, error: () => undefined };
/** Runs the printer until no job is pending. */
async function draw(storage: Storage = at.api.services.storage): Promise<void> {
  const printer = createPrinter({ database: at.database.database, storage, log: quiet });
  await vi.waitFor(
    async () => {
      const [row] = await at.database.sql(
        `select count(*)::int as open from print_job where state in ('waiting', 'running')`,
      );
      expect(row!.open).toBe(0);
    },
    { timeout: 15_000 },
  );
  await printer.close();
}

async function fileOf(id: string): Promise<Buffer> {
  const [row] = await at.database.sql('select file_key from print_job where id = $1', [id]);
  const stored = await at.api.services.storage.get(objectKeyOf(at.harbour, String(row!.file_key))!);
  return Buffer.concat(await stored!.body.toArray());
}

test('papers are drawn by the worker, and their file is there for whoever asked', async () => {
  const { data: job } = await start({ Type: 'sheet', Ids: [unpacked.id, packed.id] });
  expect(job).toMatchObject({ State: 'waiting', Total: 2, Done: 0, Url: null });
  await draw();
  const { data: done } = await look(job.Id);
  expect(done).toMatchObject({ State: 'done', Total: 2, Done: 2 });
  expect(done.Url).toMatch(/^\/files\/private\/print\//);
  const pages = (await fileOf(job.Id)).toString('latin1').match(/\/Type \/Page\n/g);
  expect(pages).toHaveLength(2);
});

test('labels are of what is packed; nothing packed is a refusal', async () => {
  const { data } = await start({ Type: 'labels', Ids: [unpacked.id, packed.id] });
  expect(data.Total).toBe(1);
  expect((await start({ Type: 'labels', Ids: [unpacked.id] })).error).toBe('order.boxMissing');
  await draw();
});

test('rows of the newest of a stage, and of a source', async () => {
  const { data } = await start({ Type: 'rows', Stage: 'unpaid' });
  expect(data.Total).toBe(1);
  await draw();
  const { rows } = await readSheetFile(await fileOf(data.Id));
  expect(rows[1]![0]).toBe(unpacked.number);
  expect((await start({ Type: 'rows', OrderSource: 3 })).error).toBe('record.notFound');
});

test('somebody else’s orders and papers are not there', async () => {
  for (const strange of [others, foreign])
    expect((await start({ Type: 'sheet', Ids: [packed.id, strange.id] })).error).toBe('record.notFound');
  const { data } = await start({ Type: 'sheet', Ids: [packed.id] });
  for (const who of [at.ben, at.carla, at.sub])
    expect((await look(data.Id, who)).error).toBe('record.notFound');
  await draw();
});

test('a sub-account prints orders of its main account', async () => {
  const { data } = await start({ Type: 'sheet', Ids: [packed.id] }, at.sub);
  await draw();
  expect((await look(data.Id, at.sub)).data.State).toBe('done');
});

test('files are listed for who asked for them, with their number of orders, newest first', async () => {
  const { data: first } = await start({ Type: 'rows', Ids: [packed.id, unpacked.id] });
  await draw();
  const { data: second } = await start({ Type: 'sheet', Ids: [packed.id] });
  const listOf = async (who = at.anna) =>
    (await at.call<{ Rows: Job[] }>(who, '/OrderOperate/GetPrintJobs', {})).data.Rows;
  expect((await listOf()).slice(0, 2)).toEqual([
    expect.objectContaining({ Id: second.Id, Type: 'sheet', State: 'waiting', Total: 1, Url: null }),
    expect.objectContaining({
      Id: first.Id,
      Type: 'rows',
      State: 'done',
      Total: 2,
      Url: expect.stringMatching(/^\/files\/private\/print\//),
    }),
  ]);
  for (const who of [at.ben, at.carla, at.sub])
    expect((await listOf(who)).map(({ Id }) => Id)).not.toContain(first.Id);
  await draw();
});

test('three may wait for one person', async () => {
  for (let count = 0; count < 3; count++)
    expect((await start({ Type: 'rows', Ids: [packed.id] })).error).toBeUndefined();
  expect((await start({ Type: 'rows', Ids: [packed.id] })).error).toBe('print.tooMany');
  expect((await start({ Type: 'rows', Ids: [others.id] }, at.ben)).error).toBeUndefined();
  await draw();
});

test('what a drawer that died had taken is drawn by another; what cannot be drawn fails and says so', async () => {
  const { data: left } = await start({ Type: 'sheet', Ids: [packed.id] });
  const { data: broken } = await start({ Type: 'sheet', Ids: [packed.id] });
  await at.database.sql(
    `update print_job set state = 'running', taken_at = now() - interval '2 minutes' where id = $1`,
    [left.Id],
  );
  await at.database.sql(`update print_job set order_ids = '{999999999}' where id = $1`, [broken.Id]);
  await draw();
  expect((await look(left.Id)).data.State).toBe('done');
  expect((await look(broken.Id)).data).toMatchObject({ State: 'failed', Url: null });
});

/** The test storage with one call failing. */
function failing(call: 'put' | 'delete'): Storage {
  const { storage } = at.api.services;
  const fail = async (...given: Parameters<Storage['put']>) => {
    // The worst failure: the write succeeded but reports an error.
    if (call === 'put') await storage.put(...given);
    throw new StorageUnavailable('no answer');
  };
  const bound: Pick<Storage, 'put' | 'delete'> = {
    put: (...given) => storage.put(...given),
    delete: (key) => storage.delete(key),
  };
  return { ...bound, [call]: fail } as Partial<Storage> as Storage;
}

test('S-i: a paper that is stored although the store says it failed is not left behind', async () => {
  const { data } = await start({ Type: 'sheet', Ids: [packed.id] });
  await draw(failing('put'));
  expect((await look(data.Id)).data).toMatchObject({ State: 'failed', Url: null });
  expect(
    await at.api.services.storage.head(objectKeyOf(at.harbour, `print/${data.Id}.pdf`)!),
  ).toBeUndefined();
});

test('S-i: while the store fails, the row of an old paper stays and says what is still to be removed', async () => {
  const { data } = await start({ Type: 'sheet', Ids: [packed.id] });
  await draw();
  const key = objectKeyOf(at.harbour, `print/${data.Id}.pdf`)!;
  await at.database.sql(`update print_job set created_at = now() - interval '3 days' where id = $1`, [
    data.Id,
  ]);
  const rows = () => at.database.sql('select id from print_job where id = $1', [data.Id]);
  const forget = (storage: Storage) =>
    paperJobs[0]!.run({ database: at.database.database, storage } as JobServices);
  await expect(forget(failing('delete'))).rejects.toThrow(JobFailed);
  expect(await rows()).toHaveLength(1);
  expect(await at.api.services.storage.head(key)).toBeDefined();
  await forget(at.api.services.storage);
  expect(await rows()).toHaveLength(0);
  expect(await at.api.services.storage.head(key)).toBeUndefined();
});
