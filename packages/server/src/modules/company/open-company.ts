import { type Market, platformColor, shopDefaults } from '@onehaul/domain/company';
import { subdomainRefusal } from '@onehaul/domain/host-name';
import { Refusal } from '@onehaul/domain/refusal';
import pg from 'pg';
import type { Database, TransactionDb } from '../../db/database.ts';
import { platformTenantId } from '../../jobs/job.ts';
import { addFirstOwner, recordAct, type LinkToken } from '../staff/index.ts';
import type { Application } from './application.repository.ts';
import { addShop, addTenant, claimHost, nextCompanyNumber } from './company.repository.ts';
import { latestPlans } from './plan.repository.ts';

/** Fills a new shop with the starter data of its market, in the transaction that opens the company. */
export type FillShop = (
  db: TransactionDb,
  opened: {
    readonly tenantId: number;
    readonly shopId: number;
    readonly staffId: number;
    readonly market: Market;
  },
) => Promise<void>;

export type NewCompany = Application & { readonly plan: string };

export type OpenedCompany = {
  readonly tenantId: number;
  readonly shopId: number;
  readonly host: string;
  /** The owner has no password yet and chooses one by this link. */
  readonly owner: { readonly id: number; readonly token: LinkToken };
};

type Options = {
  readonly database: Database;
  readonly shopDomain: string;
  readonly fillShop: FillShop;
  /** Client address, for the audit log. */
  readonly address: string;
  /** Who opens it in the company's own log: the owner by signing up, or the platform's operator. */
  readonly act: { readonly name: string; readonly isOwners: boolean };
};

/** What happens in the same transaction: proving an application first, mailing the owner last. */
type Steps = {
  readonly draft: (db: TransactionDb) => Promise<NewCompany>;
  readonly finish?: (opened: OpenedCompany) => Promise<void>;
};

/**
 * Opens a company in one transaction of the new tenant: tenant, shop, host, owner, starter data and audit line
 * exist together or not at all.
 */
export async function openCompany(options: Options, steps: Steps): Promise<OpenedCompany> {
  const { database } = options;
  // Its own statement: a number that is not used in the end leaves a gap, nothing else.
  const { tenantId } = (await database.autocommit(platformTenantId).first(nextCompanyNumber, {}))!;
  return database.transaction(tenantId, async (db) => {
    const draft = await steps.draft(db);
    const opened = await addCompany(options, db, tenantId, draft);
    await steps.finish?.(opened);
    return opened;
  });
}

async function addCompany(
  { shopDomain, fillShop, address, act }: Options,
  db: TransactionDb,
  tenantId: number,
  draft: NewCompany,
): Promise<OpenedCompany> {
  const { company, shopName, label, market, plan, language } = draft;
  const refusal = subdomainRefusal(label);
  if (refusal) throw new Refusal(refusal, { field: 'label' });
  const isPlan = (await db.all(latestPlans, {})).some(({ name }) => name === plan);
  if (!isPlan) throw new Refusal('input.invalid', { field: 'plan' });

  await db.all(addTenant, { name: company, plan });
  const { languages, timeZone } = shopDefaults(market, language);
  const { id: shopId } = (await db.first(addShop, {
    names: JSON.stringify({ [languages[0]]: shopName }),
    // Fields to fill in: the go-live list asks for them.
    taglines: JSON.stringify({ [languages[0]]: '[[tagline]]' }),
    descriptions: JSON.stringify({ [languages[0]]: '[[description]]' }),
    languages: [...languages],
    timeZone,
    primaryColor: platformColor,
    modules: ['consolidation'],
  }))!;
  const host = `${label}.${shopDomain}`;
  await db.all(claimHost, { name: host, shopId }).catch((error: unknown) => {
    const isTaken = error instanceof pg.DatabaseError && error.constraint === 'host_pkey';
    throw isTaken ? new Refusal('host.taken', { field: 'label' }) : error;
  });
  const owner = await addFirstOwner(db, {
    tenantId,
    name: draft.personName,
    email: draft.email.toLowerCase(),
    language,
  });
  await fillShop(db, { tenantId, shopId, staffId: owner.id, market });
  await recordAct(db, {
    staffId: act.isOwners ? owner.id : null,
    act: act.name,
    subject: 'company',
    subjectId: String(tenantId),
    details: { name: company, host, plan },
    address,
  });
  return { tenantId, shopId, host, owner };
}
