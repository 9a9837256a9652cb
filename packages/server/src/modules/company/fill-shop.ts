import { applyKit } from '../kit/index.ts';
import type { FillShop } from './open-company.ts';

/** The market's kit, entered in the name of the owner. */
export const fillShop: FillShop = async (db, { shopId, staffId, market }) => {
  await applyKit({ db, shop: { id: shopId }, staff: { id: staffId } }, market);
};
