import type { AnyValues } from '@onehaul/contract/console/studio/resource';
import { Refusal } from '@onehaul/domain/refusal';
import pg from 'pg';
import type { Db, TransactionDb } from '../db/database.ts';
import { recordName } from '../http/record-name.ts';
import type { StaffChangeContext } from '../http/staff-context.ts';
import { changedFields, toColumns, toContent, toInput, toValues, withIsoInstants } from './content.ts';
import { deleteDraft } from './draft.repository.ts';
import {
  insertVersion,
  findLastEditor,
  findVersion,
  findShop,
  type VersionAct,
} from './record.repository.ts';
import type { ListStore, RecordRow, Store, StudioShop } from './store.ts';

/** What an edit needs of its caller: a person at the console, or a job or import in their name. */
export type EditContext = Pick<StaffChangeContext, 'db' | 'audit'> & {
  readonly staff: Pick<StaffChangeContext['staff'], 'id'>;
};

export type RecordTarget = { readonly shopId: number; readonly key: string };
type SeenRecord = RecordTarget & { readonly version: number };
/** Identifies a record in the history and the drafts. */
export const historyKey = ({ resource }: Store, { shopId, key }: RecordTarget) => ({
  shopId,
  resource: resource.name,
  key,
});

export async function findStudioShop(db: Db, shopId: number): Promise<StudioShop> {
  const shop = await db.first(findShop, { shopId });
  if (!shop) throw new Refusal('record.notFound');
  return shop;
}

const isList = (store: Store): store is ListStore => 'insert' in store;

/** Texts are checked against the languages that the shop will have. */
function withLanguages(shop: StudioShop, { languages }: Store, values: AnyValues): StudioShop {
  return languages ? { ...shop, languages: values[languages] as StudioShop['languages'] } : shop;
}

type Submission = {
  readonly shopId: number;
  readonly key?: string | undefined;
  readonly version: number;
  readonly values: AnyValues;
  readonly draftId?: string | undefined;
  readonly isConfirmed?: boolean | undefined;
};

/** Adds a record, or updates the version the editor has seen. A single record has the key of its shop. */
export async function saveRecord(
  store: Store,
  context: EditContext,
  { shopId, key: given, version, values, draftId, isConfirmed }: Submission,
): Promise<{ key: string; version: number }> {
  const { db } = context;
  const key = given ?? (isList(store) ? undefined : String(shopId));
  const shop = await findStudioShop(db, shopId);
  if (draftId !== undefined) {
    const draft = await db.first(deleteDraft, { shopId, resource: store.resource.name, id: draftId });
    // A new record has no version to compare: without its draft it is published already.
    if (!draft && key === undefined) throw new Refusal('record.notFound');
  }
  if (key === undefined) return createRecord(store as ListStore, context, shop, { values, isConfirmed });
  const before = await lockSeenVersion(store, db, { shopId, key, version });
  const content = toContent(store.fields, values, withLanguages(shop, store, values));
  await checkContent(store, db, shop, key, content, before.content);
  if (!isConfirmed) checkUsual(store, before.content, content);
  const after = { content, isArchived: before.isArchived };
  const changed = await storeState(store, context, { shopId, key }, before, after, 'changed');
  return { key, version: changed.version };
}

/** Throws what publishing these values now would be refused with. */
export async function checkValues(
  store: Store,
  db: TransactionDb,
  { shopId, key }: { readonly shopId: number; readonly key?: string | undefined },
  values: AnyValues,
): Promise<void> {
  const shop = await findStudioShop(db, shopId);
  const before = key === undefined ? undefined : await db.first(store.one, { shopId, key });
  const content = toContent(store.fields, values, shop);
  await checkContent(store, db, shop, key, content, before?.content ?? {});
}

/** Adds a record after the last one. */
async function createRecord(
  store: ListStore,
  { db, staff, audit }: EditContext,
  shop: StudioShop,
  { values, isConfirmed }: Pick<Submission, 'values' | 'isConfirmed'>,
): Promise<{ key: string; version: number }> {
  const content = toContent(store.fields, values, shop);
  await checkContent(store, db, shop, undefined, content, {});
  if (!isConfirmed) checkUsual(store, undefined, content);
  const inserted = await db
    .first(store.insert, { shopId: shop.id, values: toColumns(content) })
    .catch(refuseConstraint);
  const { key, version } = inserted!;
  const target = { shopId: shop.id, key };
  await storeLinks(store, db, target, content);
  const state = { version, content: JSON.stringify(content), isArchived: false, staffId: staff.id };
  await db.all(insertVersion, { ...historyKey(store, target), ...state, act: 'created' });
  audit(store.resource.name, recordName(shop.id, key), { version, after: auditedContent(store, content) });
  return { key, version };
}

/** Archives a record unless something in use needs it, or restores it under the rules of a new one. */
export async function archiveRecord(
  store: ListStore,
  context: EditContext,
  { isArchived, ...seen }: SeenRecord & { readonly isArchived: boolean },
): Promise<{ version: number }> {
  const { db } = context;
  const shop = await findStudioShop(db, seen.shopId);
  const before = await lockSeenVersion(store, db, seen);
  if (isArchived) await checkArchive(store, db, shop, seen, before.content);
  else await checkContent(store, db, shop, seen.key, before.content, before.content);
  const act = isArchived ? 'archived' : 'restored';
  return storeState(store, context, seen, before, { ...before, isArchived }, act);
}

/** Saves the content of an earlier version as the newest one; validated like any other change. */
export async function revertRecord(
  store: Store,
  context: EditContext,
  {
    to,
    isConfirmed,
    ...seen
  }: SeenRecord & { readonly to: number; readonly isConfirmed?: boolean | undefined },
): Promise<{ version: number }> {
  const { db } = context;
  const shop = await findStudioShop(db, seen.shopId);
  const before = await lockSeenVersion(store, db, seen);
  const earlier = await db.first(findVersion, { ...historyKey(store, seen), version: to });
  if (!earlier) throw new Refusal('record.notFound');
  const parsed = store.resource.values.safeParse(toInput(store.fields, earlier.content));
  if (!parsed.success) throw new Refusal('input.invalid', { field: parsed.error.issues[0]!.path.join('.') });
  if (earlier.isArchived && !before.isArchived) await checkArchive(store, db, shop, seen, before.content);
  const content = toContent(store.fields, parsed.data, withLanguages(shop, store, parsed.data));
  await checkContent(store, db, shop, seen.key, content, before.content);
  if (!isConfirmed) checkUsual(store, before.content, content);
  return storeState(store, context, seen, before, { ...earlier, content }, 'reverted');
}

export async function reorderRecords(
  store: ListStore,
  { db, audit }: EditContext,
  { shopId, keys }: { readonly shopId: number; readonly keys: readonly string[] },
): Promise<null> {
  await findStudioShop(db, shopId);
  const moved = await db.all(store.reorder, { shopId, keys });
  audit(store.resource.name, String(shopId), { moved: moved.map(({ key }) => key).slice(0, 50) });
  return null;
}

/** Locks the row and compares the version the editor has seen (optimistic concurrency). */
async function lockSeenVersion(store: Store, db: TransactionDb, seen: SeenRecord): Promise<RecordRow> {
  const isLocked = await db.first(store.lock, seen);
  const before = isLocked && (await db.first(store.one, seen));
  if (!before) throw new Refusal('record.notFound');
  if (before.version === seen.version)
    return { ...before, content: withIsoInstants(store.fields, before.content) };
  const editor = await db.first(findLastEditor, historyKey(store, seen));
  throw new Refusal('record.changedMeanwhile', { name: editor?.name ?? '' });
}

async function checkArchive(
  store: Store,
  db: TransactionDb,
  shop: StudioShop,
  { key }: RecordTarget,
  content: AnyValues,
): Promise<void> {
  const usage = store.usage ? await db.all(store.usage, { shopId: shop.id, key }) : [];
  const blocking = usage.filter((one) => one.blocking > 0);
  if (blocking.length > 0) {
    const uses = blocking.map((one) => `${one.by}:${one.blocking}`).join(',');
    throw new Refusal('record.inUse', { uses });
  }
  await store.checkArchive?.({ db, shop, key }, toValues(store.fields, content) as never);
}

/** Fixed fields stay, new references point at active records, and the rules of the resource hold. */
async function checkContent(
  store: Store,
  db: TransactionDb,
  shop: StudioShop,
  key: string | undefined,
  content: AnyValues,
  before: AnyValues,
): Promise<void> {
  const changed = store.resource.fixed.find((field) => content[field] !== before[field]);
  if (key !== undefined && changed !== undefined) throw new Refusal('input.invalid', { field: changed });
  for (const [field, other] of Object.entries(store.refersTo)) {
    if (!other) continue;
    const known = [before[field] ?? []].flat();
    const chosen = [content[field] ?? []].flat().filter((one) => !known.includes(one));
    for (const one of chosen) {
      const found = await db.first(other.one, { shopId: shop.id, key: String(one as number | string) });
      if (!found || found.isArchived) throw new Refusal('input.invalid', { field });
    }
  }
  await store.check?.({ db, shop, key }, toValues(store.fields, content) as never);
}

/** Refuses a change that is probably a typing error until the editor confirms it. */
function checkUsual(
  { fields, needsConfirmation }: Store,
  before: AnyValues | undefined,
  after: AnyValues,
): void {
  const known = before && toValues(fields, before);
  const field = needsConfirmation?.(known as never, toValues(fields, after) as never);
  if (field === undefined) return;
  const textOf = (content: AnyValues | undefined) => String((content?.[field] as number | null) ?? '');
  const details = { field, before: textOf(before), after: textOf(after) };
  throw new Refusal('record.unconfirmed', details);
}

async function storeLinks(
  store: Store,
  db: TransactionDb,
  target: RecordTarget,
  content: AnyValues,
): Promise<void> {
  for (const { field, remove, add } of store.links) {
    const values = JSON.stringify(content[field] ?? []);
    await db.all(remove, { ...target, values }).catch(refuseConstraint);
    await db.all(add, { ...target, values }).catch(refuseConstraint);
  }
}

type State = { readonly content: AnyValues; readonly isArchived: boolean };

/** Writes a state, its history entry, and a baseline entry when the record was never edited in the studio. */
async function storeState(
  store: Store,
  { db, staff, audit }: EditContext,
  { shopId, key }: RecordTarget,
  before: RecordRow,
  after: State,
  act: VersionAct,
): Promise<{ version: number }> {
  const target = { shopId, key };
  const entry = ({ content, isArchived }: State) => ({
    ...historyKey(store, target),
    content: JSON.stringify(content),
    isArchived,
  });
  const baseline = { version: before.version, act: 'baseline', staffId: null } as const;
  await db.all(insertVersion, { ...entry(before), ...baseline });
  const { isArchived } = after;
  const values = toColumns(after.content);
  const updated = await db.first(store.update, { ...target, isArchived, values }).catch(refuseConstraint);
  const { version } = updated!;
  await storeLinks(store, db, target, after.content);
  await db.all(insertVersion, { ...entry(after), version, act, staffId: staff.id });
  const changed = changedFields(store.fields, before.content, after.content);
  audit(store.resource.name, recordName(shopId, key), {
    version,
    before: auditedContent(store, before.content, changed),
    after: auditedContent(store, after.content, changed),
    ...(before.isArchived !== isArchived && { isArchived }),
  });
  return { version };
}

/** The audit log carries changed fields only, and languages instead of rich text: the history has the whole. */
function auditedContent({ fields }: Store, content: AnyValues, changed?: readonly string[]): AnyValues {
  const shown = fields.filter(({ name }) => changed?.includes(name) ?? true);
  return Object.fromEntries(
    shown.map(({ name, type }) => {
      const value = content[name] ?? null;
      if (type.is === 'translated' && type.format === 'html') return [name, Object.keys(value as object)];
      if (type.is === 'textList') return [name, (value as unknown[]).length];
      return [name, value];
    }),
  );
}

/** A violated constraint is the editor's input, not a fault. */
function refuseConstraint(error: unknown): never {
  const { code, constraint } = error instanceof pg.DatabaseError ? error : {};
  if (code === '23505') throw new Refusal('record.taken');
  if (code === '23503' || code === '23514') throw new Refusal('input.invalid', { field: constraint ?? '' });
  throw error;
}
