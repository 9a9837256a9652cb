import { sql } from 'kysely';
import { prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

/** Upserts a member's password link, which invalidates an earlier one. */
export const setPasswordLink = prepareChange(
  (p: ShopScope & { memberId: number; tokenHash: Buffer; createdBy: number; hours: number }) =>
    tables
      .insertInto('passwordLink')
      .values({
        tenantId: p.tenantId,
        shopId: p.shopId,
        memberId: p.memberId,
        tokenHash: p.tokenHash,
        createdBy: p.createdBy,
        expiresAt: sql`now() + make_interval(hours => ${p.hours}::int)`,
      })
      .onConflict((conflict) =>
        conflict.columns(['tenantId', 'shopId', 'memberId']).doUpdateSet(({ ref }) => ({
          tokenHash: ref('excluded.tokenHash'),
          createdBy: ref('excluded.createdBy'),
          createdAt: sql<Date>`now()`,
          expiresAt: ref('excluded.expiresAt'),
        })),
      ),
);

/** Consumes a link; of two concurrent uses one gets no row. */
export const consumePasswordLink = prepareChange((p: ShopScope & { tokenHash: Buffer }) =>
  tables
    .deleteFrom('passwordLink')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('tokenHash', '=', p.tokenHash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('memberId'),
);

export const setPasswordByLink = prepareChange((p: ShopScope & { memberId: number; passwordHash: string }) =>
  tables
    .updateTable('member')
    .set({ passwordHash: p.passwordHash, passwordIsGiven: false })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.memberId)
    .where('state', '<>', 'erased')
    .returning(['countryId', 'phoneNumber', 'phoneProvedAt']),
);
