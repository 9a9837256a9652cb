import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../db/statement.ts';
import type { Tables } from '../db/tables.ts';

type ShopScope = { tenantId: number; shopId: number };
type RecordKey = ShopScope & { resource: string; key: string };
export type VersionAct = Tables['recordVersion']['act'];

export const findShop = prepare((p: ShopScope) =>
  tables
    .selectFrom('shop')
    .select(['id', 'languages'])
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.shopId),
);

type NewVersion = RecordKey & {
  version: number;
  act: VersionAct;
  content: string;
  isArchived: boolean;
  staffId: number | null;
};

/**
 * History is append-only: a version that is recorded already stays, and nothing is returned. Of two concurrent
 * editors, the second waits here for the commit of the first.
 */
export const insertVersion = prepareChange((p: NewVersion) =>
  tables
    .insertInto('recordVersion')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      resource: p.resource,
      recordKey: p.key,
      version: p.version,
      act: p.act,
      content: sql`${p.content}::jsonb`,
      isArchived: p.isArchived,
      staffId: p.staffId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version'),
);

/** The newest versions, each with the fields that differ from the version before. */
export const findVersions = prepare((p: RecordKey & { limit: number }) =>
  tables
    .selectFrom('recordVersion as one')
    .leftJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'one.tenantId').onRef('staff.id', '=', 'one.staffId'),
    )
    .leftJoin('recordVersion as earlier', (join) =>
      join
        .onRef('earlier.tenantId', '=', 'one.tenantId')
        .onRef('earlier.shopId', '=', 'one.shopId')
        .onRef('earlier.resource', '=', 'one.resource')
        .onRef('earlier.recordKey', '=', 'one.recordKey')
        .on(sql<boolean>`earlier.version = one.version - 1`),
    )
    .select([
      'one.version',
      'one.act',
      'staff.name as staffName',
      'one.createdAt as at',
      sql<string[]>`array(select field.key from jsonb_each(one.content) field
        where earlier.content is not null and earlier.content -> field.key is distinct from field.value)`.as(
        'changedFields',
      ),
    ])
    .where('one.tenantId', '=', p.tenantId)
    .where('one.shopId', '=', p.shopId)
    .where('one.resource', '=', p.resource)
    .where('one.recordKey', '=', p.key)
    .orderBy('one.version', 'desc')
    .limit(p.limit),
);

export const findVersion = prepare((p: RecordKey & { version: number }) =>
  tables
    .selectFrom('recordVersion')
    .select(['content', 'isArchived'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('resource', '=', p.resource)
    .where('recordKey', '=', p.key)
    .where('version', '=', p.version),
);

/** Who made the newest change. */
export const findLastEditor = prepare((p: RecordKey) =>
  tables
    .selectFrom('recordVersion')
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'recordVersion.tenantId')
        .onRef('staff.id', '=', 'recordVersion.staffId'),
    )
    .select('staff.name')
    .where('recordVersion.tenantId', '=', p.tenantId)
    .where('recordVersion.shopId', '=', p.shopId)
    .where('recordVersion.resource', '=', p.resource)
    .where('recordVersion.recordKey', '=', p.key)
    .orderBy('recordVersion.version', 'desc')
    .limit(1),
);
