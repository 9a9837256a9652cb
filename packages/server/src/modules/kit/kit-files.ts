import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AnyValues } from '@onehaul/contract/console/studio/resource';
import type { KitName } from '@onehaul/domain/kit';
import { type ContentRecord, contentLists, type ShopContent } from './shop-content.ts';

/** A kit: its version and content. A change of its files is a new version. */
export type Kit = { readonly version: number; readonly content: ShopContent };

const folderOf = (kit: KitName) => new URL(`kits/${kit}/`, import.meta.url);
const fileNameOf = (resource: string) =>
  `${resource.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;

/** Rich text is an array of lines in a file, so that a changed sentence is a changed line. */
function mapRichText(resource: string, values: AnyValues, map: (text: unknown) => unknown): AnyValues {
  const store = contentLists.find(([{ name }]) => name === resource)![1];
  const rich = store.fields.filter(({ type }) => type.is === 'translated' && type.format === 'html');
  const mapped = rich
    .filter(({ name }) => values[name])
    .map(({ name }) => {
      const texts = Object.entries(values[name] as AnyValues);
      return [name, Object.fromEntries(texts.map(([language, text]) => [language, map(text)]))];
    });
  return { ...values, ...Object.fromEntries(mapped) };
}
const mapRecord = (resource: string, record: ContentRecord, map: (text: unknown) => unknown) => ({
  ...record,
  ...(record.values && { values: mapRichText(resource, record.values, map) }),
  ...(record.draft && { draft: mapRichText(resource, record.draft, map) }),
});
const toLines = (text: unknown) => (text as string).split('\n');
const fromLines = (lines: unknown) => (lines as string[]).join('\n');

const read = <Content>(folder: URL, name: string) =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Content;

type About = { readonly version: number };
type Rest = Omit<ShopContent, 'records'>;

export function readKit(kit: KitName): Kit {
  const folder = folderOf(kit);
  const files = new Set(readdirSync(folder));
  const found = contentLists
    .map(([{ name }]) => name)
    .filter((name) => files.has(fileNameOf(name)))
    .map((name) => {
      const records = read<ContentRecord[]>(folder, fileNameOf(name));
      return [name, records.map((record) => mapRecord(name, record, fromLines))] as const;
    });
  const { version } = read<About>(folder, 'kit.json');
  return { version, content: { ...read<Rest>(folder, 'shop.json'), records: Object.fromEntries(found) } };
}

/** Writes the files of a kit in place of those there are; used by the tool that makes kits. */
export function writeKit(kit: KitName, { version, content: { records, ...rest } }: Kit): void {
  const folder = folderOf(kit);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, value: unknown) =>
    writeFileSync(new URL(name, folder), `${JSON.stringify(value, null, 2)}\n`);
  write('kit.json', { version });
  write('shop.json', rest);
  for (const [name, list] of Object.entries(records))
    write(
      fileNameOf(name),
      list.map((record) => mapRecord(name, record, toLines)),
    );
}
