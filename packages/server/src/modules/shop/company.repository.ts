import type { Company } from '@onehaul/contract/console/companies';
import type { PageRequest } from '@onehaul/contract/wire';
import type { Language } from '@onehaul/domain/language';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { limitAndOffset } from '../../db/page.ts';
import { prepare, tables } from '../../db/statement.ts';

const companyIds = prepare((p: { limit: number; offset: number }) =>
  tables
    .selectFrom(sql<{ id: number }>`(select app.tenant_ids() as id)`.as('company'))
    .select('company.id')
    .orderBy('company.id')
    .limit(p.limit)
    .offset(p.offset),
);

const companyCount = prepare(() =>
  tables
    .selectFrom(sql<{ id: number }>`(select app.tenant_ids() as id)`.as('company'))
    .select(({ fn }) => fn.countAll<number>().as('total')),
);

const companyById = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('tenant')
    .select(({ selectFrom, fn }) => [
      'name',
      selectFrom('staff')
        .select(fn.countAll<number>().as('count'))
        .where('staff.tenantId', '=', p.tenantId)
        .as('staffCount'),
      selectFrom('member')
        .select(fn.countAll<number>().as('count'))
        .where('member.tenantId', '=', p.tenantId)
        .where('member.state', '<>', 'erased')
        .as('memberCount'),
    ])
    .where('tenantId', '=', p.tenantId),
);

export const shopsOfCompany = prepare((p: { tenantId: number; language: Language }) =>
  tables
    .selectFrom('shop')
    .select(({ ref }) => [
      'id',
      sql<string>`app.pick_text(${ref('names')}, ${p.language}, languages[1])`.as('name'),
      'modules',
      'languages',
      sql<string[]>`app.shop_hosts(${ref('id')})`.as('hosts'),
    ])
    .where('tenantId', '=', p.tenantId)
    .orderBy('id'),
);

/** Tenants of the installation, each read under its own row-level security. */
export async function findCompanies(
  database: Database,
  language: Language,
  { pageIndex, pageRows }: PageRequest,
): Promise<{ items: Company[]; total: number }> {
  const [ids, counted] = await Promise.all([
    database.platform.all(companyIds, limitAndOffset({ pageIndex, pageRows })),
    database.platform.first(companyCount, {}),
  ]);
  const items = await Promise.all(
    ids.map(async ({ id }) => {
      const db = database.tenant(id);
      const [company, shops] = await Promise.all([
        db.first(companyById, {}),
        db.all(shopsOfCompany, { language }),
      ]);
      const { name, staffCount, memberCount } = company!;
      return { tenantId: id, name, staffCount: staffCount ?? 0, memberCount: memberCount ?? 0, shops };
    }),
  );
  return { items, total: counted!.total };
}
