import type { StaffRow } from '@onehaul/contract/console/staff';
import { useTranslation } from '@onehaul/i18n/react';
import { useMe } from '../../app/me.ts';
import { useWarehouses } from './place-choice.tsx';

/** Names of all roles of a person. */
export function useRoleWords() {
  const { t } = useTranslation('console');
  return ({ roles, companyRole }: Pick<StaffRow, 'roles' | 'companyRole'>) =>
    [...roles.map((role) => t(`role.${role}`)), ...(companyRole ? [companyRole.name] : [])].join(
      t('list.comma'),
    );
}

/** Names of the shops and warehouses a person is limited to. */
export function usePlaceWords() {
  const { t } = useTranslation('console');
  const { t: words } = useTranslation('staff');
  const { shops } = useMe();
  const warehouses = useWarehouses();
  return (places: StaffRow['places']) => {
    if (places === null) return words('staff.everywhere');
    return places
      .map(({ shopId, warehouseId }) => {
        const shop = shops.find(({ id }) => id === shopId)?.name ?? String(shopId);
        if (warehouseId === null) return words('staff.wholeShop', { shop });
        return warehouses.find((one) => one.warehouseId === warehouseId)?.name ?? `${shop} ${warehouseId}`;
      })
      .join(t('list.comma'));
  };
}
