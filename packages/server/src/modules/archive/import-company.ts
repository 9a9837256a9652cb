import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import pg from 'pg';
import type { Storage } from '../../gateways/storage/storage.ts';
import { findSchema } from './describe-company.ts';
import type { FileEntry, Manifest } from './manifest.ts';
import { ArchiveRefused, linesOf, type OpenedArchive } from './open-archive.ts';
import { encodeLines, readLines } from './read-lines.ts';
import { enterCompany } from '../../db/snapshot.ts';
import { insertLines, insertOrder, readTableShapes, type TableShape } from './table-shapes.ts';

/** Bytes of rows per insert. */
const pageBytes = 1 << 20;

export type ImportTarget = {
  /** Connection as the owner of the tables, who is behind row-level security as well. */
  readonly owner: pg.ClientConfig;
  readonly storage: Storage;
  /** Number of the company here; that of the archive by default. */
  readonly tenantId?: number | undefined;
  /** Ids of the data keys of this installation. */
  readonly dataKeys: readonly string[];
};

async function refuseUnfit(client: pg.ClientBase, manifest: Manifest, target: ImportTarget): Promise<void> {
  const schema = await findSchema(client);
  if (manifest.schema !== schema)
    throw new ArchiveRefused(`the archive has the schema ${manifest.schema}, and this database ${schema}`);
  const unknown = manifest.dataKeys.filter((id) => !target.dataKeys.includes(id));
  if (unknown.length > 0)
    throw new ArchiveRefused(
      `values are sealed with data keys that DATA_KEYS does not have: ${unknown.join(', ')}`,
    );
  if (target.tenantId !== undefined && target.tenantId !== manifest.tenantId && manifest.dataKeys.length > 0)
    throw new ArchiveRefused('the archive has sealed values, which are bound to the number of their company');
}

/** Reads all lines of an entry that is small: a host, a staff member. */
async function readRows(archive: OpenedArchive, table: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for await (const lines of linesOf(archive.read(`tables/${table}.jsonl`), pageBytes))
    for (const line of lines) rows.push(JSON.parse(line) as Record<string, unknown>);
  return rows;
}

/** A company is on a version of a plan; both installations have to offer the same. */
async function refuseUnknownTerms(client: pg.ClientBase, archive: OpenedArchive): Promise<void> {
  const [company] = await readRows(archive, 'tenant');
  const terms = [company?.plan, company?.plan_version, company?.plan_currency];
  const { rows } = await client.query(
    'select from plan_price where plan = $1 and version = $2 and currency_code = $3',
    terms,
  );
  if (rows.length === 0)
    throw new ArchiveRefused(`the plan ${terms.join(' ')} is not here; publish it first`);
}

async function refuseTaken(client: pg.ClientBase, archive: OpenedArchive, tenantId: number): Promise<void> {
  const { rows: tenants } = await client.query('select from tenant');
  if (tenants.length > 0) throw new ArchiveRefused(`the company ${tenantId} is here already`);
  await refuseUnknownTerms(client, archive);
  const taken = async (query: string, values: unknown[]) => {
    const { rows } = await client.query<{ name: string }>(query, [values]);
    return rows.map(({ name }) => name).join(', ');
  };
  const hosts = await taken(
    'select name from host where name = any($1)',
    (await readRows(archive, 'host')).map(({ name }) => name),
  );
  if (hosts) throw new ArchiveRefused(`another company has these hosts: ${hosts}`);
  const emails = await taken(
    'select email as name from staff_directory where email = any($1)',
    (await readRows(archive, 'staff')).map(({ email }) => email),
  );
  if (emails) throw new ArchiveRefused(`staff of another company have these e-mail addresses: ${emails}`);
}

async function putFile(archive: OpenedArchive, storage: Storage, tenantId: number, file: FileEntry) {
  const { path, sha256, contentType, visibility } = file;
  const key = `t/${tenantId}/${path.slice('files/'.length)}`;
  await storage.put(key, Readable.from(archive.read(path), { objectMode: false }), {
    contentType,
    visibility,
    sha256,
  });
  return key;
}

async function insertTable(
  client: pg.ClientBase,
  archive: OpenedArchive,
  tenantId: number,
  shape: TableShape,
) {
  const text = insertLines(shape);
  for await (const lines of linesOf(archive.read(`tables/${shape.name}.jsonl`), pageBytes))
    await client.query(text, [tenantId, lines]);
}

/** Compares the hash of a table, read back from the database, with that of the archive. */
async function proveTable(
  client: pg.ClientBase,
  { manifest }: OpenedArchive,
  shape: TableShape,
): Promise<void> {
  const hash = createHash('sha256');
  for await (const lines of readLines(client, shape)) hash.update(encodeLines(lines, shape.name));
  const expected = manifest.tables.find(({ path }) => path === `tables/${shape.name}.jsonl`);
  if (hash.digest('hex') !== expected?.sha256)
    throw new ArchiveRefused(`the imported rows of ${shape.name} are not those of the archive`);
}

/** Moves the sequence of an identity column past the imported ids. */
async function moveSequences(client: pg.ClientBase, { name, sequences }: TableShape): Promise<void> {
  for (const { column, sequence } of sequences) {
    const past = `select last_value < (select max(${column}) from ${name}) as is_behind,
      (select max(${column}) from ${name}) as highest from ${sequence}`;
    const [before] = (await client.query<{ is_behind: boolean | null }>(past)).rows;
    if (!before?.is_behind) continue;
    // Locks the sequence until commit, so that no id is given while it moves; setval could move it back.
    await client.query(`alter sequence ${sequence} increment by 1`);
    const [now] = (await client.query<{ is_behind: boolean; highest: string }>(past)).rows;
    if (now!.is_behind)
      await client.query(`alter sequence ${sequence} restart with ${BigInt(now!.highest) + 1n}`);
  }
}

async function insertCompany(
  client: pg.ClientBase,
  archive: OpenedArchive,
  tenantId: number,
  shapes: readonly TableShape[],
): Promise<void> {
  // Foreign keys that form a cycle, and the checks of journals and stock, are verified after the last row.
  await client.query('set constraints all deferred');
  for (const shape of insertOrder(shapes)) await insertTable(client, archive, tenantId, shape);
  await client.query('set constraints all immediate');
  for (const shape of shapes) await proveTable(client, archive, shape);
  for (const shape of shapes) await moveSequences(client, shape);
}

/**
 * Imports a verified archive in one transaction and proves, before it commits, that the rows read back have
 * the hashes of the archive. Triggers stay on: they compute the tallies, revisions and the staff directory, and
 * the database itself checks that every journal adds up.
 */
export async function importCompany(
  archive: OpenedArchive,
  target: ImportTarget,
): Promise<{ tenantId: number }> {
  const { manifest } = archive;
  const tenantId = target.tenantId ?? manifest.tenantId;
  const client = new pg.Client({ ...target.owner, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  const put: string[] = [];
  try {
    await client.query('begin isolation level read committed');
    await enterCompany(client, tenantId);
    // One import at a time: two of the same company would both find it absent.
    await client.query(`select pg_advisory_xact_lock(hashtext('onehaul import company'))`);
    await refuseUnfit(client, manifest, target);
    await refuseTaken(client, archive, tenantId);
    const shapes = await readTableShapes(client);
    const paths = shapes.map(({ name }) => `tables/${name}.jsonl`);
    if (String(paths) !== String(manifest.tables.map(({ path }) => path)))
      throw new ArchiveRefused('the archive does not have the tables of this database');
    // The object before its row: a row never names a file that is not stored yet.
    for (const file of manifest.files) put.push(await putFile(archive, target.storage, tenantId, file));
    await insertCompany(client, archive, tenantId, shapes);
    await client.query('commit');
    return { tenantId };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    // Not those of a commit whose answer was lost: the company may be there.
    if (!(await isThere(client, tenantId))) for (const key of put) await target.storage.delete(key);
    throw error;
  } finally {
    await client.end();
  }
}

/** Whether the company exists; true when the database cannot say. */
async function isThere(client: pg.ClientBase, tenantId: number): Promise<boolean> {
  try {
    await client.query('begin read only');
    await enterCompany(client, tenantId);
    return (await client.query('select from tenant')).rows.length > 0;
  } catch {
    return true;
  }
}
