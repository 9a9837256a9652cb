import { Refusal } from '@onehaul/domain/refusal';
import { readerOf } from '../../db/page.ts';
import type { ShopReader } from '../../http/context.ts';
import type { PricedLine } from '../fee/index.ts';
import type { OrderedParcel } from '../parcel/index.ts';
import { goodsTypeName } from './order.repository.ts';

/** Refuses goods that a line does not fetch, does not bring there, or does not take at all. */
export async function assertTaken(
  reader: ShopReader,
  line: PricedLine,
  parcels: readonly Pick<OrderedParcel, 'warehouseId' | 'goodsTypeId'>[],
  countryId: number,
): Promise<void> {
  const isElsewhere = parcels.some(({ warehouseId }) => warehouseId !== line.warehouseId);
  if (isElsewhere || countryId !== line.countryId) throw new Refusal('order.lineElsewhere');
  const refused = parcels.find(
    ({ goodsTypeId }) => goodsTypeId !== null && !line.goodsTypeIds.includes(goodsTypeId),
  );
  if (!refused) return;
  const id = refused.goodsTypeId!;
  const type = await reader.db.first(goodsTypeName, { ...readerOf(reader), id });
  throw new Refusal('order.goodsNotTaken', { type: type?.name ?? '' });
}
