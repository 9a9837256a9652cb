import { isDeepStrictEqual } from 'node:util';
import type { FieldType } from '@onehaul/contract/console/studio/field';
import type { AnyValues } from '@onehaul/contract/console/studio/resource';
import { languages, type Translated } from '@onehaul/domain/language';
import { defaultSettings, parseOwnSettings, settingTypeOf, type SettingName } from '@onehaul/domain/settings';
import { mayBeForeign } from '@onehaul/domain/payment/payment-state';
import { walletCurrency } from '@onehaul/domain/wallet/account';
import type { Db } from '../../db/database.ts';
import { sanitize } from '../../html/sanitize.ts';
import { findStudioShop } from '../../studio/change-record.ts';
import { withIsoInstants } from '../../studio/content.ts';
import type { RecordRow } from '../../studio/store.ts';
import { findTemplates } from '../notice/index.ts';
import { findSettings } from '../shop/index.ts';
import { contentKeys } from './content-key.ts';
import { countryCodes, draftsOfShop, pricesOfLines, ratesOfShop, regionsOfAreas } from './kit.repository.ts';
import {
  type ContentList,
  contentLists,
  type ContentRecord,
  contentSingles,
  isCopied,
  type ShopContent,
} from './shop-content.ts';

/** Content keys by resource and database key. */
type Keys = ReadonlyMap<string, ReadonlyMap<string, string>>;
type Draft = { readonly recordKey: string | null; readonly content: AnyValues };
type Field = { readonly name: string; readonly type: FieldType };

const pageSize = 500;
/** A copy for practice needs some shelf positions, not thousands. */
const maxBins = 200;

/** Reads the content of a shop. The same shop always gives the same bytes. */
export async function exportShop(db: Db, shopId: number): Promise<ShopContent> {
  await findStudioShop(db, shopId);
  const rows = new Map<string, RecordRow[]>();
  for (const list of contentLists) rows.set(list[0].name, await readRows(db, shopId, list));
  keepReferredOnly(rows);
  const drafts = Map.groupBy(await db.all(draftsOfShop, { shopId }), ({ resource }) => resource);
  const countries = await db.all(countryCodes, {});
  const keys = new Map([['country', new Map(countries.map(({ id, code }) => [String(id), code]))]]);

  const records: Record<string, ContentRecord[]> = {};
  const sides = await readSides(db, shopId);
  for (const list of contentLists) {
    const [{ name, hasDrafts }] = list;
    const given = hasDrafts ? ((drafts.get(name) ?? []) as Draft[]) : [];
    const found = toRecords(list, rows.get(name)!, given, keys, sides.get(name));
    if (found.length > 0) records[name] = found;
  }
  return {
    singles: await readSingles(db, shopId, keys),
    records,
    settings: await readSettings(db, shopId, keys),
    notices: (await db.all(findTemplates, { shopId })).map(({ kind, channel, subjects, bodies }) => ({
      kind,
      channel,
      subjects: writtenTexts(subjects),
      bodies: writtenTexts(bodies),
    })),
  };
}

/** Lists leave rich text out, so records that have some are read one by one. */
async function readRows(db: Db, shopId: number, [{ name }, store]: ContentList): Promise<RecordRow[]> {
  const hasHtml = store.fields.some(({ type }) => type.is === 'translated' && type.format === 'html');
  const limit = name === 'bin' ? maxBins : pageSize;
  const all: RecordRow[] = [];
  for (const isArchived of [false, true])
    for (let offset = 0; ; offset += limit) {
      const filter = { shopId, isArchived, pattern: null, filters: '{}', limit, offset };
      const page = await db.all(store.page, filter);
      for (const row of page)
        all.push(hasHtml ? (await db.first(store.one, { shopId, key: row.key }))! : row);
      if (page.length < limit || name === 'bin') break;
    }
  return all;
}

const keysIn = (value: unknown): string[] =>
  [value ?? []].flat().map((key) => String(key as number | string));

/** Archived records stay only where an active one still uses them. */
function keepReferredOnly(rows: Map<string, RecordRow[]>): void {
  const referred = new Map<string, Set<string>>();
  for (const [{ name }, store] of contentLists.toReversed()) {
    const kept = rows.get(name)!.filter((row) => !row.isArchived || referred.get(name)?.has(row.key));
    rows.set(name, kept);
    for (const { name: field, type } of store.fields)
      if (type.is === 'reference' || type.is === 'references') {
        const used = referred.get(type.to) ?? new Set();
        for (const { content } of kept) for (const key of keysIn(content[field])) used.add(key);
        referred.set(type.to, used);
      }
  }
}

type Side = (key: string) => Partial<ContentRecord>;

/** What belongs to a record but is edited elsewhere. */
async function readSides(db: Db, shopId: number): Promise<ReadonlyMap<string, Side>> {
  const prices = new Map((await db.all(pricesOfLines, { shopId })).map((row) => [String(row.id), row]));
  const rates = new Map(
    (await db.all(ratesOfShop, { shopId })).map(({ code, rateAt }) => [code, { rateAt }]),
  );
  const regions = Map.groupBy(await db.all(regionsOfAreas, { shopId }), (row) => String(row.remoteAreaId));
  return new Map<string, Side>([
    ['currency', (key) => rates.get(key) ?? {}],
    [
      'line',
      (key) => {
        const { tariff, note, payPolicy, isOpen } = prices.get(key)!;
        return {
          payPolicy,
          ...(isOpen && { isOpen }),
          ...(tariff && { note: note ?? '', tariff: sorted(tariff) }),
        };
      },
    ],
    [
      'remoteArea',
      (key) => {
        const regionIds = regions.get(key)?.map(({ regionId }) => regionId);
        return regionIds ? { regionIds } : {};
      },
    ],
  ]);
}

function toRecords(
  [resource, store]: ContentList,
  rows: readonly RecordRow[],
  drafts: readonly Draft[],
  keys: Map<string, Map<string, string>>,
  side: Side | undefined,
): ContentRecord[] {
  const { name } = resource;
  const nameOf = (content: AnyValues) => {
    const values = copied(name, store.fields, content, keys);
    // Older rows of other kinds may name another currency.
    const inYuan = name === 'payType' && !mayBeForeign(String(values.kind));
    return inYuan ? { ...values, currencyCode: walletCurrency } : values;
  };
  const values = rows.map(({ content }) => nameOf(withIsoInstants(store.fields, content)));
  const named = contentKeys(resource, values);
  keys.set(name, new Map(rows.map(({ key }, index) => [key, named[index]!])));
  const published = rows.map(({ key }, index) => {
    const draft = drafts.find(({ recordKey }) => recordKey === key);
    return {
      key: named[index]!,
      values: values[index]!,
      ...(draft && { draft: nameOf(draft.content) }),
      ...side?.(key),
    };
  });
  // Drafts have no order of their own.
  const added = drafts.filter(({ recordKey }) => recordKey === null).map(({ content }) => nameOf(content));
  added.sort((a, b) => compare(JSON.stringify(a), JSON.stringify(b)));
  const newKeys = contentKeys(resource, added, named);
  return [...published, ...added.map((draft, index) => ({ key: newKeys[index]!, values: null, draft }))];
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

async function readSingles(db: Db, shopId: number, keys: Keys): Promise<Record<string, AnyValues>> {
  const singles: Record<string, AnyValues> = {};
  for (const [{ name }, store] of contentSingles) {
    const { version, content } = (await db.first(store.one, { shopId, key: String(shopId) }))!;
    // A layout without a row is the standard, which may change.
    if (name.endsWith('Layout') && version === 1) continue;
    const values = copied(name, store.fields, content, keys);
    singles[name] = name === 'homePage' ? withoutPictures(values) : values;
  }
  return singles;
}

/** A contact that was a picture only has nothing left to show. */
const withoutPictures = (values: AnyValues): AnyValues => ({
  ...values,
  contactLinks: (values.contactLinks as { text: string }[]).filter(({ text }) => text !== ''),
});

/**
 * Own values that differ from the defaults. Limits of two-person approvals stay behind: whoever wants others in
 * another shop has to justify them there.
 */
async function readSettings(db: Db, shopId: number, keys: Keys): Promise<Record<string, unknown>> {
  const own = parseOwnSettings(await findSettings({ db, shop: { id: shopId } }));
  const entries = Object.entries(own).filter(
    ([name, value]) =>
      !settingTypeOf(name as SettingName).isGuarded &&
      !isDeepStrictEqual(value, defaultSettings[name as SettingName]),
  );
  const named = entries.map(([name, value]): [string, unknown] => {
    if (name === 'smsCountryIds')
      return [
        name,
        keysIn(value)
          .map((id) => keys.get('country')!.get(id)!)
          .sort(compare),
      ];
    if (name === 'relabelOptionId') return [name, keys.get('serviceOption')?.get(String(value))];
    return [name, value];
  });
  return Object.fromEntries(
    named.filter(([, value]) => value !== undefined).sort(([a], [b]) => compare(a, b)),
  );
}

/** Content with the keys of records in place of database ids, and without files and empty texts. */
function copied(resource: string, fields: readonly Field[], content: AnyValues, keys: Keys): AnyValues {
  return Object.fromEntries(
    fields
      .filter((field) => isCopied(resource, field))
      .map(({ name, type }) => [name, copiedValue(resource, type, content[name] ?? null, keys)]),
  );
}

function copiedValue(resource: string, type: FieldType, value: unknown, keys: Keys): unknown {
  if (type.is === 'translated') {
    const texts = writtenTexts(value as Translated | null);
    return type.format === 'html' ? withoutFiles(texts) : texts;
  }
  if (type.is === 'rows')
    return ((value ?? []) as AnyValues[]).map((row) => copied(resource, type.fields, row, keys));
  if (type.is === 'text') return value ?? '';
  if (type.is === 'textList' || type.is === 'choices') return value ?? [];
  const keyOf = (key: string) =>
    keys.get(type.is === 'reference' || type.is === 'references' ? type.to : '')?.get(key) ?? key;
  if (type.is === 'references') return keysIn(value).map(keyOf);
  if (type.is === 'reference') return value === null ? null : keyOf(String(value as number | string));
  return value;
}

function writtenTexts(texts: Translated | null): Translated {
  return Object.fromEntries(
    languages.filter((language) => texts?.[language]).map((language) => [language, texts![language]!]),
  );
}

/** Pictures of a text are files of the shop. Sanitised as when shown: rules may have changed since it was saved. */
const withoutFiles = (texts: Translated): Translated =>
  Object.fromEntries(
    Object.entries(texts).map(([language, html]) => [language, sanitize(html).replaceAll(/<img[^>]*>/g, '')]),
  );

/** PostgreSQL returns the keys of an object in an order of its own. */
function sorted<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((one: unknown) => sorted(one)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]: [string, unknown]) => [name, sorted(one)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => compare(a, b))) as Value;
}
