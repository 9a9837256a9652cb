import { type AddressKind, lineDeliveryRefusal } from '@onehaul/domain/order/line-delivery';
import { Refusal } from '@onehaul/domain/refusal';
import { readerParameters } from '../../db/page.ts';
import type { ShopReader } from '../../http/context.ts';
import type { PricedLine } from '../fee/index.ts';
import type { OrderedParcel } from '../parcel/index.ts';
import { goodsTypeName } from './order.repository.ts';

/** Throws if the line does not serve the warehouse, the country, the kind of delivery or the goods type. */
export async function assertLineAccepts(
  reader: ShopReader,
  line: PricedLine,
  parcels: readonly Pick<OrderedParcel, 'warehouseId' | 'goodsTypeId'>[],
  to: { readonly countryId: number; readonly kind: AddressKind; readonly isPointClosed?: boolean },
): Promise<void> {
  const isElsewhere = parcels.some(({ warehouseId }) => warehouseId !== line.warehouseId);
  if (isElsewhere || to.countryId !== line.countryId) throw new Refusal('order.lineElsewhere');
  const refusal = lineDeliveryRefusal(line.delivery, to.kind);
  if (refusal) throw new Refusal(refusal);
  // A saved address outlives its pickup point.
  if (to.isPointClosed) throw new Refusal('order.pickupPointClosed');
  const refused = parcels.find(
    ({ goodsTypeId }) => goodsTypeId !== null && !line.goodsTypeIds.includes(goodsTypeId),
  );
  if (!refused) return;
  const id = refused.goodsTypeId!;
  const type = await reader.db.first(goodsTypeName, { ...readerParameters(reader), id });
  throw new Refusal('order.goodsNotTaken', { type: type?.name ?? '' });
}
