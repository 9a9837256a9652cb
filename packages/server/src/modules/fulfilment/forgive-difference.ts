import { isPaidByOwner } from '@onehaul/domain/order/order-state';
import { settleTotal } from '@onehaul/domain/order/packed-price';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { lockOrders, recordOrderEvents, stepOrders } from '../order-move/index.ts';
import { restoreQuotedPrice } from './price.repository.ts';

/** The shop bears the price difference; an unpaid part of the quoted amount stays due. */
export async function forgiveDifference(
  db: TransactionDb,
  staffId: number,
  { shopId, id }: { readonly shopId: number; readonly id: number },
): Promise<{ forgivenMinor: number }> {
  const [order] = await lockOrders(db, shopId, [id]);
  const { step, totalMinor, quotedBill, payPolicy } = order!;
  const forgivenMinor = totalMinor - (quotedBill?.totalMinor ?? totalMinor);
  const before = settleTotal(order!);
  if (step !== 'packed' || !isPaidByOwner(payPolicy) || before.dueMinor === 0 || forgivenMinor <= 0)
    throw new Refusal('state.illegalStep', { from: step, event: 'forgive' });
  const promised = quotedBill!.totalMinor;
  await db.all(restoreQuotedPrice, { shopId, id, bill: JSON.stringify(quotedBill), totalMinor: promised });
  const account = { actor: { kind: 'staff', id: staffId }, details: { forgivenMinor } } as const;
  // Paid already under onSubmit; under afterPacking the quoted amount is still due.
  if (settleTotal({ ...order!, totalMinor: promised }).dueMinor === 0)
    await stepOrders(db, shopId, [order!], 'clear', account);
  else await recordOrderEvents(db, shopId, [id], 'quoted', account);
  return { forgivenMinor };
}
