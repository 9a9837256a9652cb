import type { CompanyRole } from '@onehaul/contract/console/roles';
import { type Permission, permissionsOf, type Role, roles } from '@onehaul/domain/staff/role';
import type { Translate } from '@onehaul/i18n/translator';

/** A built-in role or one of the company, as a row of the list. */
export type RoleRow = {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly Permission[];
  /** Undefined for a built-in role. */
  readonly own?: CompanyRole;
};

const builtIn = (role: Role, t: Translate<'console'>): RoleRow => ({
  key: role,
  name: t(`role.${role}`),
  description: t(`roleText.${role}`),
  permissions: permissionsOf[role],
});

/** The company's roles first, then the built-in ones as starting points. */
export function roleRows(
  own: readonly CompanyRole[],
  isOperator: boolean,
  t: Translate<'console'>,
): RoleRow[] {
  const fixed = roles.filter((role) => (role === 'operator') === isOperator);
  return [
    ...own.map((role) => ({
      key: String(role.id),
      name: role.name,
      description: role.description,
      permissions: role.permissions,
      own: role,
    })),
    ...fixed.map((role) => builtIn(role, t)),
  ];
}
