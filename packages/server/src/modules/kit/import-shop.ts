import { randomUUID } from 'node:crypto';
import type { AnyValues } from '@onehaul/contract/console/studio/resource';
import { Tariff } from '@onehaul/contract/tariff';
import type { PayMethod } from '@onehaul/domain/payment/payment-state';
import { isDay } from '@onehaul/domain/opening-hours';
import { Refusal } from '@onehaul/domain/refusal';
import { defaultSettings, isSettingValue, type SettingName } from '@onehaul/domain/settings';
import { walletCurrency } from '@onehaul/domain/wallet/account';
import type { TransactionDb } from '../../db/database.ts';
import { saveRecord } from '../../studio/change-record.ts';
import { toInput } from '../../studio/content.ts';
import { saveDraft } from '../../studio/save-draft.ts';
import { publishTariff, saveTariffDraft, setLineOpen, setPayPolicy } from '../fee/index.ts';
import { saveTemplate } from '../notice/index.ts';
import { findGroupVersions, saveSettings } from '../shop/index.ts';
import { createReferences, type References } from './content-references.ts';
import { addRegions, countryCodes, draftsOfShop, setRateTime } from './kit.repository.ts';
import {
  type ContentList,
  contentLists,
  type ContentNotice,
  type ContentRecord,
  contentSingles,
  type ShopContent,
} from './shop-content.ts';

/** The shop that is filled, and the person whom its history names. */
export type ImportTarget = {
  readonly shop: { readonly id: number };
  readonly staff: { readonly id: number };
};

type Edit = {
  readonly db: TransactionDb;
  readonly shopId: number;
  readonly staff: { readonly id: number };
  /** Whether the shop offers this kind of payment from the start. */
  isOffered(kind: PayMethod): boolean;
  /** The caller audits the import as one act; every record has its own history. */
  audit(): void;
  assertApproves(): never;
};

export type ImportSummary = {
  readonly records: number;
  readonly drafts: number;
  readonly tariffs: number;
  /** Names of records that were left out. */
  readonly leftOut: readonly string[];
};

type ImportOptions = {
  /**
   * Leaves refused records out instead of refusing the whole: for the copy of a shop, whose older records may
   * break newer rules.
   */
  readonly leavesOutRefused?: boolean;
  /** Payment methods that are offered besides the balance; by default none, because each needs an account. */
  readonly isOffered?: (kind: PayMethod) => boolean;
};

/**
 * Fills an empty shop with content, by the functions the console uses, so that the same rules hold. A shop that
 * has records already is refused, and so is content with a fault: the refusal names the record, and the caller's
 * transaction is rolled back.
 */
export async function importShop(
  db: TransactionDb,
  { shop, staff }: ImportTarget,
  content: ShopContent,
  { leavesOutRefused = false, isOffered = () => false }: ImportOptions = {},
): Promise<ImportSummary> {
  const edit: Edit = {
    db,
    shopId: shop.id,
    staff,
    // The balance needs no account.
    isOffered: (kind) => kind === 'balance' || isOffered(kind),
    audit: () => {},
    assertApproves: refuseApproval,
  };
  await assertEmpty(edit);
  assertKnownNames(content);
  const countries = await db.all(countryCodes, {});
  const references = createReferences(countries);
  const leftOut: string[] = [];
  const save: SavePart = async (name, work) => {
    if (!leavesOutRefused) return namedInRefusal(name, work);
    try {
      await db.attempt(work);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      leftOut.push(name);
    }
  };
  await saveSingles(edit, content.singles, references, save);
  const summary = { records: 0, drafts: 0, tariffs: 0 };
  for (const list of contentLists)
    for (const record of content.records[list[0].name] ?? [])
      await save(`${list[0].name}/${record.key}`, async () => {
        await saveContentRecord(edit, list, record, references);
        if (record.values) summary.records += 1;
        if (record.draft) summary.drafts += 1;
        if (record.tariff) summary.tariffs += 1;
      });
  await save('settings', () => saveContentSettings(edit, content.settings, references));
  for (const notice of content.notices)
    await save(`notices/${notice.kind}.${notice.channel}`, () => saveNotice(edit, notice));
  return { ...summary, leftOut };
}

/** Saves a part of the content, under the name that a refusal gives. */
type SavePart = (name: string, work: () => Promise<void>) => Promise<void>;

/** Guarded settings are never part of content. */
function refuseApproval(): never {
  throw new Refusal('access.forbidden');
}

/** The refusal of a part becomes that of the whole, with the name of the part. */
async function namedInRefusal(record: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { field, problems } = error.details;
    const parts = [error.code, field, problems].filter((part) => typeof part === 'string');
    throw new Refusal('kit.broken', {
      record,
      reason: parts.join(' '),
    });
  }
}

/** The yuan may be there already: no shop can do without it. */
async function assertEmpty({ db, shopId }: Edit): Promise<void> {
  for (const [{ name }, store] of contentLists)
    for (const isArchived of [false, true]) {
      const filter = { shopId, isArchived, pattern: null, filters: '{}', limit: 2, offset: 0 };
      const rows = await db.all(store.page, filter);
      if (rows.some(({ key }) => name !== 'currency' || key !== walletCurrency))
        throw new Refusal('kit.shopNotEmpty', { resource: name });
    }
  if (await db.first(draftsOfShop, { shopId })) throw new Refusal('kit.shopNotEmpty', { resource: 'draft' });
}

/** A misspelt name would otherwise be left out without notice. */
function assertKnownNames({ records, singles }: ShopContent): void {
  const unknown = [
    ...Object.keys(records).filter((name) => !contentLists.some(([resource]) => resource.name === name)),
    ...Object.keys(singles).filter((name) => !contentSingles.some(([resource]) => resource.name === name)),
  ];
  if (unknown.length > 0) throw new Refusal('kit.broken', { record: unknown[0]!, reason: 'record.notFound' });
}

/** Languages come first: they decide which texts are required. What the content leaves out stays as it is. */
async function saveSingles(
  edit: Edit,
  singles: ShopContent['singles'],
  references: References,
  save: SavePart,
): Promise<void> {
  const { db, shopId } = edit;
  for (const [resource, store] of contentSingles) {
    const given = singles[resource.name];
    if (!given) continue;
    await save(resource.name, async () => {
      const { version, content } = (await db.first(store.one, { shopId, key: String(shopId) }))!;
      const merged = { ...content, ...references.resolve(resource.name, store.fields, given) };
      const values = parsed(resource.values, toInput(store.fields, merged));
      await saveRecord(store, edit, { shopId, version, values, isConfirmed: true });
    });
  }
}

type Schema = ContentList[0]['values'];

function parsed(schema: Pick<Schema, 'safeParse'>, input: AnyValues): AnyValues {
  const result = schema.safeParse(input);
  if (!result.success) throw new Refusal('input.invalid', { field: result.error.issues[0]!.path.join('.') });
  return result.data;
}

async function saveContentRecord(
  edit: Edit,
  [resource, store]: ContentList,
  record: ContentRecord,
  references: References,
): Promise<void> {
  const { shopId } = edit;
  const { name } = resource;
  let saved: { key: string; version: number } | undefined;
  if (record.values) {
    const content = references.resolve(name, store.fields, record.values);
    const own = name === 'payType' ? { isOffered: edit.isOffered(content.kind as PayMethod) } : {};
    const values = parsed(resource.values, toInput(store.fields, { ...content, ...own }));
    saved = await saveRecord(store, edit, {
      shopId,
      ...(await knownVersion(edit, [resource, store], record)),
      values,
      isConfirmed: true,
    });
    references.add(name, record.key, saved.key);
    await saveSides(edit, saved.key, record, references);
  }
  if (!record.draft) return;
  const draft = toInput(store.fields, references.resolve(name, store.fields, record.draft));
  await saveDraft(store, edit, {
    shopId,
    draftId: randomUUID(),
    key: saved?.key,
    basedOn: saved?.version ?? 0,
    values: parsed(resource.draftCalls.saveDraft.input.shape.values as unknown as Schema, draft),
  });
}

/** A new record has version 0; the yuan of the shop is changed. */
async function knownVersion(
  { db, shopId }: Edit,
  [{ name }, store]: ContentList,
  { key }: ContentRecord,
): Promise<{ key?: string; version: number }> {
  if (name !== 'currency' || key !== walletCurrency) return { version: 0 };
  const known = await db.first(store.one, { shopId, key });
  return known ? { key, version: known.version } : { version: 0 };
}

/** What the studio does not edit: the day of a rate, the regions of an area, the tariff of a line. */
async function saveSides(
  { db, shopId, staff }: Edit,
  key: string,
  { rateAt, regionIds, tariff, note = '', payPolicy, isOpen }: ContentRecord,
  references: References,
): Promise<void> {
  if (rateAt !== undefined) {
    if (!isDay(rateAt)) throw new Refusal('input.invalid', { field: 'rateAt' });
    await db.all(setRateTime, { shopId, code: key, rateAt: `${rateAt}T00:00:00Z` });
  }
  if (regionIds) {
    const added = await db.all(addRegions, { shopId, areaId: Number(key), regionIds });
    if (added.length !== regionIds.length) throw new Refusal('input.invalid', { field: 'regionIds' });
  }
  const line = { shopId, lineId: Number(key) };
  if (tariff) {
    const shape = Tariff.safeParse(tariff);
    if (!shape.success)
      throw new Refusal('input.invalid', { field: `tariff.${shape.error.issues[0]!.path.join('.')}` });
    for (const { area } of tariff.remoteAreas)
      if (!references.has('remoteArea', area)) throw new Refusal('input.invalid', { field: 'remoteAreas' });
    const draft = { ...line, basedOn: 0, tariff, staffId: staff.id };
    await saveTariffDraft(db, draft);
    await publishTariff(db, { ...draft, effectiveAt: null, note });
  }
  if (payPolicy) await setPayPolicy(db, { ...line, payPolicy });
  if (isOpen) await setLineOpen(db, { ...line, isOpen });
}

async function saveContentSettings(
  edit: Edit,
  settings: ShopContent['settings'],
  references: References,
): Promise<void> {
  const values = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => {
      const resolved = references.setting(name, value);
      if (!Object.hasOwn(defaultSettings, name) || !isSettingValue(name as SettingName, resolved))
        throw new Refusal('input.invalid', { field: name });
      return [name, resolved];
    }),
  );
  if (Object.keys(values).length === 0) return;
  const { db, shopId } = edit;
  const versions = await findGroupVersions(db, shopId);
  await saveSettings(edit, { shopId, versions, values, reason: '' });
}

async function saveNotice(edit: Edit, { kind, channel, subjects, bodies }: ContentNotice): Promise<void> {
  const written = [...new Set([...Object.keys(subjects), ...Object.keys(bodies)])] as (keyof typeof bodies)[];
  const texts = Object.fromEntries(
    written.map((language) => [
      language,
      { subject: subjects[language] ?? '', body: bodies[language] ?? '' },
    ]),
  );
  await saveTemplate(edit, { shopId: edit.shopId, kind, channel, version: 1, texts });
}
