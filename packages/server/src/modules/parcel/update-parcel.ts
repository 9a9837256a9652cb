import type { Parcel } from '@onehaul/contract/parcel';
import { isEditable } from '@onehaul/domain/parcel/parcel-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { getOwnParcel } from './find-parcels.ts';
import { goodsTypesOf } from './forecast.repository.ts';
import { lockOwnParcels } from './lock-own-parcels.ts';
import { recordParcelEvents } from './move-parcels.ts';
import { describeGoods } from './parcel.repository.ts';

type Description = {
  readonly id: number;
  readonly goodsName: string;
  readonly goodsTypeId: number;
  readonly quantity: number;
  readonly unitPriceCents: number;
  readonly remark: string;
};

/** Updates the goods description; the event log retains the previous one. */
export async function updateParcel(context: ChangeContext, { id, ...goods }: Description): Promise<Parcel> {
  const { db, shop, member } = context;
  const [parcel] = await lockOwnParcels(context, [id]);
  if (!isEditable(parcel!.state) || parcel!.orderId !== null) throw new Refusal('parcel.notEditable');
  const types = await db.all(goodsTypesOf, { shopId: shop.id });
  if (!types.some((type) => type.id === goods.goodsTypeId)) throw new Refusal('record.notFound');
  await db.all(describeGoods, { shopId: shop.id, parcelId: id, ...goods });
  const { goodsName, goodsTypeId, quantity, unitPriceCents, remark } = parcel!;
  await recordParcelEvents(db, shop.id, [id], 'describe', {
    actor: { kind: 'member', id: member.id },
    details: { before: { goodsName, goodsTypeId, quantity, unitPriceCents, remark }, after: goods },
  });
  return getOwnParcel(context, id);
}
