import type { Booking } from '@onehaul/contract/dedicated';
import { dedicatedPolicy } from '@onehaul/domain/dedicated/progress';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { assertSendable, type CustomsBook } from '../customs/index.ts';
import { writeExpectedBoxes } from '../expected-box/index.ts';
import { exchangeOf, type Tariffs } from '../fee/index.ts';
import { placeSellerOrders } from '../seller-order/index.ts';
import { insertBooking, memberCode } from './dedicated.repository.ts';
import { getBooking } from './find-bookings.ts';
import { type BookingRequest, priceBooking } from './price-booking.ts';

type Draft = BookingRequest & {
  readonly memberCode?: string | undefined;
  readonly goodsName: string;
  readonly receiverName: string;
  readonly receiverPhone: string;
  readonly receiverEmail: string;
  readonly receiverAddress: string;
  readonly remark: string;
  readonly isCustoms: boolean;
};

/** Creates an order whose packages arrive later, and announces each package to the receiving station. */
export async function bookPackages(
  { keys, tariffs, customs }: { keys: Keys; tariffs: Tariffs; customs: CustomsBook },
  context: ChangeContext,
  draft: Draft,
): Promise<Booking> {
  const { db, shop, member } = context;
  if (draft.memberCode !== undefined) {
    const own = await db.first(memberCode, { shopId: shop.id, memberId: member.ownerId });
    if (own?.code !== draft.memberCode.toUpperCase()) throw new Refusal('record.notFound');
  }
  const { way, pricer, boxes, shipment, bill } = await priceBooking(tariffs, context, draft);
  await assertSendable(customs, context, draft.countryId, [declarationOfName(draft.goodsName)]);
  const { line, version } = pricer;
  const [orderId] = (await placeSellerOrders(keys, context, [
    {
      kind: 'dedicated',
      step: 'awaitingArrival',
      payPolicy: dedicatedPolicy(line.payPolicy),
      warehouseId: way.warehouseId,
      lineId: way.lineId,
      version,
      countryId: draft.countryId,
      clientNumber: null,
      receiverName: draft.receiverName,
      receiverPhone: draft.receiverPhone,
      receiverPostcode: draft.receiverPostcode,
      receiverRegion: '',
      receiverDetail: draft.receiverAddress,
      goodsName: draft.goodsName,
      goodsTypeId: draft.goodsTypeId ?? null,
      declaration: [],
      declaredMinor: 0,
      collectionMinor: 0,
      isTaxHandled: false,
      shipment,
      bill,
      ...exchangeOf(line),
      remark: draft.remark,
    },
  ])) as [number];
  await db.all(insertBooking, {
    shopId: shop.id,
    orderId,
    email: draft.receiverEmail,
    isCustoms: draft.isCustoms,
    weights: JSON.stringify(draft.weights),
    sizes: JSON.stringify(draft.sizes),
  });
  const announced = boxes.map((box, index) => ({ ...box, orderId, boxNumber: index + 1, mark: '' }));
  await writeExpectedBoxes(db, shop.id, announced);
  return getBooking(context, orderId);
}

/** Until a box list exists, the goods have a single name, which customs must accept. */
const declarationOfName = (goodsName: string) => ({
  nameChinese: goodsName,
  nameEnglish: '',
  quantity: 1,
  unitPriceCents: 0,
  hsCode: '',
  origin: 'CN',
  material: '',
});
