import type { AgreedQuantity } from '@onehaul/domain/quota';
import type { Module } from '@onehaul/domain/shop';
import { sql } from 'kysely';
import { prepareChange, tables } from '../../db/statement.ts';

type OfCompany = { tenantId: number };

export const saveLimit = prepareChange(
  (
    p: OfCompany & { quantity: AgreedQuantity; amount: number | null; reason: string; endsOn: string | null },
  ) =>
    tables
      .insertInto('companyLimit')
      .values({
        tenantId: p.tenantId,
        quantity: p.quantity,
        amount: p.amount,
        reason: p.reason,
        endsOn: p.endsOn,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['tenantId', 'quantity'])
          .doUpdateSet({ amount: p.amount, reason: p.reason, endsOn: p.endsOn, createdAt: sql`now()` }),
      ),
);

export const deleteLimit = prepareChange((p: OfCompany & { quantity: AgreedQuantity }) =>
  tables
    .deleteFrom('companyLimit')
    .where('tenantId', '=', p.tenantId)
    .where('quantity', '=', p.quantity)
    .returning(['amount', 'reason']),
);

export const setTenantModules = prepareChange((p: OfCompany & { modules: Module[] | null }) =>
  tables
    .updateTable('tenant')
    .set({ modules: sql`${p.modules}::text[]` })
    .where('tenantId', '=', p.tenantId),
);

/** Switches modules off in every shop that has one of them on; somebody who edits them meanwhile is told. */
export const switchModulesOff = prepareChange((p: OfCompany & { modules: Module[] }) =>
  tables
    .updateTable('shop')
    .set({
      modules: sql`array(select one from unnest(modules) with ordinality as on_now (one, place)
        where one <> all (${p.modules}::text[]) order by place)`,
      modulesVersion: sql`modules_version + 1`,
    })
    .where('tenantId', '=', p.tenantId)
    .where(sql<boolean>`modules && ${p.modules}::text[]`),
);
