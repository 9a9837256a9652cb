import { sql } from 'kysely';
import { prepareChange, tables } from '../../db/statement.ts';

type Code = { tenantId: number; shopId: number; codeHash: Buffer; host: string };

export const insertSignInCode = prepareChange((p: Code & { memberId: number }) =>
  tables
    .insertInto('signInCode')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      codeHash: p.codeHash,
      memberId: p.memberId,
      host: p.host,
      expiresAt: sql<Date>`now() + interval '60 seconds'`,
    })
    .returning('expiresAt'),
);

/** Consumes a code: once, within its minute, at its host. */
export const consumeSignInCode = prepareChange((p: Code) =>
  tables
    .updateTable('signInCode')
    .set({ usedAt: sql<Date>`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('codeHash', '=', p.codeHash)
    .where('host', '=', p.host)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('memberId'),
);
