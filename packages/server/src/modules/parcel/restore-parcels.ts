import { parcelMachine } from '@onehaul/domain/parcel/parcel-state';
import { Refusal } from '@onehaul/domain/refusal';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import type { ChangeContext } from '../../http/context.ts';
import { ownForecasts } from './forecast.repository.ts';
import { lockOwnParcels } from './lock-own-parcels.ts';
import { stepParcels } from './move-parcels.ts';

/** Undoes the cancellation of forecasts: all, or none when one number was forecast again. */
export async function restoreParcels(
  context: ChangeContext,
  { ids }: { readonly ids: readonly number[] },
): Promise<{ restored: number }> {
  const { db, shop, member } = context;
  const parcels = await lockOwnParcels(context, ids);
  for (const parcel of parcels) parcelMachine.step(parcel, 'restore');
  const numbers = parcels.map(({ courierNumber }) => courierNumber);
  const [again] = await db.all(ownForecasts, { shopId: shop.id, memberId: member.ownerId, numbers });
  if (again) throw new Refusal('parcel.alreadyExpected', { number: again.courierNumber });
  const actor = { kind: 'member', id: member.id } as const;
  // The unique index decides between concurrent requests, and between two forecasts of the same number.
  await stepParcels(db, shop.id, parcels, 'restore', { actor }).catch(
    refuseUniqueViolation('parcel_expected_once', 'parcel.alreadyExpected', { number: numbers[0]! }),
  );
  return { restored: parcels.length };
}
