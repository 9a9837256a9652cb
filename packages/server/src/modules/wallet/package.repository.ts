import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

const selectActivePackages = (p: ShopScope) =>
  tables
    .selectFrom('rechargePackage')
    .select(['id', 'minor', 'giftMinor'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('isActive', '=', true);

/** Packages offered to members. */
export const activePackages = prepare((p: ShopScope) =>
  selectActivePackages(p).orderBy('position').orderBy('minor'),
);

/** The package for an amount; at most one exists. */
export const packageForAmount = prepare((p: ShopScope & { minor: number }) =>
  selectActivePackages(p).where('minor', '=', p.minor),
);

/** All packages of a tenant, for its finance staff. */
export const packagesOfCompany = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('rechargePackage')
    .select([
      'rechargePackage.shopId',
      'rechargePackage.id',
      'rechargePackage.minor',
      'rechargePackage.giftMinor',
      'rechargePackage.position',
      'rechargePackage.isActive',
    ])
    .where('rechargePackage.tenantId', '=', p.tenantId)
    .orderBy('rechargePackage.shopId')
    .orderBy('rechargePackage.isActive', 'desc')
    .orderBy('rechargePackage.position')
    .orderBy('rechargePackage.minor')
    .limit(500),
);

type Draft = ShopScope & { minor: number; giftMinor: number; position: number; isActive: boolean };

export const addPackage = prepareChange((p: Draft) =>
  tables
    .insertInto('rechargePackage')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      minor: p.minor,
      giftMinor: p.giftMinor,
      position: p.position,
      isActive: sql<boolean>`${p.isActive}::boolean`,
    })
    .returning('id'),
);

export const changePackage = prepareChange((p: Draft & { id: number }) =>
  tables
    .updateTable('rechargePackage')
    .set({
      minor: p.minor,
      giftMinor: p.giftMinor,
      position: p.position,
      isActive: sql<boolean>`${p.isActive}::boolean`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .returning('id'),
);
