import { rechargePackageCalls } from '@onehaul/contract/console/withdrawals';
import { Refusal } from '@onehaul/domain/refusal';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import { shopExists } from '../shop/index.ts';
import { addPackage, changePackage, packagesOfCompany } from './package.repository.ts';

/** Console routes for recharge packages and their gifts. */
export const walletConsoleRoutes: StaffRoute[] = bindStaff(rechargePackageCalls, {
  list: async ({ db }) => ({ items: await db.all(packagesOfCompany, {}) }),
  save: async ({ db, audit }, { id, ...draft }) => {
    if (!(await db.first(shopExists, draft))) throw new Refusal('record.notFound');
    const saved = await db
      .attempt(() =>
        id === undefined ? db.first(addPackage, draft) : db.first(changePackage, { ...draft, id }),
      )
      .catch(refuseUniqueViolation('recharge_package_once', 'wallet.packageTaken'));
    if (!saved) throw new Refusal('record.notFound');
    const { shopId, minor, giftMinor, isActive } = draft;
    audit('rechargePackage', recordName(shopId, saved.id), { minor, giftMinor, isActive });
    return saved;
  },
});
