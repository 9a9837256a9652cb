import { Refusal } from '@onehaul/domain/refusal';
import { recordName } from '../../http/record-name.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { lockRate, updateRate } from './rate.repository.ts';

type NewRate = { readonly shopId: number; readonly code: string; readonly exchangeRate: number };

/** Sets the exchange rate of one yuan; the yuan itself is always 1. */
export async function setRate({ db, audit }: StaffChangeContext, rate: NewRate): Promise<null> {
  if (rate.code === 'CNY') throw new Refusal('input.invalid', { field: 'code' });
  const { shopId, code } = rate;
  const before = await db.first(lockRate, { shopId, code });
  if (!before) throw new Refusal('record.notFound');
  const after = (await db.first(updateRate, rate))!;
  audit('rate', recordName(shopId, code), { from: before.exchangeRate, to: after.exchangeRate });
  return null;
}
