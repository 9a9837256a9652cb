import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';
import { inHouse } from './station.repository.ts';

type WarehouseScope = { tenantId: number; shopId: number; warehouseId: number };

/** Reads a piece in this warehouse without locking it. */
export const findPiece = prepare((p: WarehouseScope & { courierNumber: string; piece: number }) =>
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

/** A parcel leaving the warehouse gets `bin_id` null, so a set `bin_id` means it is in that bin. */
const parcelsInBin = sql<number>`(select count(*) from parcel where parcel.tenant_id = bin.tenant_id
  and parcel.shop_id = bin.shop_id and parcel.bin_id = bin.id)`;

/** The bin holding most of the owner's other parcels in this warehouse. */
export const siblingsBin = prepare((p: WarehouseScope & { memberId: number; id: number }) =>
  tables
    .selectFrom('parcel as own')
    .innerJoin('bin', (join) => sameShop(join, 'bin', 'own').onRef('bin.id', '=', 'own.binId'))
    .select(['bin.code', parcelsInBin.as('parcels')])
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

/** The bin with the fewest parcels; ties go to the earliest position on the aisle route. */
export const emptiestBin = prepare((p: WarehouseScope) =>
  tables
    .selectFrom('bin')
    .select(['bin.code', parcelsInBin.as('parcels')])
    .where('bin.tenantId', '=', p.tenantId)
    .where('bin.shopId', '=', p.shopId)
    .where('bin.archivedAt', 'is', null)
    .where('bin.warehouseId', '=', p.warehouseId)
    .orderBy('parcels')
    .orderBy('bin.position')
    .limit(1),
);
