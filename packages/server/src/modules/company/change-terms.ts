import { companyTermCalls, type ModuleUse } from '@onehaul/contract/console/company-terms';
import type { Language } from '@onehaul/domain/language';
import type { AgreedQuantity } from '@onehaul/domain/quota';
import { Refusal } from '@onehaul/domain/refusal';
import { type Module, modules as allModules } from '@onehaul/domain/shop';
import type { Database, Db } from '../../db/database.ts';
import { actOf } from '../../http/mount-staff.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { platformTenantId } from '../../jobs/job.ts';
import { allowedModules, openOrdersByModule, shopsOfCompany } from '../shop/index.ts';
import { changeCompany } from './change-company.ts';
import { deleteLimit, saveLimit, setTenantModules, switchModulesOff } from './terms.repository.ts';

type Limit = {
  readonly tenantId: number;
  readonly quantity: AgreedQuantity;
  readonly amount: number | null;
  readonly reason: string;
  readonly endsOn: string | null;
};

export function setLimit(database: Database, context: StaffChangeContext, limit: Limit): Promise<null> {
  const { tenantId, quantity, amount, reason, endsOn } = limit;
  if (endsOn !== null && endsOn < new Date().toISOString().slice(0, 10))
    throw new Refusal('input.invalid', { field: 'endsOn' });
  if (quantity === 'callsPerMinute' && amount === null)
    throw new Refusal('input.invalid', { field: 'amount' });
  return changeCompany(database, context, {
    act: actOf(companyTermCalls.setLimit),
    tenantId,
    async make(db) {
      await db.all(saveLimit, { quantity, amount, reason, endsOn });
      return { quantity, amount: amount ?? 'unlimited', reason, ...(endsOn && { endsOn }) };
    },
  });
}

export const removeLimit = (
  database: Database,
  context: StaffChangeContext,
  { tenantId, quantity }: Pick<Limit, 'tenantId' | 'quantity'>,
): Promise<null> =>
  changeCompany(database, context, {
    act: actOf(companyTermCalls.removeLimit),
    tenantId,
    async make(db) {
      if (!(await db.first(deleteLimit, { quantity }))) throw new Refusal('record.notFound');
      return { quantity };
    },
  });

/** Shops that have each module on, and the open orders that nobody could finish without it. */
async function findModuleUse(db: Db, language: Language): Promise<ModuleUse[]> {
  const [shops, open] = [await db.all(shopsOfCompany, { language }), await openOrdersByModule(db)];
  return allModules.map((module) => ({
    module,
    shops: shops
      .filter(({ modules }) => modules.includes(module))
      .map(({ id, name }) => ({ name, openOrders: open(id, module) })),
  }));
}

export async function findModules(database: Database, tenantId: number, language: Language) {
  const db = database.tenant(tenantId);
  const found = tenantId === platformTenantId ? undefined : await db.first(allowedModules, {});
  if (!found) throw new Refusal('record.notFound');
  return { modules: found.modules ?? [...allModules], items: await findModuleUse(db, language) };
}

type Allowed = {
  readonly tenantId: number;
  readonly modules: readonly Module[];
  readonly reason: string;
  /** The operator was shown what disappears. */
  readonly isConfirmed: boolean;
};

/** Sets what a company's shops may switch on; what they have on and may no longer is switched off. */
export const setModules = (
  database: Database,
  context: StaffChangeContext,
  { tenantId, modules, reason, isConfirmed }: Allowed,
): Promise<null> =>
  changeCompany(database, context, {
    act: actOf(companyTermCalls.setModules),
    tenantId,
    async make(db) {
      const lost = (await findModuleUse(db, context.language)).filter(
        ({ module, shops }) => shops.length > 0 && !modules.includes(module),
      );
      if (lost.length > 0 && !isConfirmed)
        throw new Refusal('company.modulesInUse', { modules: lost.map(({ module }) => module).join(', ') });
      const isAll = allModules.every((module) => modules.includes(module));
      await db.all(setTenantModules, { modules: isAll ? null : [...modules] });
      if (lost.length > 0) await db.all(switchModulesOff, { modules: lost.map(({ module }) => module) });
      const off = lost.map(({ module }) => module).join(', ');
      return { modules: isAll ? 'all' : modules.join(', '), reason, ...(off && { off }) };
    },
  });
