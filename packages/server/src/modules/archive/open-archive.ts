import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { entriesOf, type Manifest, manifestPath, maxManifestBytes, parseManifest } from './manifest.ts';
import { maxLineBytes } from './read-lines.ts';
import { sealBytes, verifySeal } from './signature.ts';

/** The archive is not one, was changed, or was not signed by a trusted installation. Nothing was written. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused';
}

export type OpenedArchive = {
  readonly manifest: Manifest;
  /** Bytes of an entry of the manifest; throws `ArchiveRefused` at the end when their hash differs. */
  read(path: string): AsyncGenerator<Buffer>;
  close(): void;
};

async function verifySignature(path: string, trusted: readonly string[]): Promise<void> {
  const { size } = await stat(path);
  const end = size - sealBytes;
  if (end <= 0) throw new ArchiveRefused('the file is not an archive');
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { start: 0, end: end - 1 })) hash.update(chunk as Buffer);
  const file = await open(path);
  const tail = Buffer.alloc(sealBytes);
  try {
    await file.read(tail, 0, sealBytes, end);
  } finally {
    await file.close();
  }
  const signer = verifySeal(tail.toString('latin1'), hash.digest());
  if (!signer)
    throw new ArchiveRefused('the archive was changed: its signature does not belong to its bytes');
  if (!trusted.includes(signer))
    throw new ArchiveRefused(`the archive was signed by ${signer}, which is not a trusted key`);
}

/** Reads an entry to its end, and no further than the manifest says. */
async function* readChecked(
  zip: ZipFile,
  entry: Entry,
  expected: { readonly bytes: number; readonly sha256: string },
): AsyncGenerator<Buffer> {
  const stream: Readable = await zip.openReadStreamPromise(entry);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > expected.bytes) break;
      hash.update(chunk);
      yield chunk;
    }
  } finally {
    stream.destroy();
  }
  if (bytes !== expected.bytes || hash.digest('hex') !== expected.sha256)
    throw new ArchiveRefused(`${entry.fileName} is not what the manifest says`);
}

async function readManifest(zip: ZipFile, entry: Entry | undefined): Promise<Manifest> {
  if (entry?.fileName !== manifestPath) throw new ArchiveRefused('the last entry is not the manifest');
  if (entry.uncompressedSize > maxManifestBytes) throw new ArchiveRefused('the manifest is too large');
  const chunks: Buffer[] = [];
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>)
    chunks.push(chunk);
  const manifest = parseManifest(Buffer.concat(chunks).toString());
  if (!manifest) throw new ArchiveRefused('the manifest is not valid');
  return manifest;
}

/** Yields the lines of a table in pages of about `pageBytes`. */
export async function* linesOf(chunks: AsyncIterable<Buffer>, pageBytes: number): AsyncGenerator<string[]> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    pieces.push(chunk);
    bytes += chunk.byteLength;
    if (bytes > maxLineBytes + pageBytes) throw new ArchiveRefused('a line is too long');
    // Joined only when a line ends: joining a long line chunk by chunk would copy it each time.
    if (bytes < pageBytes || !chunk.includes(10)) continue;
    const joined = Buffer.concat(pieces);
    const end = joined.lastIndexOf(10);
    yield joined.toString('utf8', 0, end).split('\n');
    pieces = [joined.subarray(end + 1)];
    bytes = pieces[0]!.byteLength;
  }
  const rest = Buffer.concat(pieces);
  if (rest.length === 0) return;
  if (rest.at(-1) !== 10) throw new ArchiveRefused('the last line has no end');
  yield rest.toString('utf8', 0, rest.length - 1).split('\n');
}

async function verifyEntries({ manifest, read }: OpenedArchive): Promise<void> {
  for (const { path } of [manifest.readme, ...manifest.files]) for await (const _ of read(path));
  for (const { path, rows } of manifest.tables) {
    let found = 0;
    for await (const lines of linesOf(read(path), 1 << 20)) {
      found += lines.length;
      if (lines.some((line) => Buffer.byteLength(line) > maxLineBytes))
        throw new ArchiveRefused('a line is too long');
    }
    if (found !== rows) throw new ArchiveRefused(`${path} has ${found} rows, and the manifest says ${rows}`);
  }
}

/**
 * Opens an archive and verifies all of it before anything is used: the signature over all bytes, the entries
 * and their order against the manifest, and every hash.
 */
export async function openArchive(
  path: string,
  { trusted }: { readonly trusted: readonly string[] | 'unsigned' },
): Promise<OpenedArchive> {
  if (trusted !== 'unsigned') await verifySignature(path, trusted);
  let zip: ZipFile | undefined;
  try {
    zip = await yauzl.openPromise(path, {
      autoClose: false,
      strictFileNames: true,
      validateEntrySizes: true,
    });
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    const opened = zip;
    const manifest = await readManifest(zip, entries.pop());
    const listed = entriesOf(manifest);
    if (
      listed.length !== entries.length ||
      listed.some((one, place) => one.path !== entries[place]!.fileName)
    )
      throw new ArchiveRefused('the entries are not those of the manifest');
    const byPath = new Map(listed.map((one, place) => [one.path, { ...one, entry: entries[place]! }]));
    if (byPath.size !== listed.length) throw new ArchiveRefused('an entry is there twice');
    const archive: OpenedArchive = {
      manifest,
      read(name) {
        const { entry, ...expected } = byPath.get(name)!;
        return readChecked(opened, entry, expected);
      },
      close: () => opened.close(),
    };
    await verifyEntries(archive);
    return archive;
  } catch (error) {
    zip?.close();
    if (error instanceof ArchiveRefused) throw error;
    // A damaged ZIP file fails in many ways; the reason is for the person who imports.
    throw new ArchiveRefused(`the file cannot be read: ${(error as Error).message}`, { cause: error });
  }
}
