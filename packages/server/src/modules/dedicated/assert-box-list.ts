import { Refusal } from '@onehaul/domain/refusal';
import type { MayReceive } from '../expected-box/index.ts';
import { listMissing } from './dedicated.repository.ts';

/** Goods that the shop declares are taken in once it knows what they are. */
export const assertBoxListThere: MayReceive = async (db, which) => {
  if (await db.first(listMissing, which)) throw new Refusal('dedicated.boxListMissing');
};
