import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aShop } from '@onehaul/testing/builders';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DiskStorage } from '../gateways/storage/disk-storage.ts';
import { requireObjectStore, testObjectStore } from '../gateways/storage/object-store-for-tests.ts';
import { S3Storage } from '../gateways/storage/s3-storage.ts';
import { type Storage, StorageUnavailable } from '../gateways/storage/storage.ts';
import { fileColumns, sweptFolders } from './file-columns.ts';
import { JobFailed, type JobServices } from './job.ts';
import { createFileSweepJob, referencesTo } from './sweep-files.ts';

type Shop = { readonly id: number; readonly tenantId: number };

/** Columns with a matching name that do not reference a file. */
const otherColumns = [
  'company_application.label',
  'customs_rule.source_url',
  'data_key_progress.key_id',
  'gateway_account.label',
  'gateway_event.event_key',
  'idempotency.key',
  'journal.key',
  'mail_sender.public_key',
  'member.username_key',
  'payment.redirect_url',
  'record_draft.record_key',
  'record_version.record_key',
  'remote_area.key',
  'shop.android_app_url',
  'shop.ios_app_url',
  'staff_idempotency.key',
  'staff_notice.event_key',
  'stock_movement.key',
  'test_payment.redirect_url',
  'track_event.event_key',
];
const telling =
  'key|keys|file|files|picture|pictures|photo|photos|image|images|proof|proofs|logo|icon|avatar|poster|video|' +
  'attachment|attachments|document|documents|object|objects|url|urls|label|signature|scan|thumbnail';

let database: TestDatabase;
let harbour: Shop;
let sister: Shop;
let rival: Shop;
const lines: Record<string, unknown>[] = [];
const note = (line: object) => void lines.push({ ...line });
const log = { info: note, warn: note, error: note };

beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  for (const table of new Set(fileColumns.map((column) => column.table))) await loosen(table);
});
afterAll(() => database.close());
beforeEach(() => void lines.splice(0));

/** Drops the table's constraints, so that a row needs only its key and a file name. */
async function loosen(table: string): Promise<void> {
  const constraints = await database.sql(
    `select conname as name from pg_constraint where conrelid = $1::regclass and contype in ('c', 'f')`,
    [table],
  );
  for (const { name } of constraints) await database.sql(`alter table ${table} drop constraint "${name}"`);
  const columns = await database.sql(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and attnotnull and attidentity = '' and attnum <> all(
       select unnest(indkey) from pg_index where indrelid = $1::regclass and indisprimary)`,
    [table],
  );
  for (const { name } of columns)
    await database.sql(`alter table ${table} alter column "${name}" drop not null`);
}

async function hasUuid(table: string): Promise<boolean> {
  const [id] = await database.sql(
    `select format_type(atttypid, null) = 'uuid' as uuid from pg_attribute where attrelid = $1::regclass and attname = 'id'`,
    [table],
  );
  return id!.uuid === true;
}

async function nameIn({ table, column, shop }: (typeof fileColumns)[number], owner: Shop, fileKey: string) {
  if (shop) {
    await database.sql(`update ${table} set ${column} = $3 where tenant_id = $1 and ${shop} = $2`, [
      owner.tenantId,
      owner.id,
      fileKey,
    ]);
    return;
  }
  const isUuid = await hasUuid(table);
  await database.sql(
    `insert into ${table} (tenant_id, shop_id, ${column}${isUuid ? ', id' : ''})
     values ($1, $2, $3${isUuid ? ', gen_random_uuid()' : ''})`,
    [owner.tenantId, owner.id, fileKey],
  );
}

const objectOf = (owner: Shop, fileKey: string) => `t/${owner.tenantId}/s/${owner.id}/${fileKey}`;
const newFileKey = (place: number) => `${sweptFolders[place % sweptFolders.length]}/${randomUUID()}.webp`;

test('S-i: every column that may name an object of the store is declared', async () => {
  const columns = await database.sql(
    `select c.relname || '.' || a.attname as name from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     join pg_type t on t.oid = a.atttypid
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
       and t.typname in ('text', '_text', 'varchar', 'jsonb') and a.attname ~ $1 order by 1`,
    [`(^|_)(${telling})(_|$)`],
  );
  const declared = fileColumns.map(({ table, column }) => `${table}.${column}`);
  expect(columns.map(({ name }) => name)).toEqual([...declared, ...otherColumns].toSorted());
});

test('S-i: whether rows name some objects is asked by indexes', async () => {
  const small = ['shop', 'shop_image', 'video'];
  const large = [...new Set(fileColumns.map(({ table }) => table))].filter((table) => !small.includes(table));
  const shop = await aShop(database, { tenantId: 2, host: 'large.test' });
  for (const table of large) {
    const columns = fileColumns.filter((column) => column.table === table).map(({ column }) => column);
    await database.sql(
      `insert into ${table} (tenant_id, shop_id, id, ${columns.join()})
       select $1, $2, ${(await hasUuid(table)) ? 'gen_random_uuid()' : '1000000 + n'}, ${columns.map((name) => `'x/${name}' || n || '.pdf'`).join()}
       from generate_series(1, 10000) n`,
      [shop.tenantId, shop.id],
    );
    await database.sql(`vacuum analyze ${table}`);
  }
  const fileKeys = Array.from({ length: 20 }, (_, place) => `x/file_key${place * 1000}.pdf`);
  const rowsRead = createRowCounter(() => database, large, 10);
  // Ten rows exist in each of nine tables.
  expect(await rowsRead(referencesTo(fileColumns), { shopId: shop.id, fileKeys })).toBeLessThanOrEqual(90);
});

const stores = {
  async disk() {
    const directory = await mkdtemp(join(tmpdir(), 'onehaul-sweep-'));
    const storage = new DiskStorage({ directory, secret: 'a'.repeat(32) });
    return { storage, close: () => rm(directory, { recursive: true }) };
  },
  async s3() {
    await requireObjectStore();
    const storage = new S3Storage({ ...testObjectStore, bucket: `onehaul-test-${randomUUID()}` });
    await storage.ensureBucket();
    return { storage, close: async () => undefined };
  },
};

describe.each(['disk', 's3'] as const)('on %s', (kind) => {
  let store: { readonly storage: Storage; close(): Promise<unknown> };
  beforeAll(async () => {
    store = await stores[kind]();
  });
  afterAll(async () => {
    const { storage } = store;
    for (const prefix of ['t/2/', 't/3/'])
      for await (const { key } of storage.list(prefix)) await storage.delete(key);
    await store.close();
  });

  const young = new Set<string>();
  /** A view of the store two days later, except for `young` objects; lists may fail. */
  function later(failing?: string, failsToDelete = false): Storage {
    const { storage } = store;
    async function* list(prefix: string) {
      if (prefix === failing) throw new StorageUnavailable('no list today');
      for await (const { key, modifiedAt } of storage.list(prefix)) {
        const days = young.has(key) ? 0 : 2;
        yield { key, modifiedAt: new Date(modifiedAt.getTime() - days * 86_400_000) };
      }
    }
    const remove = async (key: string) => {
      if (failsToDelete) throw new StorageUnavailable('nothing is deleted today');
      await storage.delete(key);
    };
    return { list, delete: remove } as Partial<Storage> as Storage;
  }
  const sweep = (storage: Storage) =>
    createFileSweepJob(fileColumns).run({
      database: database.database,
      storage,
      log,
    } as unknown as JobServices);
  const put = (key: string) =>
    store.storage.put(key, Buffer.from('x'), { contentType: 'image/webp', visibility: 'private' });
  const keysOf = async (prefix: string) => {
    const keys: string[] = [];
    for await (const { key } of store.storage.list(prefix)) keys.push(key);
    return keys;
  };

  test(
    'S-i: 100 of 100 orphans are removed, nothing that a row names, nothing young or unknown',
    { timeout: 120_000 },
    async () => {
      const kept: string[] = [];
      for (const column of fileColumns) {
        for (const shop of [harbour, sister]) {
          for (let count = 0; count < (column.shop ? 1 : 5); count += 1) {
            const fileKey = newFileKey(kept.length);
            await nameIn(column, shop, fileKey);
            kept.push(objectOf(shop, fileKey));
          }
        }
      }
      // The same key below another shop is another object, which no row of that shop references.
      const orphans = [
        objectOf(
          sister,
          kept
            .find((key) => key.startsWith('t/2/s/1/'))!
            .split('/')
            .slice(4)
            .join('/'),
        ),
      ];
      while (orphans.length < 100)
        orphans.push(objectOf(orphans.length % 2 ? harbour : sister, newFileKey(orphans.length)));
      for (let count = 0; count < 10; count += 1) {
        const key = objectOf(harbour, newFileKey(count));
        young.add(key);
        kept.push(key);
      }
      const unknown = objectOf(harbour, `article/${randomUUID()}.webp`);
      kept.push(unknown);
      const ofRival = objectOf(rival, newFileKey(0));
      for (const key of [...kept, ...orphans, ofRival]) await put(key);

      // The other tenant's list fails: only its part fails.
      const failure = await sweep(later('t/3/')).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(JobFailed);
      expect((failure as JobFailed).failures.map(({ tenantId }) => tenantId)).toEqual([3]);
      expect((await keysOf('t/2/')).toSorted()).toEqual(kept.toSorted());
      expect(await keysOf('t/3/')).toEqual([ofRival]);
      const seen = kept.length + orphans.length;
      expect(lines).toEqual([
        { tenantId: 2, seen, young: 10, removed: 0, orphans: 100, leftFolders: ['article'] },
        { tenantId: 2, seen, young: 10, removed: 100, orphans: 100, leftFolders: ['article'] },
      ]);

      await sweep(later());
      expect((await keysOf('t/2/')).toSorted()).toEqual(kept.toSorted());
      expect(await keysOf('t/3/')).toEqual([]);
    },
  );

  test('S-i: a store that deletes nothing today is swept tomorrow', async () => {
    const key = objectOf(rival, newFileKey(0));
    await put(key);
    await expect(sweep(later(undefined, true))).rejects.toThrow(JobFailed);
    expect(await keysOf('t/3/')).toEqual([key]);
    await sweep(later());
    expect(await keysOf('t/3/')).toEqual([]);
  });
});

test('S-i: when most files of a company have no row, the store is doubted and nothing is removed', async () => {
  const keys = Array.from({ length: 300 }, (_, place) => objectOf(rival, newFileKey(place)));
  const removed: string[] = [];
  const storage = {
    async *list(prefix: string) {
      for (const key of keys) if (key.startsWith(prefix)) yield { key, modifiedAt: new Date(0) };
    },
    delete: async (key: string) => void removed.push(key),
  } as Partial<Storage> as Storage;
  const run = createFileSweepJob(fileColumns).run({
    database: database.database,
    storage,
    log,
  } as unknown as JobServices);
  const failure = (await run.catch((error: unknown) => error)) as JobFailed;
  expect(failure.failures.map(({ tenantId, error }) => [tenantId, String(error)])).toEqual([
    [3, expect.stringContaining('300 of 300 files have no row')],
  ]);
  expect(removed).toEqual([]);
});
