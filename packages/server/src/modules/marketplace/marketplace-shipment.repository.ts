import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';
import type { ShopScope } from './marketplace-shop.repository.ts';

type NumbersScope = ShopScope & { memberId: number; numbers: string[] };

/** The member's marketplace orders with these numbers, across all their shops. */
export const ordersByNumbers = prepare((p: NumbersScope) =>
  tables
    .selectFrom('marketplaceOrder')
    .select(['id', 'externalNumber', 'state', 'standing'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(sql<boolean>`external_number = any(${p.numbers}::text[])`),
);

/** Numbers that are already in an order or first have to be claimed. */
export const takenNumbers = prepare((p: NumbersScope) =>
  tables
    .selectFrom('parcel')
    .select('courierNumber')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`courier_number = any(${p.numbers}::text[])`)
    .where('joinedId', 'is', null)
    .where(
      sql<boolean>`(member_id = ${p.memberId}::int and (order_id is not null
          or state not in ('forecast', 'received', 'stored'))
        or member_id is null and state in ('unclaimed', 'claimPending'))`,
    ),
);
