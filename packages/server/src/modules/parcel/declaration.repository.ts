import { sql } from 'kysely';
import { type ReaderPage, type ReaderParameters, translatedText } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

const selectDeclarations = (p: ReaderParameters) =>
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
      translatedText(ref('virtualWarehouse.names'), p).as('virtualWarehouseName'),
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
export const declarationOfParcel = prepare((p: ReaderParameters & { parcelId: number }) =>
  selectDeclarations(p).where('overseasDeclaration.parcelId', '=', p.parcelId),
);

export const declarationPage = prepare((p: ReaderPage & { memberId: number }) =>
  selectDeclarations(p)
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('parcel.memberId', '=', p.memberId)
    .where('parcel.stage', '<>', 'joined')
    .orderBy('overseasDeclaration.parcelId', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

/** The warehouse that a virtual warehouse (address abroad) forwards to. */
export const warehouseOfVirtual = prepare((p: ShopScope & { virtualWarehouseId: number }) =>
  tables
    .selectFrom('virtualWarehouse')
    .select('warehouseId')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .where('id', '=', p.virtualWarehouseId),
);

type DeclarationColumns = ShopScope & {
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

export const insertDeclaration = prepareChange((p: DeclarationColumns) =>
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
export const updateDeclaration = prepareChange((p: DeclarationColumns) =>
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

type Redirected = ShopScope & { parcelId: number; warehouseId: number; goodsName: string; quantity: number };

/** Copies warehouse, goods name and quantity from the declaration to the forecast. */
export const updateParcelFromDeclaration = prepareChange((p: Redirected) =>
  tables
    .updateTable('parcel')
    .set({ warehouseId: p.warehouseId, goodsName: p.goodsName, quantity: p.quantity })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.parcelId),
);

/** Moves the declaration from a forecast to the arrived parcel it was joined with. */
export const moveDeclaration = prepareChange((p: ShopScope & { fromId: number; toId: number }) =>
  tables
    .updateTable('overseasDeclaration')
    .set({ parcelId: p.toId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('parcelId', '=', p.fromId),
);
