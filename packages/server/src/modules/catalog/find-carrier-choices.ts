import type { CarrierChoices } from '@onehaul/contract/console/carrier-choices';
import type { Language } from '@onehaul/domain/language';
import type { Db } from '../../db/database.ts';
import { carriersOfCompany, currenciesOfCompany } from './carrier.repository.ts';

/** Carriers and currencies of all shops, for forms about a carrier's sheet. */
export async function findCarrierChoices(db: Db, language: Language): Promise<CarrierChoices> {
  const [carriers, currencies] = await Promise.all([
    db.all(carriersOfCompany, { language }),
    db.all(currenciesOfCompany, {}),
  ]);
  return { carriers, currencies };
}
