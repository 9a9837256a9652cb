import type { ServiceRequest } from '@onehaul/contract/service';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { closePayments, refundService } from '../payment/index.ts';
import { endWork, getRequestRow, lockRequest, stepRequest } from '../service/index.ts';

/** Cancels a service before work has started and refunds it in full. */
export async function cancelService(
  context: ChangeContext,
  { id }: { readonly id: number },
): Promise<ServiceRequest> {
  const { db, shop, member } = context;
  const shopId = shop.id;
  // Ownership check first: another member's request is reported as not found and its payments stay untouched.
  await getRequestRow(context, id);
  // Global lock order: payments, parcels, services, money.
  await closePayments(db, { shopId, requestIds: [id] });
  const { request, parcel } = await lockRequest(db, shopId, id);
  if (request.memberId !== member.ownerId) throw new Refusal('record.notFound');
  await stepRequest(db, request, 'cancel', {});
  await endWork(db, parcel);
  const row = await getRequestRow(context, id);
  await refundService(db, { request, why: 'cancelled', actor: { kind: 'member', id: member.id } });
  return row;
}
