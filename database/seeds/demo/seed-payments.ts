import { createHash } from 'node:crypto';
import type { PayMethod } from '@onehaul/domain/payment/payment-state';
import { payOrder } from '@onehaul/domain/wallet/journals';
import { newIds } from './new-ids.ts';
import { postJournal } from './post-journal.ts';
import type { ParcelSeed } from './seed-parcels.ts';

export type PaidOrder = {
  readonly id: number;
  readonly number: string;
  readonly memberId: number;
  readonly minor: number;
  readonly taxMinor: number;
  readonly paidAt: Date;
};

/** The shop's payment methods that bring in external money. */
function methodsOf({ demo }: ParcelSeed): PayMethod[] {
  const known: readonly string[] = ['wechat', 'alipay', 'bankDeposit'];
  return demo.payTypes.map(({ kind }) => kind).filter((kind) => known.includes(kind));
}

/** Payments of the demo's orders, posted through the ledger. Idempotent: a repeated key posts nothing. */
export async function seedPayments(seed: ParcelSeed, orders: readonly PaidOrder[]): Promise<void> {
  const { client, insert } = seed;
  const methods = methodsOf(seed);
  const ids = await newIds(client, 'payment', orders.length);
  const payments = [];
  for (const [place, order] of orders.entries()) {
    const method = methods[place % methods.length] ?? 'bankDeposit';
    const by = method === 'bankDeposit' ? 'bank' : 'gateway';
    const { minor, taxMinor, memberId, number } = order;
    const id = ids[place]!;
    const journalId = await postJournal(seed, {
      key: `demo order ${number} paid by ${by} ${minor}`,
      journal: payOrder(memberId, { by, minor: minor - taxMinor, taxMinor }),
      at: order.paidAt,
      about: ['payment', id],
    });
    payments.push({ order, method, id, journalId });
  }
  await insert(
    'payment',
    payments.map(({ order, method, id, journalId }) => ({
      id,
      number: createHash('sha256').update(order.number).digest('hex').slice(0, 24).toUpperCase(),
      member_id: order.memberId,
      account_id: order.memberId,
      purpose: 'order',
      method,
      state: 'settled',
      minor: order.minor,
      gift_minor: 0,
      currency_code: 'CNY',
      asked_minor: order.minor,
      exchange_rate: 1,
      refunded_minor: 0,
      from_gift_minor: 0,
      gateway_number: method === 'bankDeposit' ? null : `DEMO${order.number}`,
      reason: '',
      journal_id: journalId,
      return_path: '',
      created_at: new Date(order.paidAt.getTime() - 60_000),
      settled_at: order.paidAt,
      asks: 0,
    })),
  );
  await insert(
    'payment_order',
    payments.map(({ order, id }) => ({
      payment_id: id,
      order_id: order.id,
      minor: order.minor,
      tax_minor: order.taxMinor,
    })),
  );
  await insert('bank_account', bankAccounts(seed));
}

/** Bank accounts for deposits; the numbers are fictitious. */
function bankAccounts({ demo }: ParcelSeed) {
  const { en } = demo.names;
  return [
    {
      bank_name: demo.tenantId === 3 ? 'Vietcombank' : 'Bank of China',
      holder: en,
      account_number: `6217 0000 ${String(demo.tenantId).padStart(4, '0')} 0000 018`,
      note: '',
      is_active: true,
      position: 1,
    },
  ];
}
