import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { ZipFile } from 'yazl';
import type { FileColumn } from '../../jobs/file-columns.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { Keys } from '../../keys.ts';
import { findDataKeys, findNamedFiles, findCompany, type SealedColumn } from './describe-company.ts';
import { leftOutFolders } from './archived-tables.ts';
import {
  archiveVersion,
  type FileEntry,
  hashEntries,
  type Manifest,
  manifestPath,
  readmePath,
  type TableEntry,
} from './manifest.ts';
import { encodeLines, readLines } from './read-lines.ts';
import { readmeText } from './readme-text.ts';
import { emptySeal, sealStream } from './signature.ts';
import { readTableShapes, type TableShape } from './table-shapes.ts';

export type ArchiveSources = {
  readonly storage: Storage;
  readonly keys: Keys;
  readonly sealedColumns: readonly SealedColumn[];
  readonly fileColumns: readonly FileColumn[];
};

type Measured = { readonly bytes: number; readonly sha256: string };

/** Adds one entry and waits until its bytes were taken: memory holds one chunk, not the entry. */
async function addEntry(
  zip: ZipFile,
  path: string,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
  compress: boolean,
): Promise<Measured> {
  const { promise, resolve, reject } = Promise.withResolvers<Measured>();
  async function* measured() {
    const hash = createHash('sha256');
    let bytes = 0;
    try {
      for await (const chunk of content) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        yield chunk;
      }
    } catch (error) {
      reject(error);
      throw error;
    }
    resolve({ bytes, sha256: hash.digest('hex') });
  }
  zip.addReadStreamLazy(path, { compress, mtime: new Date() }, (open) =>
    open(null, Readable.from(measured(), { objectMode: false })),
  );
  return promise;
}

async function addTable(zip: ZipFile, client: pg.ClientBase, shape: TableShape): Promise<TableEntry> {
  const path = `tables/${shape.name}.jsonl`;
  let rows = 0;
  async function* content() {
    for await (const lines of readLines(client, shape)) {
      rows += lines.length;
      yield encodeLines(lines, shape.name);
    }
  }
  const measured = await addEntry(zip, path, content(), true);
  return { path, rows, ...measured };
}

/** Undefined when the object was deleted after it was listed. */
async function addFile(
  zip: ZipFile,
  storage: Storage,
  key: string,
  path: string,
): Promise<FileEntry | undefined> {
  const found = await storage.get(key);
  if (!found) return undefined;
  const { contentType, visibility } = found.metadata;
  // Pictures and PDF are compressed already.
  const measured = await addEntry(zip, path, found.body as AsyncIterable<Buffer>, false);
  return { path, ...measured, contentType, visibility };
}

/** Keys of the company's objects below `t/<tenant>/`, sorted: stores list them in different orders. */
async function listFiles(storage: Storage, tenantId: number): Promise<string[]> {
  const prefix = `t/${tenantId}/`;
  const names: string[] = [];
  for await (const { key } of storage.list(prefix)) {
    const name = key.slice(prefix.length);
    if (!leftOutFolders.includes(name.split('/')[2]!)) names.push(name);
  }
  return names.toSorted((one, other) => (one < other ? -1 : 1));
}

async function fill(zip: ZipFile, client: pg.ClientBase, tenantId: number, sources: ArchiveSources) {
  const { storage } = sources;
  const company = await findCompany(client);
  const readme = {
    path: readmePath,
    ...(await addEntry(zip, readmePath, [Buffer.from(readmeText)], true)),
  } as const;
  const tables: TableEntry[] = [];
  for (const shape of await readTableShapes(client)) tables.push(await addTable(zip, client, shape));
  const files: FileEntry[] = [];
  const stored = new Set<string>();
  for (const name of await listFiles(storage, tenantId)) {
    const entry = await addFile(zip, storage, `t/${tenantId}/${name}`, `files/${name}`);
    if (!entry) continue;
    files.push(entry);
    stored.add(name);
  }
  const missingFiles: string[] = [];
  for await (const name of findNamedFiles(client, sources.fileColumns))
    if (!stored.has(name)) missingFiles.push(name);
  const content = {
    format: 'onehaul company archive',
    version: archiveVersion,
    ...company,
    tenantId,
    dataKeys: await findDataKeys(client, sources.sealedColumns),
    readme,
    tables,
    files,
    missingFiles,
  } as const;
  const manifest: Manifest = { ...content, entriesSha256: hashEntries(content) };
  await addEntry(zip, manifestPath, [Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)], true);
  zip.end({ comment: emptySeal, forceZip64Format: false });
  return manifest;
}

/**
 * Writes the archive of the company whose snapshot `client` holds, as a stream of bytes that is signed at its
 * end; returns the manifest.
 */
export async function* writeArchive(
  client: pg.ClientBase,
  tenantId: number,
  sources: ArchiveSources,
): AsyncGenerator<Buffer, Manifest> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error as Error));
  const filled = fill(zip, client, tenantId, sources);
  filled.catch((error: unknown) => output.destroy(error as Error));
  yield* sealStream(sources.keys, output);
  return await filled;
}
