import type { Place } from '@onehaul/domain/staff/place';
import type { Permission } from '@onehaul/domain/staff/role';
import { sql } from 'kysely';

type CompanyRoleOf = { id: number; name: string; permissions: Permission[] };

/** The company role and the places of a row of `staff`. An archived role is worth nothing. */
export const holdingColumns = [
  sql<CompanyRoleOf | null>`(select jsonb_build_object('id', role.id, 'name', role.name,
      'permissions', role.permissions)
    from company_role role where role.tenant_id = staff.tenant_id and role.id = staff.company_role_id
      and role.archived_at is null)`.as('companyRole'),
  sql<Place[] | null>`case when staff.is_limited then coalesce((
      select jsonb_agg(jsonb_build_object('shopId', place.shop_id, 'warehouseId', place.warehouse_id)
        order by place.shop_id, place.warehouse_id)
      from staff_place place
      where place.tenant_id = staff.tenant_id and place.staff_id = staff.id), '[]') end`.as('places'),
] as const;
