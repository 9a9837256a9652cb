import { returnCalls, type ReturnDetails } from '@onehaul/contract/returns';
import { wirePath } from '@onehaul/contract/wire';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { type AnnouncedReturn, announceReturns, assertWarehouse } from './announce-returns.ts';
import { getReturn } from './find-returns.ts';

/** Announces a return entered by hand. */
export async function addReturn(
  keys: Keys,
  context: ChangeContext,
  announced: AnnouncedReturn,
): Promise<ReturnDetails> {
  const { db, shop, member } = context;
  await assertWarehouse(db, shop.id, announced.warehouseId);
  const courierNumber = announced.courierNumber === '' ? '' : parseCourierNumber(announced.courierNumber);
  if (courierNumber === undefined)
    throw new Refusal('input.invalid', { field: wirePath(returnCalls.add.input, ['courierNumber']) });
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const [id] = await announceReturns(db, whose, [{ ...announced, courierNumber }], { accountId: member.id });
  return getReturn(keys, context, { id: id! });
}
