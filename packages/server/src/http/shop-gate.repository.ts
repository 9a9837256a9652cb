import { sql } from 'kysely';
import { prepare, tables } from '../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

/** The shop's preview link, if this is its secret. */
export const shopPassCounts = prepare((p: ShopScope & { secretHash: Buffer }) =>
  tables
    .selectFrom('shopPreviewLink')
    .select('shopId')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('secretHash', '=', p.secretHash),
);

/** A running preview of a staff member. */
export const staffPassCounts = prepare((p: ShopScope & { tokenHash: Buffer }) =>
  tables
    .selectFrom('previewPass')
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'previewPass.tenantId').onRef('staff.id', '=', 'previewPass.staffId'),
    )
    .select('previewPass.shopId')
    .where('previewPass.tenantId', '=', p.tenantId)
    .where('previewPass.shopId', '=', p.shopId)
    .where('previewPass.tokenHash', '=', p.tokenHash)
    .where('previewPass.expiresAt', '>', sql<Date>`now()`)
    .where('staff.state', '=', 'active'),
);
