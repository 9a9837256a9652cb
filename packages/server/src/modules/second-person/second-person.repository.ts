import { prepare, tables } from '../../db/statement.ts';

/** Accounts not yet confirmed by an owner, with the sponsor that may control them. */
export const sponsorsOfCompany = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('staff')
    .select(['id', 'sponsorId'])
    .where('tenantId', '=', p.tenantId)
    .where('sponsorId', 'is not', null),
);
