import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { ownerOfCode } from '../parcel/index.ts';
import { announceReturns, assertWarehouse } from './announce-returns.ts';
import { receiveReturn } from './receive-return.ts';

type UnannouncedReturn = {
  readonly shopId: number;
  readonly warehouseId: number;
  readonly memberCode: string;
  readonly courierNumber: string;
  readonly items: readonly { readonly goods: string; readonly quantity: number }[];
};

/** Records an unannounced return; the member code on the parcel identifies its owner. */
export async function recordUnannouncedReturn(
  db: TransactionDb,
  staffId: number,
  { shopId, warehouseId, memberCode, courierNumber: typed, items }: UnannouncedReturn,
): Promise<number> {
  await assertWarehouse(db, shopId, warehouseId);
  const memberId = await ownerOfCode(db, shopId, memberCode);
  if (memberId === undefined) throw new Refusal('parcel.memberUnknown', { code: memberCode });
  const courierNumber = typed === '' ? '' : parseCourierNumber(typed);
  if (courierNumber === undefined) throw new Refusal('input.invalid', { field: 'courierNumber' });
  const draft = { orderNumber: '', courierNumber, warehouseId, reason: '', wish: 'ask' as const, items };
  const [id] = await announceReturns(db, { shopId, memberId }, [draft], { accountId: memberId, staffId });
  await receiveReturn(db, staffId, { shopId, id: id! });
  return id!;
}
