import { type CompanyFacts, companyCalls } from '@onehaul/contract/console/companies';
import { companyTermCalls } from '@onehaul/contract/console/company-terms';
import type { Language } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import type { Database } from '../../db/database.ts';
import { limitAndOffset } from '../../db/page.ts';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { actOf } from '../../http/mount-staff.ts';
import { platformTenantId } from '../../jobs/job.ts';
import type { Services } from '../../services.ts';
import { findErasure, toErasure } from '../erasure/index.ts';
import { liveGrant } from '../operator-access/index.ts';
import { shopsOfCompany } from '../shop/index.ts';
import { addCompany } from './add-company.ts';
import { setCompanyPlan, stepCompany } from './change-company.ts';
import { findModules, removeLimit, setLimit, setModules } from './change-terms.ts';
import { companyFacts, companyPage, ownersOfCompany } from './company.repository.ts';
import { latestPlans } from './plan.repository.ts';
import { platformOf } from './platform.ts';

/** Companies of the installation, for its operator. */
export function createCompanyConsoleRoutes(services: Services): StaffRoute[] {
  const { database } = services;
  return [
    ...bindStaff(companyCalls, {
      list: async ({ db }, { search, state = null, health = null, sort, ...page }) => {
        const isAttentionFirst = sort === 'attention';
        const asked = { search, state, health, isAttentionFirst, ...limitAndOffset(page) };
        const found = await db.all(companyPage, asked);
        return { items: found, total: found[0]?.total ?? 0 };
      },
      get: ({ language }, { tenantId }) => findFacts(services.database, tenantId, language),
      options: async ({ db }) => ({
        plans: (await db.all(latestPlans, {})).map(({ name, names, version, prices }) => ({
          name,
          names,
          version,
          currencies: prices.map(({ currencyCode }) => currencyCode),
        })),
        shopDomain: platformOf(services).shopDomain,
      }),
      add: (context, draft) => addCompany(services, context, draft),
      setPlan: (context, input) =>
        setCompanyPlan(services.database, context, { act: actOf(companyCalls.setPlan), ...input }),
      suspend: (context, input) =>
        stepCompany(services, context, {
          act: actOf(companyCalls.suspend),
          event: 'suspend',
          ...input,
        }),
      restore: (context, input) =>
        stepCompany(services, context, {
          act: actOf(companyCalls.restore),
          event: 'restore',
          reason: '',
          ...input,
        }),
      close: (context, input) =>
        stepCompany(services, context, { act: actOf(companyCalls.close), event: 'close', ...input }),
    }),
    ...bindStaff(companyTermCalls, {
      setLimit: (context, input) => setLimit(database, context, input),
      removeLimit: (context, input) => removeLimit(database, context, input),
      getModules: ({ language }, { tenantId }) => findModules(database, tenantId, language),
      setModules: (context, input) => setModules(database, context, input),
    }),
  ];
}

/** One company, read under its own row-level security. */
async function findFacts(database: Database, tenantId: number, language: Language): Promise<CompanyFacts> {
  const db = database.tenant(tenantId);
  const facts = tenantId === platformTenantId ? undefined : await db.first(companyFacts, {});
  if (!facts) throw new Refusal('record.notFound');
  const [operatorAccess = null, owners, shops, erasure] = await Promise.all([
    db.first(liveGrant, {}),
    db.all(ownersOfCompany, {}),
    db.all(shopsOfCompany, { language }),
    db.first(findErasure, {}),
  ]);
  return { ...facts, operatorAccess, owners, shops, erasure: toErasure(facts.closesAt, erasure) };
}
