import { Refusal } from '@onehaul/domain/refusal';
import type { ReceiveCheck } from '../expected-box/index.ts';
import { bookingWithoutBoxList } from './dedicated.repository.ts';

/** Goods that the shop declares are received only once their box list exists. */
export const assertBoxListExists: ReceiveCheck = async (db, which) => {
  if (await db.first(bookingWithoutBoxList, which)) throw new Refusal('dedicated.boxListMissing');
};
