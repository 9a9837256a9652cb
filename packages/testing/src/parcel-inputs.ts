import type { Actor, Shop } from './actors.ts';
import {
  aClaim,
  aFile,
  aGoodsType,
  aParcel,
  aVirtualWarehouse,
  aWarehouse,
  newCourierNumber,
} from './parcel-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Body = Record<string, unknown>;
type Input = (cell: { readonly member: Actor }) => Promise<Body>;

/** Minimal valid inputs for the parcel calls, referring to records of `member`. */
export function createParcelInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  let places: Promise<{ warehouseId: number; goodsTypeId: number; virtualWarehouseId: number }> | undefined;
  const openPlaces = async () => {
    const warehouseId = await aWarehouse(database, shop);
    return {
      warehouseId,
      goodsTypeId: await aGoodsType(database, shop),
      virtualWarehouseId: await aVirtualWarehouse(database, shop, warehouseId),
    };
  };
  const known = () => (places ??= openPlaces());
  const parcelOf = async (member: Actor | undefined, state?: 'forecast' | 'cancelled' | 'unclaimed') => {
    const { warehouseId } = await known();
    return aParcel(database, { shop, member, warehouseId, ...(state && { state }) });
  };
  const goods = async () => ({
    GoodsName: 'Shoes',
    GoodsTypeId: (await known()).goodsTypeId,
    Account: 1,
    Price: 10,
  });
  const declared = async () => ({
    VirtualWareHouseId: (await known()).virtualWarehouseId,
    CourierCompany: 'DHL',
    GoodsKind: 'Parcel',
    Classification: 'Clothing',
    GoodsName: 'Coat',
    Account: 1,
    Currency: 'EUR',
    Value: 10,
  });
  return {
    '/Parcel_Info/GetTheData': async ({ member }) => ({ Id: (await parcelOf(member)).id }),
    '/Parcel_Info/UpdateData': async ({ member }) => ({
      Id: (await parcelOf(member)).id,
      ...(await goods()),
    }),
    '/Parcel_Info/DeleteData': async ({ member }) => ({ Ids: [(await parcelOf(member)).id] }),
    '/Parcel_Info/RestoreData': async ({ member }) => ({ Ids: [(await parcelOf(member, 'cancelled')).id] }),
    '/ParcelOperate/BatchParcelForecast': async () => ({
      WareHouseId: (await known()).warehouseId,
      Rows: [{ Code: newCourierNumber() }],
    }),
    '/ParcelOperate/BatchParcelForecastSingle': async () => ({
      WareHouseId: (await known()).warehouseId,
      Code: newCourierNumber(),
      ...(await goods()),
    }),
    '/Parcel_Claim/AddData': async ({ member }) => {
      const { id, courierNumber } = await parcelOf(undefined);
      return { ParcelId: id, Code: courierNumber, Proof: [await aFile(database, shop, member)] };
    },
    '/Parcel_Claim/Withdraw': async ({ member }) => ({
      Id: await aClaim(database, await parcelOf(undefined), { member }),
    }),
    '/Parcel_Declare/AddData': async () => ({ Code: newCourierNumber(), ...(await declared()) }),
    '/Parcel_Declare/UpdateData': async ({ member }) => {
      const { id: ParcelId } = await parcelOf(member);
      const { virtualWarehouseId } = await known();
      await database.sql(
        `insert into overseas_declaration (tenant_id, shop_id, parcel_id, virtual_warehouse_id, courier_company,
           goods_kind, classification, goods_name, quantity, currency_code, value_minor)
         values ($1, $2, $3, $4, 'DHL', 'Parcel', 'Clothing', 'Coat', 1, 'EUR', 1000)`,
        [shop.tenantId, shop.id, ParcelId, virtualWarehouseId],
      );
      return { ParcelId, ...(await declared()) };
    },
  };
}
