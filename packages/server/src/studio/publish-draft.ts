import type { AnyValues, Resource } from '@onehaul/contract/console/studio/resource';
import { Refusal } from '@onehaul/domain/refusal';
import { worksInShop } from '@onehaul/domain/staff/place';
import { isPermissionEnabled, permissionsHeld } from '@onehaul/domain/staff/role';
import type { Database, TransactionDb } from '../db/database.ts';
import type { AuditEntry, StaffService } from '../http/staff-context.ts';
import { saveRecord } from './change-record.ts';
import { toInput } from './content.ts';
import { findPublisher, lockDueDraft, markRefused } from './draft.repository.ts';
import type { ListStore, Store } from './store.ts';

type Drafted = readonly [Resource, ListStore];
type Services = {
  readonly database: Database;
  readonly record: StaffService['record'];
  readonly resources: readonly Drafted[];
};
type DueDraft = {
  readonly shopId: number;
  readonly resource: string;
  readonly id: string;
  readonly recordKey: string | null;
  readonly basedOn: number;
  readonly content: AnyValues;
  readonly scheduledBy: number;
};

/** Jobs run on our own machines. */
const ownAddress = '127.0.0.1';

/** Values of a draft under the rules of the resource: a draft may be unfinished. */
export function parseDraft({ resource, fields }: Store, content: AnyValues): AnyValues {
  const parsed = resource.values.safeParse(toInput(fields, content));
  if (!parsed.success) throw new Refusal('input.invalid', { field: parsed.error.issues[0]!.path.join('.') });
  return parsed.data;
}

/**
 * Publishes the drafts of a tenant whose time has come. The row lock lets one process publish each of them;
 * publishing deletes the draft in the same transaction, and a refusal takes its time away.
 */
export async function publishDueDrafts(services: Services, tenantId: number): Promise<void> {
  const skipped: string[] = [];
  const errors: unknown[] = [];
  for (;;) {
    let current: string | undefined;
    try {
      const isDone = await services.database.transaction(tenantId, async (db) => {
        const draft = await db.first(lockDueDraft, { skipped });
        current = draft?.id;
        if (draft) await publishOrMark(services, tenantId, db, draft);
        return !draft;
      });
      if (isDone) break;
    } catch (error) {
      errors.push(error);
      // A defect of one draft must not hold back the others.
      if (current === undefined) break;
      skipped.push(current);
    }
  }
  if (errors.length > 0) throw errors[0];
}

async function publishOrMark(
  services: Services,
  tenantId: number,
  db: TransactionDb,
  draft: DueDraft,
): Promise<void> {
  try {
    await db.attempt(() => publishDraft(services, tenantId, db, draft));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, details } = error;
    await db.all(markRefused, { ...draft, refusal: JSON.stringify({ code, details }) });
  }
}

/** Saves a draft as its publisher would, with the rights they have now. */
async function publishDraft(
  { resources, record }: Services,
  tenantId: number,
  db: TransactionDb,
  { shopId, resource: name, id, recordKey, basedOn, content, scheduledBy }: DueDraft,
): Promise<void> {
  const [resource, store] = resources.find(([one]) => one.name === name) ?? [];
  if (!resource || !store) throw new Refusal('record.notFound');
  const person = await db.first(findPublisher, { id: scheduledBy });
  const { edit } = resource.access;
  if (!person || !permissionsHeld(person).includes(edit)) throw new Refusal('access.forbidden');
  if (!worksInShop(person.places, shopId)) throw new Refusal('access.otherPlace');
  if (!isPermissionEnabled(edit, person.modules)) throw new Refusal('access.moduleOff');
  const key = recordKey ?? undefined;
  if (key !== undefined && (await db.first(store.one, { shopId, key }))?.isArchived !== false)
    throw new Refusal('record.notFound');

  const acts: AuditEntry[] = [];
  const context = {
    db,
    staff: { ...person, tenantId },
    audit: (subject: string, subjectId: string | number, details: Record<string, unknown> = {}) =>
      void acts.push({
        staffId: person.id,
        act: `studio/${name}/publishDraft`,
        subject,
        subjectId: String(subjectId),
        details,
        address: ownAddress,
      }),
  };
  await saveRecord(store, context, {
    shopId,
    ...(key !== undefined && { key }),
    version: basedOn,
    values: parseDraft(store, content),
    draftId: id,
  });
  for (const act of acts) await record(db, act);
}
