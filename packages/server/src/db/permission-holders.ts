import { type Permission, permissionsOf, type Role, roles } from '@onehaul/domain/staff/role';
import { sql } from 'kysely';

/** The fixed roles that hold a permission; a company role is asked in the statement. */
export const rolesHolding = (permission: Permission): Role[] =>
  roles.filter((role) => permissionsOf[role].includes(permission));

type Held = { permission: Permission; roles: Role[]; shopId: number | null };

/**
 * Whether a row of `staff` is an active person who holds the permission and works in the shop. Without a shop it is
 * about the company: people who are limited to places do not hold it there.
 */
export const holdsPermission = (p: Held) => sql<boolean>`(staff.state = 'active'
  and (staff.roles && ${p.roles}::text[] or exists (select from company_role role
    where role.tenant_id = staff.tenant_id and role.id = staff.company_role_id and role.archived_at is null
      and ${p.permission}::text = any(role.permissions)))
  and (not staff.is_limited or exists (select from staff_place place
    where place.tenant_id = staff.tenant_id and place.staff_id = staff.id and place.shop_id = ${p.shopId}::int)))`;
