import { randomUUID } from 'node:crypto';
import { lockOrders } from '@onehaul/server/modules/order-move/index';
import { payFromBalance } from '@onehaul/server/modules/payment/index';
import { generateExternalNumber } from '@onehaul/server/modules/payment/numbers';
import { anOrder } from './order-builders.ts';
import type { TestDatabase } from './test-database.ts';
import { someMoney } from './wallet-builders.ts';

type Shop = { readonly id: number; readonly tenantId: number };
type Owner = { readonly id: number };

/** An order and the wallet payment that paid it. */
export async function aPaidOrder(
  database: TestDatabase,
  shop: Shop,
  member: Owner,
  totalMinor = 1000,
): Promise<{ orderId: number; orderNumber: string; paymentId: number; number: string }> {
  const { id: orderId, number: orderNumber } = await anOrder(database, shop, member, { totalMinor });
  await someMoney(database, shop, member, { cash: totalMinor });
  const paid = await database.database.transaction(shop.tenantId, async (db) => {
    const orders = await lockOrders(db, shop.id, [orderId]);
    const actor = { kind: 'member', id: member.id } as const;
    return payFromBalance(db, { shopId: shop.id, ownerId: member.id, accountId: member.id, orders, actor });
  });
  return { orderId, orderNumber, paymentId: paid.paymentId, number: paid.number };
}

/** A shop's bank account for deposits. */
export async function aBankAccount({ sql }: TestDatabase, shop: Shop): Promise<number> {
  const [row] = await sql(
    `insert into bank_account (tenant_id, shop_id, bank_name, holder, account_number)
     values ($1, $2, 'Bank', 'Shop', '6222000011112222') returning id`,
    [shop.tenantId, shop.id],
  );
  return row!['id'] as number;
}

type Draft = { readonly state?: 'pending' | 'underReview' | 'held'; readonly minor?: number };

/** A pending bank deposit: awaiting its receipt, awaiting review, or held with its refund proposed. */
export async function aBankDeposit(
  database: TestDatabase,
  shop: Shop,
  member: Owner,
  { state = 'underReview', minor = 1000 }: Draft = {},
): Promise<{ id: number; number: string }> {
  const number = generateExternalNumber();
  const [row] = await database.sql(
    `insert into payment (tenant_id, shop_id, number, member_id, account_id, purpose, method, state, minor, asked_minor, held_for)
     values ($1, $2, $3, $4, $4, 'recharge', 'bankDeposit', $5::text, $6, $6, case when $5::text = 'held' then 'other' end) returning id`,
    [shop.tenantId, shop.id, number, member.id, state, minor],
  );
  const id = Number(row!['id']);
  if (state === 'pending') return { id, number };
  await database.sql(
    `insert into bank_receipt (tenant_id, shop_id, payment_id, bank_account_id, transaction_number, picture, picture_sha256)
     values ($1, $2, $3, $4, $5, $6, sha256(convert_to($5::text, 'UTF8')))`,
    [shop.tenantId, shop.id, id, await aBankAccount(database, shop), `TX-${id}`, randomUUID()],
  );
  if (state === 'held') await aRefund(database, shop, { paymentId: id, minor, why: 'notOwed' });
  return { id, number };
}

type RefundDraft = {
  readonly paymentId: number;
  readonly orderId?: number;
  readonly minor?: number;
  readonly why?: 'goodwill' | 'notOwed';
  readonly state?: 'proposed' | 'failed';
};

/** A pending refund into the wallet. */
export async function aRefund(
  { sql }: TestDatabase,
  shop: Shop,
  { paymentId, orderId, minor = 1, why = 'goodwill', state = 'proposed' }: RefundDraft,
): Promise<number> {
  const [row] = await sql(
    `insert into refund (tenant_id, shop_id, number, payment_id, order_id, minor, asked_minor, route, why, state)
     values ($1, $2, $3, $4, $5, $6, $6, 'wallet', $7, $8) returning id`,
    [shop.tenantId, shop.id, generateExternalNumber(), paymentId, orderId ?? null, minor, why, state],
  );
  return Number(row!['id']);
}

/** A reconciliation break with a gateway's statement. */
export async function aBreak({ sql }: TestDatabase, shop: Shop): Promise<number> {
  await sql(
    `insert into reconciliation (tenant_id, shop_id, gateway, day, ours, theirs)
     values ($1, $2, 'wechat', '2026-01-01', 0, 1) on conflict do nothing`,
    [shop.tenantId, shop.id],
  );
  const [row] = await sql(
    `insert into reconciliation_break (tenant_id, shop_id, gateway, day, kind, payment_number, their_minor, their_currency)
     values ($1, $2, 'wechat', '2026-01-01', 'onlyTheirs', $3, 100, 'CNY') returning id`,
    [shop.tenantId, shop.id, generateExternalNumber()],
  );
  return Number(row!['id']);
}
