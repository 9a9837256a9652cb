import type { Settings } from '@onehaul/domain/settings';
import { type Cover, coverOf, isClaim } from '@onehaul/domain/case/case-rules';
import type { CaseKind } from '@onehaul/domain/case/case-state';
import type { Db } from '../../db/database.ts';
import { orderCover, parcelCover } from './cover.repository.ts';

type CoverSubject = {
  readonly shopId: number;
  readonly id: number;
  readonly kind: CaseKind;
  readonly parcelId: number | null;
  readonly orderId: number | null;
};

/** The maximum offer for a case and the rule behind it; null when the case is not a claim. */
export async function findCover(db: Db, about: CoverSubject, settings: Settings): Promise<Cover | null> {
  const { shopId, id, kind, parcelId, orderId } = about;
  if (!isClaim(kind)) return null;
  if (orderId !== null) {
    const { paidBeforeMinor, ...order } = (await db.first(orderCover, { shopId, orderId, id }))!;
    return coverOf({ of: 'order', ...order }, { ...settings, paidBeforeMinor });
  }
  const { paidBeforeMinor, declaredMinor } = (await db.first(parcelCover, {
    shopId,
    parcelId: parcelId!,
    id,
  }))!;
  return coverOf({ of: 'parcel', declaredMinor }, { ...settings, paidBeforeMinor });
}
