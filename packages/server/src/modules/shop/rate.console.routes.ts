import { rateCalls } from '@onehaul/contract/console/rates';
import { bindStaff } from '../../http/bind-staff.ts';
import { findRates } from './rate.repository.ts';
import { setRate } from './set-rate.ts';

/** Console routes for the exchange rates of a tenant's shops. */
export const rateConsoleRoutes = bindStaff(rateCalls, {
  list: async ({ db, language }) => ({ items: await findRates(db, language) }),
  set: setRate,
});
