import { readFileSync } from 'node:fs';
import { type Language, languages } from '@onehaul/domain/language';

type Messages = Readonly<Record<string, string>>;
const folder = new URL('../packages/i18n/messages/', import.meta.url);

const files = [
  'page',
  'storefront',
  'session',
  'account',
  'member',
  'console',
  'memberPage',
  'hosts',
  'printers',
  'tariff',
  'workbench',
  'grid',
  'listTools',
  'refusal',
  'bill',
  'fee',
  'rates',
  'advice',
  'audit',
  'archives',
  'usage',
  'listExports',
  'listViews',
  'operatorAccess',
  'platformAnnouncements',
  'failures',
  'companies',
  'companyHealth',
  'platform',
  'staff',
  'parcel',
  'wizard',
  'address',
  'pickup',
  'station',
  'packing',
  'notice',
  'notify',
  'order',
  'review',
  'reviewDesk',
  'tracking',
  'payment',
  'wallet',
  'service',
  'serviceDesk',
  'stock',
  'stockDesk',
  'finance',
  'dispatch',
  'agent',
  'agents',
  'peers',
  'peerDesk',
  'way',
  'customs',
  'consignee',
  'case',
  'cases',
  'returns',
  'returnDesk',
  'cod',
  'codDesk',
  'marketplace',
  'marketplaceDesk',
  'dedicated',
  'boxes',
  'seller',
  'imports',
  'launch',
  'reference',
  'studio',
  'rules',
  'noticeTexts',
  'staffNotice',
  'richText',
] as const;
type File = (typeof files)[number];

const read = (language: Language, file: File) =>
  JSON.parse(readFileSync(new URL(`${language}/${file}.json`, folder), 'utf8')) as Messages;
const catalogue = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(files.map((file) => [file, read(language, file)])),
  ]),
) as Record<Language, Record<File, Messages>>;

/** A message with its placeholders filled. */
export function text(
  language: Language,
  file: File,
  key: string,
  gaps: Readonly<Record<string, string>> = {},
): string {
  const found = catalogue[language][file][key];
  if (found === undefined) throw new Error(`no text ${file} ${key} in ${language}`);
  return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => gaps[name] ?? '');
}

/** Message keys, which must never be displayed instead of the text. Some are ordinary words. */
export const messageKeys: readonly string[] = Object.values(catalogue.en)
  .flatMap((messages) => Object.keys(messages))
  .filter((key) => key.includes('.'));
