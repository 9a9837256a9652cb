import type { ForecastRow } from '@onehaul/contract/parcel';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { forecastAll, normalizeRows } from './forecast-parcels.ts';
import { ownPieces } from './order-parcels.repository.ts';

type Expected = {
  readonly warehouseId: number;
  readonly numbers: readonly {
    readonly courierNumber: string;
    readonly goodsName: string;
    readonly goodsTypeId?: number | undefined;
  }[];
};

/**
 * Resolves a member's courier numbers to parcel ids: all pieces in stock or expected; unknown numbers are
 * forecast. An unowned parcel in stock has to be claimed first.
 */
export async function expectParcels(
  context: ChangeContext,
  { warehouseId, numbers }: Expected,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { db, shop, member } = context;
  const rows = numbers.map((number): ForecastRow => ({
    ...number,
    quantity: 1,
    unitPriceCents: 0,
    remark: '',
  }));
  const results = await forecastAll(context, warehouseId, await normalizeRows(context, warehouseId, rows));
  const claimed = results.find(({ outcome }) => outcome === 'claimed');
  if (claimed) throw new Refusal('marketplace.unclaimed', { number: claimed.courierNumber });
  const wanted = [...new Set(results.map(({ courierNumber }) => courierNumber))];
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const pieces = await db.all(ownPieces, { ...whose, numbers: wanted });
  const byNumber = Map.groupBy(pieces, ({ courierNumber }) => courierNumber);
  return new Map(
    numbers.map(({ courierNumber: typed }) => [
      typed,
      (byNumber.get(parseCourierNumber(typed)!) ?? []).map(({ id }) => id),
    ]),
  );
}
