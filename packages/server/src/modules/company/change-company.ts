import { Refusal } from '@onehaul/domain/refusal';
import { closingGraceDays, type TenantEvent, tenantMachine, type TenantState } from '@onehaul/domain/tenant';
import type { Database, TransactionDb } from '../../db/database.ts';
import { plainAddress } from '../../http/network.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { platformTenantId } from '../../jobs/job.ts';
import type { Services } from '../../services.ts';
import { recordAct, tellCompany } from '../staff/index.ts';
import { countChangeOfShops, lockTenant, setTenantPlan, setTenantState } from './company.repository.ts';
import { latestPlans } from './plan.repository.ts';

type Change = {
  readonly act: string;
  readonly tenantId: number;
  readonly make: (
    db: TransactionDb,
    company: { readonly name: string; readonly state: TenantState; readonly plan: string },
  ) => Promise<Record<string, unknown>>;
};

/**
 * An act of the operator in a company: made in the company's own transaction under a row lock, and written in
 * its audit log, where its owner sees it, as well as in the platform's.
 */
export async function changeCompany(
  database: Database,
  { visit, audit }: StaffChangeContext,
  { act, tenantId, make }: Change,
): Promise<null> {
  // The platform is no company: it can be neither suspended nor closed, nor put on a plan.
  if (tenantId === platformTenantId) throw new Refusal('record.notFound');
  const details = await database.transaction(tenantId, async (db) => {
    const company = await db.first(lockTenant, {});
    if (!company) throw new Refusal('record.notFound');
    const made = { name: company.name, ...(await make(db, company)) };
    await recordAct(db, {
      staffId: null,
      act,
      subject: 'company',
      subjectId: String(tenantId),
      details: made,
      address: plainAddress(visit.address),
    });
    return made;
  });
  audit('company', tenantId, details);
  return null;
}

type Step = {
  readonly event: Exclude<TenantEvent, 'finish'>;
  readonly reason: string;
  readonly typedName?: string;
};

const mailOf = {
  suspend: 'companySuspended',
  restore: 'companyRestored',
  close: 'companyClosing',
} as const;

/** Suspends, restores or closes a company and tells its owners. */
export async function stepCompany(
  services: Services,
  context: StaffChangeContext,
  { act, tenantId, event, reason, typedName }: Step & Pick<Change, 'act' | 'tenantId'>,
): Promise<null> {
  let company = '';
  await changeCompany(services.database, context, {
    act,
    tenantId,
    async make(db, { name, state: from }) {
      company = name;
      if (typedName !== undefined && typedName !== name) throw new Refusal('company.nameDiffers');
      const { state } = tenantMachine.step({ state: from }, event);
      const graceDays = state === 'closing' ? closingGraceDays : null;
      await db.all(setTenantState, { from, state, reason, graceDays });
      await db.all(countChangeOfShops, {});
      return reason ? { reason } : {};
    },
  });
  const values = { company, reason, days: closingGraceDays };
  await tellCompany(services, context, {
    tenantId,
    kind: mailOf[event],
    path: event === 'close' ? '/data' : '/',
    values,
  });
  return null;
}

export const setCompanyPlan = (
  database: Database,
  context: StaffChangeContext,
  {
    act,
    tenantId,
    plan,
    currencyCode,
  }: Pick<Change, 'act' | 'tenantId'> & {
    readonly plan: string;
    readonly currencyCode: string;
  },
): Promise<null> =>
  changeCompany(database, context, {
    act,
    tenantId,
    async make(db, { plan: before }) {
      const latest = (await db.all(latestPlans, {})).find(({ name }) => name === plan);
      if (!latest) throw new Refusal('input.invalid', { field: 'plan' });
      if (!latest.prices.some((price) => price.currencyCode === currencyCode))
        throw new Refusal('input.invalid', { field: 'currencyCode' });
      await db.all(setTenantPlan, { plan, version: latest.version, currencyCode });
      return { from: before, to: plan, version: latest.version, currency: currencyCode };
    },
  });
