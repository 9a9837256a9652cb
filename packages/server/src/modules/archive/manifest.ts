import { createHash } from 'node:crypto';
import { z } from 'zod';

export const archiveVersion = 1;
export const manifestPath = 'manifest.json';
export const readmePath = 'README.txt';
/** About a million files. */
export const maxManifestBytes = 256 * 1024 * 1024;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const counted = z.int().min(0);
const tableEntry = z.strictObject({
  path: z.string().regex(/^tables\/[a-z_0-9]{1,63}\.jsonl$/),
  rows: counted,
  bytes: counted,
  sha256,
});
const fileEntry = z.strictObject({
  // A key of the object store below the company: no path can leave its folder.
  path: z.string().regex(/^files\/s\/\d{1,10}\/[a-z][a-z0-9-]{0,31}\/[A-Za-z0-9_-]{1,64}\.[a-z0-9]{1,8}$/),
  bytes: counted,
  sha256,
  contentType: z.string().max(140),
  visibility: z.enum(['public', 'private']),
});

const manifestSchema = z.strictObject({
  format: z.literal('onehaul company archive'),
  version: z.literal(archiveVersion),
  /** The last migration of the exporting installation. */
  schema: z.string().min(1),
  tenantId: z.int().min(1),
  company: z.string(),
  exportedAt: z.iso.datetime(),
  /** Ids of the data keys that sealed values of this archive. */
  dataKeys: z.array(z.string()),
  readme: z.strictObject({ path: z.literal(readmePath), bytes: counted, sha256 }),
  tables: z.array(tableEntry),
  files: z.array(fileEntry),
  /** Files that rows name and the store did not have. */
  missingFiles: z.array(z.string()),
  /** SHA-256 over the lines `path bytes sha256` of all entries, in the order of the archive. */
  entriesSha256: sha256,
});
export type Manifest = z.output<typeof manifestSchema>;
export type TableEntry = z.output<typeof tableEntry>;
export type FileEntry = z.output<typeof fileEntry>;
type Entry = { readonly path: string; readonly bytes: number; readonly sha256: string };

/** All entries in their order, without the manifest, which is the last. */
export const entriesOf = ({ readme, tables, files }: Omit<Manifest, 'entriesSha256'>): Entry[] => [
  readme,
  ...tables,
  ...files,
];

/** The hash that names the content of an archive: equal companies have the same one. */
export function hashEntries(manifest: Omit<Manifest, 'entriesSha256'>): string {
  const hash = createHash('sha256');
  for (const { path, bytes, sha256: content } of entriesOf(manifest))
    hash.update(`${path} ${bytes} ${content}\n`);
  return hash.digest('hex');
}

/** Undefined when the text is not a manifest of this version, or its entries do not have its hash. */
export function parseManifest(text: string): Manifest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { data } = manifestSchema.safeParse(value);
  return data && hashEntries(data) === data.entriesSha256 ? data : undefined;
}
