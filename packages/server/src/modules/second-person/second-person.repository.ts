import { prepare, tables } from '../../db/statement.ts';

/** Accounts of the company that no owner has answered for yet, and whose hands they may be in. */
export const sponsorsOfCompany = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('staff')
    .select(['id', 'sponsorId'])
    .where('tenantId', '=', p.tenantId)
    .where('sponsorId', 'is not', null),
);
