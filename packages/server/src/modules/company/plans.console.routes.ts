import { planCalls } from '@onehaul/contract/console/plans';
import { isSupportedCurrency } from '@onehaul/domain/money';
import { Refusal } from '@onehaul/domain/refusal';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { plansInUse, publishPlan } from './plan.repository.ts';

/** Plans of the installation, for its operator. */
export const planConsoleRoutes: StaffRoute[] = bindStaff(planCalls, {
  list: async ({ db }) => ({ items: await db.all(plansInUse, {}) }),
  publish: async ({ db, audit }, { name, version, ...terms }) => {
    const codes = terms.prices.map(({ currencyCode }) => currencyCode);
    if (new Set(codes).size < codes.length || !codes.every(isSupportedCurrency))
      throw new Refusal('input.invalid', { field: 'prices' });
    const made = await db.first(publishPlan, { name, version, terms: JSON.stringify(terms) });
    if (!made?.version) throw new Refusal('plan.changedMeanwhile');
    audit('plan', `${name} ${made.version}`, { plan: name, version: made.version, ...terms });
    return { version: made.version };
  },
});
