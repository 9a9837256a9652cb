import type { ViewDefinition } from '@onehaul/contract/console/views';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type Own = { tenantId: number; staffId: number };
type ViewKey = { tenantId: number; id: number };

/** A list offers no more; a person’s own ones come first. */
const maxOffered = 200;

export const viewsOfList = prepare((p: Own & { list: string }) => {
  const views = () =>
    tables
      .selectFrom('listView')
      .selectAll()
      .where('tenantId', '=', p.tenantId)
      .where('list', '=', p.list)
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .limit(sql.lit(maxOffered));
  // Two parts, each of which has its index.
  const visible = tables
    .selectFrom(views().where('ownerId', '=', p.staffId).as('own'))
    .selectAll()
    .unionAll(
      tables
        .selectFrom(
          views()
            .where(sql<boolean>`is_shared`)
            .where('ownerId', '<>', p.staffId)
            .as('shared'),
        )
        .selectAll(),
    );
  return tables
    .selectFrom(visible.as('view'))
    .leftJoin('listViewDefault as chosen', (join) =>
      join
        .on('chosen.tenantId', '=', p.tenantId)
        .on('chosen.staffId', '=', p.staffId)
        .on('chosen.list', '=', p.list)
        .onRef('chosen.viewId', '=', 'view.id'),
    )
    .select([
      'view.id',
      'view.name',
      'view.definition',
      'view.isShared',
      'view.ownerId',
      // A subquery: a join could read the views once per person.
      sql<string>`(select name from staff where tenant_id = ${p.tenantId} and id = "view".owner_id)`.as(
        'ownerName',
      ),
      sql<boolean>`chosen.view_id is not null`.as('isDefault'),
    ])
    .orderBy(sql`lower("view".name)`)
    .orderBy('view.id')
    .limit(sql.lit(maxOffered));
});

/** Row lock of a change. A view that is neither the person’s own nor shared is not found. */
export const lockVisibleView = prepareChange((p: Own & ViewKey) =>
  tables
    .selectFrom('listView')
    .select(['id', 'list', 'name', 'ownerId', 'isShared'])
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where(sql<boolean>`(owner_id = ${p.staffId}::int or is_shared)`)
    .forUpdate(),
);

/** Serializes the changes of one person, so that two of them cannot both be the last that is allowed. */
export const lockOwner = prepareChange((p: Own) =>
  tables
    .selectFrom('staff')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.staffId)
    .forNoKeyUpdate(),
);

export const countOwnViews = prepare((p: Own & { list: string }) =>
  tables
    .selectFrom('listView')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where list = ${p.list}::text)::int`.as('ofList'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('ownerId', '=', p.staffId),
);

export const insertView = prepareChange(
  (p: Own & { list: string; name: string; definition: ViewDefinition }) =>
    tables
      .insertInto('listView')
      .values({
        tenantId: p.tenantId,
        ownerId: p.staffId,
        list: p.list,
        name: p.name,
        definition: sql`${p.definition}::jsonb`,
      })
      .returning('id'),
);

const changed = (p: ViewKey) =>
  tables
    .updateTable('listView')
    .set({ updatedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id);

export const setDefinition = prepareChange((p: ViewKey & { definition: ViewDefinition }) =>
  changed(p).set({ definition: sql`${p.definition}::jsonb` }),
);
export const setName = prepareChange((p: ViewKey & { name: string }) => changed(p).set({ name: p.name }));
export const setShared = prepareChange((p: ViewKey & { isShared: boolean }) =>
  changed(p).set({ isShared: p.isShared }),
);

export const deleteView = prepareChange((p: ViewKey) =>
  tables.deleteFrom('listView').where('tenantId', '=', p.tenantId).where('id', '=', p.id),
);

/** A view that is private again opens nobody else’s list. */
export const deleteDefaultsOfOthers = prepareChange(
  (p: { tenantId: number; viewId: number; ownerId: number }) =>
    tables
      .deleteFrom('listViewDefault')
      .where('tenantId', '=', p.tenantId)
      .where('viewId', '=', p.viewId)
      .where('staffId', '<>', p.ownerId),
);

export const deleteDefault = prepareChange((p: Own & { list: string }) =>
  tables
    .deleteFrom('listViewDefault')
    .where('tenantId', '=', p.tenantId)
    .where('staffId', '=', p.staffId)
    .where('list', '=', p.list),
);

export const upsertDefault = prepareChange((p: Own & { list: string; viewId: number }) =>
  tables
    .insertInto('listViewDefault')
    .values({ tenantId: p.tenantId, staffId: p.staffId, list: p.list, viewId: p.viewId })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'staffId', 'list']).doUpdateSet({ viewId: p.viewId }),
    ),
);
