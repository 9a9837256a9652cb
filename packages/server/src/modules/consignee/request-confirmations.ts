import { consigneeCountries } from '@onehaul/domain/customs/consignee';
import { settingsFrom } from '@onehaul/domain/settings';
import type { Db, TransactionDb } from '../../db/database.ts';
import { findSettings } from '../shop/index.ts';
import { insertConfirmations } from './consignee.repository.ts';

export async function loadConsigneeHours(db: Db, shopId: number): Promise<number> {
  return settingsFrom(await findSettings({ db, shop: { id: shopId } })).consigneeHours;
}

/** Requests confirmation from the receivers of departing orders where customs requires it, once per order. */
export async function requestConfirmations(
  db: TransactionDb,
  shopId: number,
  orderIds: readonly number[],
): Promise<void> {
  if (orderIds.length === 0) return;
  const hours = await loadConsigneeHours(db, shopId);
  await db.all(insertConfirmations, {
    shopId,
    ids: [...orderIds],
    countryCodes: [...consigneeCountries],
    hours,
  });
}
