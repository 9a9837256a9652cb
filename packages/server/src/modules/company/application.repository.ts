import type { Market } from '@onehaul/domain/company';
import type { Language } from '@onehaul/domain/language';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

/** What somebody told us who wants to open a company. */
export type Application = {
  readonly company: string;
  readonly personName: string;
  readonly email: string;
  readonly language: Language;
  readonly market: Market;
  readonly shopName: string;
  readonly label: string;
};
type ByToken = { tokenHash: Buffer };

/** Stores nothing when the address has three live applications. */
export const addApplication = prepareChange((p: Application & ByToken & { minutes: number }) =>
  tables.selectNoFrom(
    sql<boolean>`app.add_company_application(${p.tokenHash}, ${p.company}, ${p.personName}, ${p.email},
      ${p.language}, ${p.market}, ${p.shopName}, ${p.label}, ${p.minutes})`.as('isAdded'),
  ),
);

export const findApplication = prepare((p: ByToken) =>
  tables
    .selectFrom(sql<Application>`app.find_company_application(${p.tokenHash})`.as('application'))
    .selectAll(),
);

/** Uses an application up; of two concurrent uses one gets no row. */
export const takeApplication = prepareChange((p: ByToken) =>
  tables
    .selectFrom(sql<Application>`app.take_company_application(${p.tokenHash})`.as('application'))
    .selectAll(),
);

export const deleteOldApplications = prepareChange(() =>
  tables.selectNoFrom(sql`app.delete_company_applications()`.as('deleted')),
);
