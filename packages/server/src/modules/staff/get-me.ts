import type { Me } from '@onehaul/contract/console/staff-session';
import { worksInShop } from '@onehaul/domain/staff/place';
import { mayGrantAccess } from '@onehaul/domain/staff/operator-access';
import { isPermissionEnabled } from '@onehaul/domain/staff/role';
import type { StaffContext } from '../../http/staff-context.ts';
import { shopsOfCompany } from '../shop/index.ts';
import { ownAccount } from './staff.repository.ts';

/** The signed-in staff member and their permissions. */
export async function getMe({ staff, db, language }: StaffContext): Promise<Me> {
  const [account, shops] = await Promise.all([
    db.first(ownAccount, { id: staff.id }),
    db.all(shopsOfCompany, { language }),
  ]);
  const { companyState, stateReason, closesAt, operatorAccessUntil } = account!;
  const { id, name, email, company, roles, companyRole, places, passwordIsGiven } = account!;
  return {
    id,
    name,
    // The address of a visitor's row is not real.
    email: staff.visit ? '' : email,
    company,
    companyState,
    stateReason,
    closesAt,
    roles,
    companyRole,
    places,
    permissions: staff.permissions.filter((permission) => isPermissionEnabled(permission, staff.modules)),
    allowedModules: staff.allowedModules && [...staff.allowedModules],
    language: account!.language,
    isPasswordGiven: passwordIsGiven,
    visit: staff.visit ?? null,
    operatorAccessUntil: mayGrantAccess(roles) ? operatorAccessUntil : null,
    shops: shops
      .filter((shop) => worksInShop(places, shop.id))
      .map((shop) => ({
        id: shop.id,
        name: shop.name,
        languages: shop.languages,
        timeZone: shop.timeZone,
        state: shop.state,
      })),
  };
}
