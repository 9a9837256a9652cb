import { sql } from 'kysely';
import { type ReaderPage, type Reading, text } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type OfShop = { tenantId: number; shopId: number };

const shownDeclarations = (p: Reading) =>
  tables
    .selectFrom('overseasDeclaration')
    .innerJoin('parcel', (join) =>
      sameShop(join, 'parcel', 'overseasDeclaration').onRef('parcel.id', '=', 'overseasDeclaration.parcelId'),
    )
    .innerJoin('virtualWarehouse', (join) =>
      sameShop(join, 'virtualWarehouse', 'overseasDeclaration').onRef(
        'virtualWarehouse.id',
        '=',
        'overseasDeclaration.virtualWarehouseId',
      ),
    )
    .select(({ ref }) => [
      'overseasDeclaration.parcelId',
      'parcel.courierNumber',
      'parcel.state',
      'overseasDeclaration.virtualWarehouseId',
      text(ref('virtualWarehouse.names'), p).as('virtualWarehouseName'),
      'overseasDeclaration.courierCompany',
      'overseasDeclaration.goodsKind',
      'overseasDeclaration.classification',
      'overseasDeclaration.goodsName',
      'overseasDeclaration.quantity',
      'overseasDeclaration.currencyCode',
      'overseasDeclaration.valueMinor',
      'parcel.createdAt',
    ])
    .where('overseasDeclaration.tenantId', '=', p.tenantId)
    .where('overseasDeclaration.shopId', '=', p.shopId);

/** Does not check ownership: the caller must verify that the parcel belongs to the member. */
export const declarationOfParcel = prepare((p: Reading & { parcelId: number }) =>
  shownDeclarations(p).where('overseasDeclaration.parcelId', '=', p.parcelId),
);

export const declarationPage = prepare((p: ReaderPage & { memberId: number }) =>
  shownDeclarations(p)
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('parcel.memberId', '=', p.memberId)
    .where('parcel.stage', '<>', 'joined')
    .orderBy('overseasDeclaration.parcelId', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

/** The warehouse that a virtual warehouse (address abroad) forwards to. */
export const forwardsTo = prepare((p: OfShop & { virtualWarehouseId: number }) =>
  tables
    .selectFrom('virtualWarehouse')
    .select('warehouseId')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .where('id', '=', p.virtualWarehouseId),
);

type Declared = OfShop & {
  parcelId: number;
  virtualWarehouseId: number;
  courierCompany: string;
  goodsKind: string;
  classification: string;
  goodsName: string;
  quantity: number;
  currencyCode: string;
  valueMinor: number;
};

export const insertDeclaration = prepareChange((p: Declared) =>
  tables.insertInto('overseasDeclaration').values({
    tenantId: p.tenantId,
    shopId: p.shopId,
    parcelId: p.parcelId,
    virtualWarehouseId: p.virtualWarehouseId,
    courierCompany: p.courierCompany,
    goodsKind: p.goodsKind,
    classification: p.classification,
    goodsName: p.goodsName,
    quantity: p.quantity,
    currencyCode: p.currencyCode,
    valueMinor: p.valueMinor,
  }),
);

/** Returns no row for a parcel without a declaration. */
export const updateDeclaration = prepareChange((p: Declared) =>
  tables
    .updateTable('overseasDeclaration')
    .set({
      virtualWarehouseId: p.virtualWarehouseId,
      courierCompany: p.courierCompany,
      goodsKind: p.goodsKind,
      classification: p.classification,
      goodsName: p.goodsName,
      quantity: p.quantity,
      currencyCode: p.currencyCode,
      valueMinor: p.valueMinor,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('parcelId', '=', p.parcelId)
    .returning('parcelId'),
);

type Redirected = OfShop & { parcelId: number; warehouseId: number; goodsName: string; quantity: number };

/** Copies warehouse, goods name and quantity from the declaration to the forecast. */
export const followDeclaration = prepareChange((p: Redirected) =>
  tables
    .updateTable('parcel')
    .set({ warehouseId: p.warehouseId, goodsName: p.goodsName, quantity: p.quantity })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.parcelId),
);

/** Moves the declaration from a forecast to the arrived parcel it was joined with. */
export const moveDeclaration = prepareChange((p: OfShop & { fromId: number; toId: number }) =>
  tables
    .updateTable('overseasDeclaration')
    .set({ parcelId: p.toId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('parcelId', '=', p.fromId),
);
