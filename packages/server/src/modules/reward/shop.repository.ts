import { prepare, tables } from '../../db/statement.ts';

export const shopsOfCompany = prepare((p: { tenantId: number }) =>
  tables.selectFrom('shop').select('id').where('tenantId', '=', p.tenantId).orderBy('id'),
);
