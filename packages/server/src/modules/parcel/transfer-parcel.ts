import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import type { EventAudit } from '../../outbox/event-audit.ts';
import { moveDeclaration } from './declaration.repository.ts';
import { joinForecast, lockForecastOf, settleClaims, copyGoodsFromForecast } from './transfer.repository.ts';
import { stepParcels } from './move-parcels.ts';
import type { LockedParcel } from './move.repository.ts';
import { moveToJoined } from './order-parcels.repository.ts';
import { startStorage } from './start-storage.ts';

/**
 * Transfers an unowned parcel to a member (A31): copies the goods data of their forecast and joins it, starts
 * storage if the parcel is measured, and decides all its claims. Requires a main account of the shop and a
 * locked parcel.
 */
export async function transferParcel(
  db: TransactionDb,
  shopId: number,
  parcel: LockedParcel,
  memberId: number,
  { notice, ...account }: Omit<EventAudit, 'proof'>,
): Promise<void> {
  const { id, courierNumber } = parcel;
  const { actor, reason = '' } = account;
  const isMeasured = parcel.weightGrams !== null;

  const forecast = await db.first(lockForecastOf, { shopId, memberId, courierNumber });
  if (forecast) {
    await db.all(copyGoodsFromForecast, { shopId, id, forecastId: forecast.id });
    await db.all(moveDeclaration, { shopId, fromId: forecast.id, toId: id });
    if (forecast.orderId !== null) await db.all(moveToJoined, { shopId, fromId: forecast.id, toId: id });
    // Join before cancelling: a cancelled forecast that is not joined would count as taken back by the
    // member.
    await db.all(joinForecast, { shopId, id: forecast.id, joinedId: id });
    await stepParcels(db, shopId, [forecast], 'cancel', { actor, details: { joined: id } });
  }
  const freeUntil = isMeasured ? await startStorage(db, shopId, parcel) : undefined;

  const staffId = actor.kind === 'staff' ? actor.id : null;
  const claims = await db.all(settleClaims, { shopId, parcelId: id, memberId, staffId, reason });
  const isClaimed = claims.some((claim) => claim.memberId === memberId);
  const act = isMeasured ? 'giveMeasured' : 'giveUnmeasured';
  await stepParcels(db, shopId, [parcel], act, {
    ...account,
    details: { ...account.details, ...(freeUntil && { freeUntil: freeUntil.toISOString() }) },
    memberId,
    notice: notice ?? (isClaimed ? 'claimApproved' : isMeasured ? 'parcelStored' : 'parcelReceived'),
  });
  for (const claim of claims.filter((one) => one.memberId !== memberId)) {
    await emit(db, {
      shopId,
      memberId: claim.memberId,
      topic: 'claimRejected',
      subjectId: id,
      details: { number: courierNumber },
    });
  }
}
