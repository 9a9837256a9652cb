import { parcelMachine } from '@onehaul/domain/parcel/parcel-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { lockOwnParcels } from './lock-own-parcels.ts';
import { stepParcels } from './move-parcels.ts';

/** Cancels forecasts: all, or none when one of them has arrived. */
export async function removeParcels(
  context: ChangeContext,
  { ids }: { readonly ids: readonly number[] },
): Promise<{ removed: number }> {
  const parcels = await lockOwnParcels(context, ids);
  for (const parcel of parcels) parcelMachine.step(parcel, 'cancel');
  // An order waits for this parcel; that order has to be cancelled first.
  if (parcels.some(({ orderId }) => orderId !== null)) throw new Refusal('order.alreadyMerged');
  const actor = { kind: 'member', id: context.member.id } as const;
  await stepParcels(context.db, context.shop.id, parcels, 'cancel', { actor });
  return { removed: parcels.length };
}
