import type { OrderStage } from '@onehaul/domain/order/order-state';
import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';

type MemberScope = { tenantId: number; shopId: number; memberId: number };

/** A member's newest orders, of all stages or of one: two statements, each served by its index. */
export const newestOrderIds = prepare((p: MemberScope & { limit: number }) =>
  tables
    .selectFrom('shopOrder')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .orderBy('id', 'desc')
    .limit(p.limit),
);
export const stageOrderIds = prepare((p: MemberScope & { stage: OrderStage; limit: number }) =>
  tables
    .selectFrom('shopOrder')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('stage', '=', p.stage)
    .orderBy('id', 'desc')
    .limit(p.limit),
);

export const billNumbersOf = prepare((p: MemberScope & { ids: number[] }) =>
  tables
    .selectFrom('shopOrder')
    .select(['id', 'number', 'carrierBillNumber'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
    .orderBy('id', 'desc'),
);
