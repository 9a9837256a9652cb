import type { ReturnDetails } from '@onehaul/contract/returns';
import type { ChangeContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { getReturn } from './find-returns.ts';
import { lockReturn, stepReturn } from './move-return.ts';

/** Cancels an announcement before anything has arrived. */
export async function cancelReturn(
  keys: Keys,
  context: ChangeContext,
  { id }: { readonly id: number },
): Promise<ReturnDetails> {
  const { db, shop, member } = context;
  const held = await lockReturn(db, { shopId: shop.id, id, memberId: member.ownerId });
  await stepReturn(db, held, 'cancel');
  return getReturn(keys, context, { id });
}
