import { Refusal } from '@onehaul/domain/refusal';
import { readerParameters } from '../../db/page.ts';
import type { ShopReader } from '../../http/context.ts';
import { bookableWays } from './dedicated.repository.ts';

export type WaySelection = {
  readonly warehouseId: number;
  readonly countryId: number;
  readonly carrierId: number;
  readonly speedId: number;
  readonly goodsTypeId?: number | undefined;
};

export const findWays = (reader: ShopReader) => reader.db.all(bookableWays, readerParameters(reader));

/** The first line with this warehouse, destination, carrier and speed that accepts the goods. */
export async function findWay(reader: ShopReader, asked: WaySelection) {
  const ways = await findWays(reader);
  const way = ways.find(
    ({ warehouseId, countryId, carrierId, speedId, goodsTypeIds }) =>
      warehouseId === asked.warehouseId &&
      countryId === asked.countryId &&
      carrierId === asked.carrierId &&
      speedId === asked.speedId &&
      (asked.goodsTypeId === undefined || goodsTypeIds.includes(asked.goodsTypeId)),
  );
  if (!way) throw new Refusal('dedicated.noWay');
  return way;
}
