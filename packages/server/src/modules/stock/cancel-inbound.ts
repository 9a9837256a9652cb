import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { lockInbound, stepInbound } from './step-inbound.ts';

/** Cancels an announced delivery. */
export async function cancelInbound(
  { db, shop, member }: ChangeContext,
  { id }: { readonly id: number },
): Promise<{ id: number }> {
  const inbound = await lockInbound(db, shop.id, id);
  if (inbound.memberId !== member.ownerId) throw new Refusal('record.notFound');
  await stepInbound(db, shop.id, inbound, 'cancel', null);
  return { id };
}
