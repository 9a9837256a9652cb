import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';
import { inHouse } from './station.repository.ts';

type OfWarehouse = { tenantId: number; shopId: number; warehouseId: number };

/** A piece that lies in this warehouse, to look at. */
export const findPiece = prepare((p: OfWarehouse & { courierNumber: string; piece: number }) =>
  tables
    .selectFrom('parcel')
    .select(['id', 'memberId'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('warehouseId', '=', p.warehouseId)
    .where('courierNumber', '=', p.courierNumber)
    .where('piece', '=', p.piece)
    .where(({ ref }) => inHouse(ref('state'))),
);

/** What leaves the house leaves its bin, so that whatever names a bin lies in it. */
const lyingIn = sql<number>`(select count(*) from parcel where parcel.tenant_id = bin.tenant_id
  and parcel.shop_id = bin.shop_id and parcel.bin_id = bin.id)`;

/** The bin that holds most of the owner's other parcels here. */
export const siblingsBin = prepare((p: OfWarehouse & { memberId: number; id: number }) =>
  tables
    .selectFrom('parcel as own')
    .innerJoin('bin', (join) => sameShop(join, 'bin', 'own').onRef('bin.id', '=', 'own.binId'))
    .select(['bin.code', lyingIn.as('parcels')])
    .where('own.tenantId', '=', p.tenantId)
    .where('own.shopId', '=', p.shopId)
    .where('own.memberId', '=', p.memberId)
    .where('own.stage', 'in', ['received', 'stored', 'held', 'ordered'])
    .where('own.warehouseId', '=', p.warehouseId)
    .where('own.id', '<>', p.id)
    .groupBy(['bin.tenantId', 'bin.shopId', 'bin.id', 'bin.code', 'bin.position'])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('bin.position')
    .limit(1),
);

/** The bin with the fewest parcels, the nearest on the way through the aisles. */
export const emptiestBin = prepare((p: OfWarehouse) =>
  tables
    .selectFrom('bin')
    .select(['bin.code', lyingIn.as('parcels')])
    .where('bin.tenantId', '=', p.tenantId)
    .where('bin.shopId', '=', p.shopId)
    .where('bin.warehouseId', '=', p.warehouseId)
    .orderBy('parcels')
    .orderBy('bin.position')
    .limit(1),
);
