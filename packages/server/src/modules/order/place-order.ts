import type { DeclaredGoods } from '@onehaul/domain/order/instruction';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import type { ChangeContext } from '../../http/context.ts';
import { insertNumbered } from '../../insert-numbered.ts';
import type { Keys } from '../../keys.ts';
import { type getAddressRow, unsealIdCard } from '../address/index.ts';
import { receiverPrint } from '../consignee/index.ts';
import { bindParcels, type OrderedParcel } from '../parcel/index.ts';
import { insertOrder, type NewOrder, orderValues } from './order.repository.ts';
import { sealReceiverId } from './receiver-id.ts';

type Address = Awaited<ReturnType<typeof getAddressRow>>;

/** Texts of an order that do not affect its price. */
export type OrderTexts = {
  readonly goodsName: string;
  readonly remark: string;
  readonly declaration: readonly DeclaredGoods[];
};

type GeneratedColumn = 'number' | 'receiverIdSealed' | 'receiverPrint';
type Receiver = Pick<
  NewOrder,
  | 'countryId'
  | 'delivery'
  | 'pickupPointId'
  | 'receiverName'
  | 'receiverPhone'
  | 'receiverTelephone'
  | 'receiverPostcode'
  | 'receiverRegionId'
  | 'receiverRegion'
  | 'receiverDetail'
>;

/** Copies the address into the order, so later changes to it have no effect. */
function receiverOf(address: Address): Receiver {
  const { province, city, area } = address;
  return {
    countryId: address.countryId,
    delivery: address.kind,
    pickupPointId: address.pickupPointId,
    receiverName: address.receiverName,
    receiverPhone: address.phone,
    receiverTelephone: address.telephone,
    receiverPostcode: address.postcode,
    receiverRegionId: address.regionId,
    receiverRegion: [...new Set([province, city, area])].filter(Boolean).join(' '),
    receiverDetail: address.detail,
  };
}

const maxGoodsNameLength = 200;

/** Goods name and type of an order, taken from its parcels if not specified. */
function goodsOf(
  { goodsName }: OrderTexts,
  parcels: readonly OrderedParcel[],
): Pick<NewOrder, 'goodsName' | 'goodsTypeId'> {
  const names = [...new Set(parcels.map((parcel) => parcel.goodsName))].filter(Boolean);
  const types = new Set(parcels.map(({ goodsTypeId }) => goodsTypeId));
  return {
    goodsName: goodsName || names.join(', ').slice(0, maxGoodsNameLength),
    goodsTypeId: types.size === 1 ? parcels[0]!.goodsTypeId : null,
  };
}

type PlacedOrderInput = Omit<
  NewOrder,
  GeneratedColumn | keyof Receiver | 'goodsName' | 'goodsTypeId' | 'memberId' | 'accountId'
>;

/** Inserts the order and binds its parcels. */
export async function placeOrder(
  keys: Keys,
  { db, shop, member }: ChangeContext,
  address: Address,
  parcels: readonly OrderedParcel[],
  order: PlacedOrderInput & OrderTexts,
): Promise<number> {
  const idCard = unsealIdCard(keys, shop, address.id, address.idCardSealed);
  const draft = {
    ...order,
    ...receiverOf(address),
    ...goodsOf(order, parcels),
    memberId: member.ownerId,
    accountId: member.id,
    receiverPrint: receiverPrint(keys, shop, { ...address, idCard }),
  };
  const { id } = await insertNumbered((number) => {
    const receiverIdSealed = idCard === undefined ? null : sealReceiverId(keys, shop, number, idCard);
    const values = orderValues({ ...draft, number, receiverIdSealed });
    return db
      .first(insertOrder, { ...values, shopId: shop.id })
      .catch(refuseUniqueViolation('shop_order_quote', 'order.quoteExpired'));
  });
  const ids = parcels.map((parcel) => parcel.id);
  await bindParcels(db, shop.id, id, ids);
  return id;
}
