import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import type { VersionAct } from '../../studio/record.repository.ts';

type InShop = { tenantId: number; shopId: number };
type InGroup = InShop & { group: string };
const resource = 'settings';

/** Versions of the groups that were edited in the console. */
export const groupVersions = prepare((p: InShop) =>
  tables
    .selectFrom('recordVersion')
    .select(({ fn }) => ['recordKey as group', fn.max('version').as('version')])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('resource', '=', resource)
    .groupBy('recordKey'),
);

type NewVersion = InGroup & {
  version: number;
  act: VersionAct;
  content: string;
  reason: string | null;
  staffId: number | null;
};

/**
 * Returns nothing when the version exists: the primary key lets one of two concurrent editors through, and
 * the other waits for its commit here.
 */
export const insertGroupVersion = prepareChange((p: NewVersion) =>
  tables
    .insertInto('recordVersion')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      resource,
      recordKey: p.group,
      version: p.version,
      act: p.act,
      content: sql`${p.content}::jsonb`,
      isArchived: false,
      reason: p.reason,
      staffId: p.staffId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version'),
);

type Content = Record<string, unknown>;

/** The newest versions, each with the content before it. */
export const groupHistory = prepare((p: InGroup & { limit: number }) =>
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
      'one.reason',
      'one.createdAt as at',
      'staff.name as staffName',
      sql<Content>`one.content`.as('content'),
      sql<Content | null>`earlier.content`.as('earlier'),
    ])
    .where('one.tenantId', '=', p.tenantId)
    .where('one.shopId', '=', p.shopId)
    .where('one.resource', '=', resource)
    .where('one.recordKey', '=', p.group)
    .orderBy('one.version', 'desc')
    .limit(p.limit),
);

/** Sets the values of a JSON object. */
export const putSettings = prepareChange((p: InShop & { values: string }) =>
  tables
    .insertInto('setting')
    .columns(['tenantId', 'shopId', 'name', 'value'])
    .expression((from) =>
      from
        .selectFrom(sql<{ key: string; value: unknown }>`jsonb_each(${p.values}::jsonb)`.as('chosen'))
        .select([
          sql<number>`${p.tenantId}::int`.as('tenantId'),
          sql<number>`${p.shopId}::int`.as('shopId'),
          'chosen.key',
          'chosen.value',
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'shopId', 'name']).doUpdateSet({ value: sql`excluded.value` }),
    ),
);

export const deleteSettings = prepareChange((p: InShop & { names: readonly string[] }) =>
  tables
    .deleteFrom('setting')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`name = any(${p.names}::text[])`),
);

export const activeServiceOption = prepare((p: InShop & { id: number }) =>
  tables
    .selectFrom('addedServiceOption')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('archivedAt', 'is', null),
);

export const knownCountries = prepare((p: { ids: readonly number[] }) =>
  tables
    .selectFrom('country')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`id = any(${p.ids}::int[])`),
);
