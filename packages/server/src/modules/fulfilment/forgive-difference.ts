import { isAskedOfOwner } from '@onehaul/domain/order/order-state';
import { settleTotal } from '@onehaul/domain/order/packed-price';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { lockOrders, noteOrders, stepOrders } from '../order-move/index.ts';
import { writePromised } from './price.repository.ts';

/** The shop bears what the boxes cost more than was promised. What of the promise is unpaid is still asked for. */
export async function forgiveDifference(
  db: Db,
  staffId: number,
  { shopId, id }: { readonly shopId: number; readonly id: number },
): Promise<{ forgivenMinor: number }> {
  const [order] = await lockOrders(db, shopId, [id]);
  const { step, totalMinor, quotedBill, payPolicy } = order!;
  const forgivenMinor = totalMinor - (quotedBill?.totalMinor ?? totalMinor);
  const before = settleTotal(order!);
  if (step !== 'packed' || !isAskedOfOwner(payPolicy) || before.dueMinor === 0 || forgivenMinor <= 0)
    throw new Refusal('state.illegalStep', { from: step, event: 'forgive' });
  const promised = quotedBill!.totalMinor;
  await db.all(writePromised, { shopId, id, bill: JSON.stringify(quotedBill), totalMinor: promised });
  const account = { actor: { kind: 'staff', id: staffId }, details: { forgivenMinor } } as const;
  // Paid before by whoever pays on submitting; who pays after packing still owes what was promised.
  if (settleTotal({ ...order!, totalMinor: promised }).dueMinor === 0)
    await stepOrders(db, shopId, [order!], 'clear', account);
  else await noteOrders(db, shopId, [id], 'quoted', account);
  return { forgivenMinor };
}
