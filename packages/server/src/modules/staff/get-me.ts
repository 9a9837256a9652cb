import type { Me } from '@onehaul/contract/console/staff-session';
import { isPermissionEnabled, hasPermission, permissions } from '@onehaul/domain/staff/role';
import type { StaffContext } from '../../http/staff-context.ts';
import { shopsOfCompany } from '../shop/index.ts';
import { ownAccount } from './staff.repository.ts';

/** The signed-in staff member and their permissions. */
export async function getMe({ staff, db, language }: StaffContext): Promise<Me> {
  const [account, shops] = await Promise.all([
    db.first(ownAccount, { id: staff.id }),
    db.all(shopsOfCompany, { language }),
  ]);
  const { id, name, email, company, roles, passwordIsGiven } = account!;
  return {
    id,
    name,
    email,
    company,
    roles,
    permissions: permissions.filter(
      (permission) => hasPermission(roles, permission) && isPermissionEnabled(permission, staff.modules),
    ),
    language: account!.language,
    isPasswordGiven: passwordIsGiven,
    shops: shops.map((shop) => ({ id: shop.id, name: shop.name, languages: shop.languages })),
  };
}
