import { recharge } from '@onehaul/domain/wallet/journals';
import type { DemoShop } from './demo-data.ts';
import { newName } from './members.ts';
import { paymentsAddress, sql } from './product.ts';

/** Adds money to a member's wallet through the ledger. */
export async function giveMoney({ tenantId, id }: DemoShop, memberId: number, minor: number): Promise<void> {
  const { kind, legs } = recharge(memberId, { by: 'gateway', minor });
  await sql(
    `with tenant as materialized (select set_config('app.tenant_id', $1::text, true))
     select posted.* from tenant, lateral app.post($1::int, $2, $3, $4, null, null, 'system', null, '', $5) posted`,
    [tenantId, id, newName('journey'), kind, JSON.stringify(legs)],
  );
}

/** The newest payment of an order. */
export async function paymentOf(orderId: number): Promise<string> {
  const [payment] = await sql<{ number: string }>(
    `select p.number from payment p join payment_order o
       on (o.tenant_id, o.shop_id, o.payment_id) = (p.tenant_id, p.shop_id, p.id)
     where o.order_id = $1 order by p.id desc limit 1`,
    [orderId],
  );
  return payment!.number;
}

/** Simulates the payer's phone after it has scanned the QR code of an order's newest payment. */
export async function scanAndPay(orderId: number): Promise<void> {
  const body = new URLSearchParams({ code: await paymentOf(orderId), choice: 'paid' });
  const answer = await fetch(`${paymentsAddress()}/scan`, { method: 'POST', body, redirect: 'manual' });
  if (answer.status >= 400) throw new Error(`the payment was not made: ${answer.status}`);
}
