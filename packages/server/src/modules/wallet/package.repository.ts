import { prepare, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

const selectActivePackages = (p: ShopScope) =>
  tables
    .selectFrom('rechargePackage')
    .select(['id', 'minor', 'giftMinor'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('isActive', '=', true)
    .where('archivedAt', 'is', null);

/** Packages offered to members. */
export const activePackages = prepare((p: ShopScope) =>
  selectActivePackages(p).orderBy('position').orderBy('minor'),
);

/** The package for an amount; at most one exists. */
export const packageForAmount = prepare((p: ShopScope & { minor: number }) =>
  selectActivePackages(p).where('minor', '=', p.minor),
);
