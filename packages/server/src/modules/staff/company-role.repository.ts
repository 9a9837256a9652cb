import type { Language } from '@onehaul/domain/language';
import type { Permission } from '@onehaul/domain/staff/role';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { holdingColumns } from '../../db/holding-columns.ts';

type RoleKey = { tenantId: number; id: number };
type Content = { name: string; description: string; permissions: Permission[]; staffId: number };

const nameOfEditor = sql<string>`coalesce((select staff.name from staff
  where staff.tenant_id = company_role.tenant_id and staff.id = company_role.updated_by), '')`;

/** Unpaged, because a company has few roles. */
export const companyRoles = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('companyRole')
    .select(['id', 'name', 'description', 'permissions', 'version', 'updatedAt'])
    .select([
      nameOfEditor.as('updatedByName'),
      sql<{ id: number; name: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', staff.id, 'name', staff.name) order by staff.name, staff.id)
        from staff where staff.tenant_id = company_role.tenant_id
          and staff.company_role_id = company_role.id), '[]')`.as('holders'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('archivedAt', 'is', null)
    .orderBy(sql`lower(name)`),
);

/** Row lock of an editor: excludes another one and those who are assigning the role. */
export const lockCompanyRole = prepareChange((p: RoleKey) =>
  tables
    .selectFrom('companyRole')
    .select(['id', 'name', 'description', 'permissions', 'version', nameOfEditor.as('updatedByName')])
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('archivedAt', 'is', null)
    .forUpdate(),
);

export const holdersOfRole = prepare((p: RoleKey) =>
  tables
    .selectFrom('staff')
    .select(['id', 'name', 'roles'])
    .select(holdingColumns)
    .where('tenantId', '=', p.tenantId)
    .where('companyRoleId', '=', p.id)
    .orderBy('name')
    .orderBy('id'),
);

/** Row lock of an assignment: the role neither changes nor is archived before it commits. */
export const lockAssignedRole = prepareChange((p: RoleKey) =>
  tables
    .selectFrom('companyRole')
    .select(['id', 'name', 'permissions'])
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('archivedAt', 'is', null)
    .forShare(),
);

export const addCompanyRole = prepareChange((p: Content & { tenantId: number }) =>
  tables
    .insertInto('companyRole')
    .values({
      tenantId: p.tenantId,
      name: p.name,
      description: p.description,
      permissions: p.permissions,
      updatedBy: p.staffId,
    })
    .returning(['id', 'version']),
);

export const setCompanyRole = prepareChange((p: RoleKey & Content) =>
  tables
    .updateTable('companyRole')
    .set({
      name: p.name,
      description: p.description,
      permissions: p.permissions,
      version: sql`version + 1`,
      updatedBy: p.staffId,
      updatedAt: sql`now()`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .returning(['id', 'version']),
);

export const archiveCompanyRole = prepareChange((p: RoleKey & { staffId: number }) =>
  tables
    .updateTable('companyRole')
    .set({
      archivedAt: sql`now()`,
      version: sql`version + 1`,
      updatedBy: p.staffId,
      updatedAt: sql`now()`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id),
);

/** Blocks approvals by these people for a number of hours. */
export const delayApprovalsOf = prepareChange((p: { tenantId: number; ids: number[]; hours: number }) =>
  tables
    .updateTable('staff')
    .set({ approvesFrom: sql`now() + make_interval(hours => ${p.hours}::int)` })
    .where('tenantId', '=', p.tenantId)
    .where(sql<boolean>`id = any(${p.ids}::int[])`),
);

/** Warehouses of all shops. */
export const assignablePlaces = prepare((p: { tenantId: number; language: Language }) =>
  tables
    .selectFrom('warehouse')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'warehouse.tenantId').onRef('shop.id', '=', 'warehouse.shopId'),
    )
    .select(({ ref }) => [
      'warehouse.shopId',
      'warehouse.id as warehouseId',
      sql<string>`app.pick_text(${ref('warehouse.names')}, ${p.language}, ${ref('shop.languages')}[1])`.as(
        'name',
      ),
    ])
    .where('warehouse.tenantId', '=', p.tenantId)
    .where('warehouse.archivedAt', 'is', null)
    .orderBy('warehouse.shopId')
    .orderBy('warehouse.position')
    .orderBy('warehouse.id'),
);

export const removePlaces = prepareChange((p: { tenantId: number; staffId: number }) =>
  tables.deleteFrom('staffPlace').where('tenantId', '=', p.tenantId).where('staffId', '=', p.staffId),
);

/** The foreign keys refuse what is not the company's, or a warehouse of another shop. */
export const addPlaces = prepareChange(
  (p: { tenantId: number; staffId: number; shopIds: number[]; warehouseIds: (number | null)[] }) =>
    tables
      .insertInto('staffPlace')
      .columns(['tenantId', 'staffId', 'shopId', 'warehouseId'])
      .expression(({ selectFrom }) =>
        selectFrom(
          sql<{
            shopId: number;
            warehouseId: number | null;
          }>`unnest(${p.shopIds}::int[], ${p.warehouseIds}::int[])`.as<'given'>(
            sql`given(shop_id, warehouse_id)`,
          ),
        ).select([
          sql<number>`${p.tenantId}::int`.as('tenantId'),
          sql<number>`${p.staffId}::int`.as('staffId'),
          'given.shopId',
          'given.warehouseId',
        ]),
      ),
);
