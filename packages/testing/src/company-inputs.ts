import { newEmail } from './actors.ts';
import { platformHost, type TestApi } from './test-api.ts';
import type { TestDatabase } from './test-database.ts';

let count = 0;
const newLabel = () => `company-${(count += 1)}-of-tests`;
const newCompany = () => ({
  company: 'Lantern Freight',
  personName: 'Lan Tran',
  email: newEmail(),
  language: 'en',
  market: 'empty',
  shopName: 'Lantern',
  label: newLabel(),
});

/** A company without shops or people, in a state. */
async function aCompany({ sql }: TestDatabase, state = 'active') {
  const [row] = await sql(
    `insert into tenant (tenant_id, name, state) values (nextval('app.company_number'), 'Lantern', $1)
     returning tenant_id`,
    [state],
  );
  return { tenantId: row!.tenant_id as number };
}

/** Inputs of the operator's calls about companies. */
export const createCompanyInputs = (database: TestDatabase) => ({
  '/console/companies/get': () => aCompany(database),
  '/console/companies/add': () => ({ ...newCompany(), plan: 'trial' }),
  '/console/companies/setPlan': async () => ({ ...(await aCompany(database)), plan: 'large' }),
  '/console/company-terms/setLimit': async () => ({
    ...(await aCompany(database)),
    quantity: 'staff',
    amount: 20,
    reason: 'Peak season',
    endsOn: null,
  }),
  '/console/company-terms/removeLimit': async () => {
    const { tenantId } = await aCompany(database);
    await database.sql(
      `insert into company_limit (tenant_id, quantity, amount, reason) values ($1, 'staff', 20, 'Peak season')`,
      [tenantId],
    );
    return { tenantId, quantity: 'staff' };
  },
  '/console/company-terms/getModules': () => aCompany(database),
  '/console/company-terms/setModules': async () => ({
    ...(await aCompany(database)),
    modules: ['consolidation'],
    reason: 'Not contracted',
    isConfirmed: true,
  }),
  '/console/plans/publish': () => ({
    name: newLabel(),
    version: 0,
    names: { zhHans: '小店版', zhHanT: '小店版', en: 'Small', vi: 'Nhỏ' },
    isOffered: false,
    callsPerMinute: 600,
    members: null,
    parcelsPerMonth: 100,
    staff: 3,
    storageBytes: null,
    prices: [{ currencyCode: 'CNY', priceMinor: 9900, extraParcelMinor: 50 }],
  }),
  '/console/companies/suspend': async () => ({ ...(await aCompany(database)), reason: 'Unpaid' }),
  '/console/companies/restore': () => aCompany(database, 'suspended'),
  '/console/companies/close': async () => ({
    ...(await aCompany(database)),
    reason: 'Asked by its owner',
    typedName: 'Lantern',
  }),
});

/** Inputs of the calls of the platform's own hosts. */
export function createPlatformInputs(api: TestApi) {
  async function aToken() {
    const { body } = await api.post(platformHost, '/platform/companies/apply', newCompany());
    const { link } = body.Data as { link: string };
    return { token: link.slice(link.indexOf('#') + 1) };
  }
  return {
    '/platform/companies/checkName': () => ({ label: newLabel() }),
    '/platform/companies/apply': newCompany,
    '/platform/companies/getApplication': aToken,
    '/platform/companies/open': aToken,
    '/platform/plans/list': () => ({}),
  } satisfies Record<string, () => object | Promise<object>>;
}
