import { Refusal } from '@onehaul/domain/refusal';
import type { MayReceive } from '../expected-box/index.ts';
import { listMissing } from './dedicated.repository.ts';

/** Goods that the shop declares are received only once their box list exists. */
export const assertBoxListThere: MayReceive = async (db, which) => {
  if (await db.first(listMissing, which)) throw new Refusal('dedicated.boxListMissing');
};
