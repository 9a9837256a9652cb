import type { Module } from '@onehaul/domain/shop';
import { sql } from 'kysely';
import { holdingColumns } from '../db/holding-columns.ts';
import { prepare, prepareChange, tables } from '../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type DraftsOf = ShopScope & { resource: string };
type DraftKey = DraftsOf & { id: string };

type NewDraft = DraftKey & { key: string | null; basedOn: number; content: string; staffId: number };

/**
 * Returns nothing when the draft is another person's: autosave must not overwrite what they write. Whoever
 * changes a scheduled draft answers for what is published.
 */
export const upsertDraft = prepareChange((p: NewDraft) =>
  tables
    .insertInto('recordDraft')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      resource: p.resource,
      id: p.id,
      recordKey: p.key,
      basedOn: p.basedOn,
      content: sql`${p.content}::jsonb`,
      staffId: p.staffId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'shopId', 'resource', 'id'])
        .doUpdateSet(({ ref }) => ({
          content: ref('excluded.content'),
          staffId: ref('excluded.staffId'),
          scheduledBy: sql<
            number | null
          >`case when record_draft.publish_at is not null then excluded.staff_id end`,
          updatedAt: sql<Date>`now()`,
        }))
        .whereRef('recordDraft.staffId', '=', 'excluded.staffId')
        .where(sql<boolean>`record_draft.record_key is not distinct from excluded.record_key`),
    )
    .returning('id'),
);

const drafts = (p: DraftsOf) =>
  tables
    .selectFrom('recordDraft')
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'recordDraft.tenantId').onRef('staff.id', '=', 'recordDraft.staffId'),
    )
    .select([
      'recordDraft.id',
      'recordDraft.basedOn',
      'recordDraft.content',
      'staff.id as staffId',
      'staff.name as staffName',
      'recordDraft.updatedAt',
      'recordDraft.publishAt',
      'recordDraft.refusal',
      'recordDraft.refusedAt',
    ])
    .where('recordDraft.tenantId', '=', p.tenantId)
    .where('recordDraft.shopId', '=', p.shopId)
    .where('recordDraft.resource', '=', p.resource);

/** The draft of a record. */
export const findDraft = prepare((p: DraftsOf & { key: string }) =>
  drafts(p).where('recordDraft.recordKey', '=', p.key),
);

/** A draft of a new record. */
export const findNewDraft = prepare((p: DraftKey) =>
  drafts(p).where('recordDraft.id', '=', p.id).where('recordDraft.recordKey', 'is', null),
);

/** Drafts of new records, newest first. */
export const findNewDrafts = prepare((p: DraftsOf & { limit: number }) =>
  drafts(p)
    .where('recordDraft.recordKey', 'is', null)
    .orderBy('recordDraft.updatedAt', 'desc')
    .limit(p.limit),
);

/** All drafts of a resource, of new and of published records. */
const draftsOfResource = (p: DraftsOf) =>
  tables
    .selectFrom('recordDraft')
    .select(['id', 'content'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('resource', '=', p.resource)
    .orderBy('id');

export const findDrafts = prepare(draftsOfResource);

export const lockDrafts = prepareChange((p: DraftsOf) => draftsOfResource(p).forUpdate());

/** Changes what is written, not whose draft it is. */
export const setDraftContents = prepareChange((p: DraftsOf & { drafts: string }) =>
  tables
    .updateTable('recordDraft')
    .from(
      sql<{ id: string; content: unknown }>`jsonb_to_recordset(${p.drafts}::jsonb)`.as<'given'>(
        sql`given (id uuid, content jsonb)`,
      ),
    )
    .set({ content: sql`given.content`, updatedAt: sql<Date>`now()` })
    .where('recordDraft.tenantId', '=', p.tenantId)
    .where('recordDraft.shopId', '=', p.shopId)
    .where('recordDraft.resource', '=', p.resource)
    .whereRef('recordDraft.id', '=', 'given.id'),
);

const draftById = (p: DraftKey) =>
  tables
    .selectFrom('recordDraft')
    .select(['recordKey', 'basedOn', 'content', 'publishAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('resource', '=', p.resource)
    .where('id', '=', p.id);

export const lockDraft = prepareChange((p: DraftKey) => draftById(p).forUpdate());

export const deleteDraft = prepareChange((p: DraftKey) =>
  tables
    .deleteFrom('recordDraft')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('resource', '=', p.resource)
    .where('id', '=', p.id)
    .returning('recordKey'),
);

/** Sets or cancels the time; what was refused before is settled by it. */
export const setSchedule = prepareChange(
  (p: DraftKey & { publishAt: Date | null; scheduledBy: number | null; basedOn: number }) =>
    tables
      .updateTable('recordDraft')
      .set({
        publishAt: p.publishAt,
        scheduledBy: p.scheduledBy,
        basedOn: p.basedOn,
        refusal: null,
        refusedAt: null,
      })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('resource', '=', p.resource)
      .where('id', '=', p.id),
);

/** The next draft whose time has come; one that another process works on is skipped. */
export const lockDueDraft = prepareChange((p: { tenantId: number; skipped: readonly string[] }) =>
  tables
    .selectFrom('recordDraft')
    .select(['shopId', 'resource', 'id', 'recordKey', 'basedOn', 'content', 'scheduledBy'])
    .where('tenantId', '=', p.tenantId)
    .where('publishAt', '<=', sql<Date>`now()`)
    .where(sql<boolean>`id <> all(${p.skipped}::uuid[])`)
    .orderBy('publishAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .$narrowType<{ scheduledBy: number }>(),
);

/** Leaves the draft unpublished, with the reason. */
export const markRefused = prepareChange((p: DraftKey & { refusal: string }) =>
  tables
    .updateTable('recordDraft')
    .set({
      publishAt: null,
      scheduledBy: null,
      refusal: sql`${p.refusal}::jsonb`,
      refusedAt: sql`now()`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('resource', '=', p.resource)
    .where('id', '=', p.id),
);

/** The person in whose name a draft is published, as of now; nothing when they were suspended. */
export const findPublisher = prepare((p: { tenantId: number; id: number }) =>
  tables
    .selectFrom('staff')
    .select(({ ref }) => [
      'id',
      'name',
      'roles',
      ...holdingColumns,
      sql<
        Module[]
      >`array(select distinct unnest(modules) from shop where tenant_id = ${ref('staff.tenantId')})`.as(
        'modules',
      ),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('state', '=', 'active'),
);
