import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { aSmallCompany, exportToFile } from '@onehaul/testing/archive-fixture';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices, type TestServices } from '@onehaul/testing/test-services';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { connectionAs } from '../../../../../database/migrate.ts';
import { createKeys } from '../../keys.ts';
import { importCompany } from './import-company.ts';
import { hashEntries, type Manifest, manifestPath } from './manifest.ts';
import { ArchiveRefused, openArchive } from './open-archive.ts';
import { maxLineBytes } from './read-lines.ts';
import { installationPublicKey, makeSeal, sealBytes } from './signature.ts';

let source: TestDatabase;
let target: TestDatabase;
let from: TestServices;
let to: TestServices;
let folder: string;
let genuine: Buffer;
/** Entries of the genuine archive, in order. */
let entries: Map<string, Buffer>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onehaul-tampering-'));
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  from = testServices(source);
  to = testServices(target);
  await aSmallCompany(source, from, { tenantId: 7, word: 'maple' });
  const [countries] = await source.sql('select json_agg(country) as rows from country');
  await target.sql('insert into country select * from json_populate_recordset(null::country, $1)', [
    JSON.stringify(countries!['rows']),
  ]);
  const path = join(folder, 'genuine.zip');
  const { readme, tables, files } = await exportToFile(source, from, 7, path);
  genuine = await readFile(path);
  const archive = await openArchive(path, { trusted: [installationPublicKey(from.keys)] });
  entries = new Map();
  for (const one of [readme, ...tables, ...files])
    entries.set(one.path, await buffer(archive.read(one.path)));
  entries.set(manifestPath, Buffer.from(JSON.stringify(archive.manifest)));
  archive.close();
});
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  await rm(folder, { recursive: true });
});

async function importBytes(bytes: Buffer, trusted: readonly string[] | 'unsigned'): Promise<void> {
  const path = join(folder, 'tampered.zip');
  await writeFile(path, bytes);
  const archive = await openArchive(path, { trusted });
  try {
    await importCompany(archive, {
      owner: connectionAs('onehaul_owner', target.address),
      storage: to.storage,
      dataKeys: to.keys.data.ids,
    });
  } finally {
    archive.close();
  }
}

/** The error of an import; also checks that nothing was written. */
async function refusalOf(bytes: Buffer, trusted: readonly string[] | 'unsigned'): Promise<unknown> {
  const error: unknown = await importBytes(bytes, trusted).catch((caught: unknown) => caught);
  expect(await target.sql('select from tenant where tenant_id = 7')).toEqual([]);
  expect(await target.sql('select from host')).toEqual([]);
  for await (const { key } of to.storage.list('t/7/')) expect(key).toBe('');
  return error;
}

describe('a signed archive', () => {
  const trusted = () => [installationPublicKey(from.keys)];

  test('is refused when any of its bytes changed', async () => {
    for (let step = 0; step <= 24; step += 1) {
      const bytes = Buffer.from(genuine);
      bytes[Math.floor(((bytes.length - 1) * step) / 24)]! ^= 1;
      expect(await refusalOf(bytes, trusted())).toBeInstanceOf(ArchiveRefused);
    }
  });

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut in the middle', (bytes) => bytes.subarray(0, bytes.length >> 1)],
    ['cut by a byte', (bytes) => bytes.subarray(0, -1)],
    ['without its seal', (bytes) => bytes.subarray(0, -sealBytes)],
    ['with a byte behind it', (bytes) => Buffer.concat([bytes, Buffer.from([0])])],
    ['with a byte before it', (bytes) => Buffer.concat([Buffer.from([0]), bytes])],
    ['that is empty', () => Buffer.alloc(0)],
  ])('%s is refused', async (_, change) => {
    expect(await refusalOf(change(genuine), trusted())).toBeInstanceOf(ArchiveRefused);
  });

  test('of another installation is refused, though its signature is valid', async () => {
    const others = createKeys(['b'.repeat(32)], [`other:${'c'.repeat(32)}`]);
    const content = genuine.subarray(0, -sealBytes);
    const seal = makeSeal(others, createHash('sha256').update(content).digest());
    const refusal = await refusalOf(Buffer.concat([content, Buffer.from(seal)]), trusted());
    expect(String(refusal)).toMatch(/not a trusted key/);
  });
});

/** Writes entries as a ZIP file; the manifest is made to fit them unless the change is about the manifest. */
async function zipOf(list: readonly (readonly [string, Buffer])[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of list) zip.addBuffer(content, name);
  zip.end();
  return buffer(zip.outputStream);
}

/** A manifest that was made again for changed entries, as somebody does who knows the format. */
function manifestFor(list: readonly (readonly [string, Buffer])[], more: Partial<Manifest> = {}): Buffer {
  const before = JSON.parse(entries.get(manifestPath)!.toString()) as Manifest;
  const measure = <E extends { path: string }>(entry: E): E => {
    const content = new Map(list).get(entry.path);
    if (!content) return entry;
    const lines = content.toString().split('\n').length - 1;
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { ...entry, ...('rows' in entry && { rows: lines }), bytes: content.length, sha256 };
  };
  const after = { ...before, tables: before.tables.map(measure), files: before.files.map(measure), ...more };
  return Buffer.from(JSON.stringify({ ...after, entriesSha256: hashEntries(after) }));
}

const content = () => [...entries].filter(([name]) => name !== manifestPath);
const withTable = (table: string, change: (text: string) => string) =>
  content().map(([name, bytes]) =>
    name === `tables/${table}.jsonl`
      ? ([name, Buffer.from(change(bytes.toString()))] as const)
      : ([name, bytes] as const),
  );
const remade = async (list: readonly (readonly [string, Buffer])[], more?: Partial<Manifest>) =>
  zipOf([...list, [manifestPath, manifestFor(list, more)]]);
const unmade = async (list: readonly (readonly [string, Buffer])[]) =>
  zipOf([...list, [manifestPath, entries.get(manifestPath)!]]);

describe('an archive whose signature is not asked for', () => {
  test.each<[string, () => Promise<Buffer>, RegExp]>([
    [
      'a changed row',
      () => unmade(withTable('member', (text) => text.replace('maple', 'mapke'))),
      /is not what/,
    ],
    [
      'a changed file',
      () =>
        unmade(
          content().map(([name, bytes]) => [name, name.startsWith('files/') ? Buffer.from('x') : bytes]),
        ),
      /is not what/,
    ],
    [
      'a removed entry',
      () => unmade(content().filter(([name]) => name !== 'tables/entry.jsonl')),
      /entries are not/,
    ],
    [
      'an added entry',
      () => unmade([...content(), ['tables/extra.jsonl', Buffer.from('{}\n')]]),
      /entries are not/,
    ],
    ['entries in another order', () => unmade(content().toReversed()), /entries are not/],
    ['an entry twice', () => unmade([content()[0]!, ...content()]), /entries are not/],
    ['no manifest', () => zipOf(content()), /last entry is not the manifest/],
    [
      'a manifest that is not the last',
      () => zipOf([[manifestPath, entries.get(manifestPath)!], ...content()]),
      /not the manifest/,
    ],
    [
      'a manifest of another version',
      () => remade(content(), { version: 2 as never }),
      /manifest is not valid/,
    ],
    [
      'a manifest with other hashes',
      () =>
        zipOf([
          ...content(),
          [
            manifestPath,
            Buffer.from(
              entries
                .get(manifestPath)!
                .toString()
                .replace(/"entriesSha256":"./, '"entriesSha256":"_'),
            ),
          ],
        ]),
      /manifest is not valid/,
    ],
    [
      'a path out of its folder',
      () =>
        remade(content(), {
          files: [
            {
              path: 'files/s/1/../../x.webp',
              bytes: 0,
              sha256: '0'.repeat(64),
              contentType: 'a/b',
              visibility: 'public',
            },
          ],
        }),
      /manifest is not valid/,
    ],
    [
      'a ZIP path out of its folder',
      async () =>
        Buffer.from(
          (await unmade(content())).toString('latin1').replaceAll('files/s/', '../../s/'),
          'latin1',
        ),
      /cannot be read: invalid relative path/,
    ],
    ['another schema', () => remade(content(), { schema: '0001_begin' }), /has the schema 0001_begin/],
    [
      'a data key that is not here',
      () => remade(content(), { dataKeys: ['other'] }),
      /DATA_KEYS does not have: other/,
    ],
    [
      'a line that is too long',
      () => remade(withTable('setting', () => `{"value":"${'x'.repeat(maxLineBytes)}"}\n`)),
      /line is too long/,
    ],
    ['a last line without end', () => remade(withTable('member', (text) => text.trimEnd())), /no end/],
    [
      'a table that is not of this database',
      () => {
        const list = content().map(
          ([name, bytes]) => [name === 'tables/wave.jsonl' ? 'tables/waves.jsonl' : name, bytes] as const,
        );
        const manifest = manifestFor(list).toString().replace('tables/wave.jsonl', 'tables/waves.jsonl');
        const parsed = JSON.parse(manifest) as Manifest;
        return zipOf([
          ...list,
          [manifestPath, Buffer.from(JSON.stringify({ ...parsed, entriesSha256: hashEntries(parsed) }))],
        ]);
      },
      /does not have the tables/,
    ],
    [
      'money from nowhere',
      () => remade(withTable('entry', (text) => text.replace(/"amount":(\d+)/, '"amount":1$1'))),
      /./,
    ],
    [
      'a row of another company',
      () =>
        remade(withTable('setting', (text) => `${text}{"tenant_id":8,"shop_id":1,"name":"x","value":1}\n`)),
      /./,
    ],
    [
      'a column that is not one',
      () => remade(withTable('host', (text) => text.replace('{', '{"owner":"me",'))),
      /imported rows of host are not/,
    ],
    [
      'rows in another order',
      () => remade(withTable('member', (text) => `${text.trimEnd().split('\n').toReversed().join('\n')}\n`)),
      /imported rows of member are not/,
    ],
    [
      'a reference to nothing',
      () =>
        remade(
          withTable('member', (text) => text.replace(/"recommender_id":\d+/, '"recommender_id":987654321')),
        ),
      /foreign key/,
    ],
    ['a row that is not JSON', () => remade(withTable('setting', (text) => `${text}{\n`)), /json/],
  ])('is refused with %s', async (_, make, reason) => {
    const refusal = await refusalOf(await make(), 'unsigned');
    expect(refusal).toBeInstanceOf(Error);
    expect(String(refusal)).toMatch(reason);
  });

  test('is imported when nothing was changed', async () => {
    await importBytes(await unmade(content()), 'unsigned');
    expect(await target.sql('select name from host')).toEqual([{ name: 'maple.example' }]);
  });
});
