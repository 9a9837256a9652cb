import { yuanOf } from '@onehaul/domain/cod/local-amount';
import { costsOf, sumRemitted } from '@onehaul/domain/cod/remittance';
import type { Bill } from '@onehaul/domain/fee/bill';
import { money } from '@onehaul/domain/money';
import { collectCod, remitCod, settleCod } from '@onehaul/domain/wallet/journals';
import type pg from 'pg';
import type { DemoShop } from './demo-shop.ts';
import { postJournal } from './post-journal.ts';

type Order = {
  readonly id: number;
  readonly number: string;
  readonly member: number;
  readonly carrier: number;
  readonly bill_number: string;
  readonly currency: string;
  readonly expected: number;
  readonly rate: number;
  readonly total: number;
  readonly bill: Pick<Bill, 'lines'>;
  readonly delivered: Date;
};

/** Money of delivered orders: at the carrier, at the shop and at the seller, all of it booked. */
export async function seedCodMoney(client: pg.Client, demo: DemoShop, shopId: number): Promise<void> {
  if (!demo.modules.includes('cashOnDelivery')) return;
  const of = [demo.tenantId, shopId];
  const { rows: orders } = await client.query<Order>(
    `select o.id::int, o.number, o.member_id as member, line.carrier_id as carrier, o.carrier_bill_number as bill_number,
       c.currency_code as currency, c.expected_minor::int as expected, currency.exchange_rate::float8 as rate,
       o.total_minor::int as total, o.bill, o.delivered_at as delivered
     from cod_order c join shop_order o on o.tenant_id = c.tenant_id and o.shop_id = c.shop_id and o.id = c.order_id
     join line on line.tenant_id = o.tenant_id and line.shop_id = o.shop_id and line.id = o.line_id
     join currency on currency.tenant_id = c.tenant_id and currency.shop_id = c.shop_id and currency.code = c.currency_code
     where c.tenant_id = $1 and c.shop_id = $2 and o.delivered_at is not null and c.state = 'expected'
       and o.carrier_bill_number is not null order by o.id`,
    of,
  );
  const { rows: people } = await client.query<{ id: number }>(
    `select id from staff where tenant_id = $1 and 'finance' = any(roles) order by id limit 1`,
    [demo.tenantId],
  );
  const staff = people[0]?.id;
  if (orders.length < 5 || !staff) return;
  const owedOf = ({ expected, currency, rate }: Order) => yuanOf(money(expected, currency), rate).minor;
  const shop = { client, demo, shopId };
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);

  for (const order of orders) {
    await client.query(
      `update cod_order set state = 'collected', collected_minor = expected_minor, exchange_rate = $4, owed_minor = $5,
         collections = 1, collected_at = (select delivered_at from shop_order o
           where o.tenant_id = $1 and o.shop_id = $2 and o.id = $3)
       where tenant_id = $1 and shop_id = $2 and order_id = $3`,
      [...of, order.id, order.rate, owedOf(order)],
    );
    await postJournal(shop, {
      key: `demo cod ${order.number} collected`,
      journal: collectCod(order.member, owedOf(order)),
      at: order.delivered,
      about: ['order', order.id],
    });
  }

  /** A statement with the outcome of each line; settled ones are some days old. */
  async function state(number: string, lines: readonly [Order | string, minor: number, outcome: string][]) {
    const { carrier, currency } = orders[0]!;
    const { rows } = await client.query<{ id: number }>(
      `insert into cod_statement (tenant_id, shop_id, carrier_id, number, currency_code, sha256, staff_id, created_at)
       values ($1, $2, $3, $4, $5, decode(md5($4), 'hex'), $6, now() - interval '3 days') returning id::int`,
      [...of, carrier, number, currency, staff],
    );
    const { id } = rows[0]!;
    for (const [index, [whose, minor, outcome]] of lines.entries()) {
      const isKnown = typeof whose !== 'string';
      await client.query(
        `insert into cod_statement_line (tenant_id, shop_id, statement_id, row_number, bill_number, minor,
           currency_code, order_id, outcome) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          ...of,
          id,
          index + 2,
          isKnown ? whose.bill_number : whose,
          minor,
          currency,
          isKnown ? whose.id : null,
          outcome,
        ],
      );
    }
    return id;
  }
  async function settle(number: string, settled: readonly Order[]) {
    const id = await state(
      number,
      settled.map((order) => [order, order.expected, 'matched']),
    );
    const minor = settled.reduce((sum, order) => sum + owedOf(order), 0);
    await client.query(
      `update cod_statement set state = 'settled', settled_at = now() - interval '2 days', settled_by = $4,
         banked_minor = $5, missing_minor = 0 where tenant_id = $1 and shop_id = $2 and id = $3`,
      [...of, id, staff, minor],
    );
    await client.query(
      `update cod_order set state = 'settled', settled_at = now() - interval '2 days', banked_minor = owed_minor,
         statement_id = $3 where tenant_id = $1 and shop_id = $2 and order_id = any($4)`,
      [...of, id, settled.map((order) => order.id)],
    );
    await postJournal(shop, {
      key: `demo cod statement ${number} settled`,
      journal: settleCod({ minor }),
      at: daysAgo(2),
      about: ['codStatement', id],
    });
  }

  const [paid, ...rest] = orders;
  await settle('COD-2026-10B', [paid!]);
  await remit(paid!);
  await settle('COD-2026-11A', rest.slice(0, 2));
  const [exact, short] = rest.slice(2);
  await state('COD-2026-11B', [
    ...(exact ? [[exact, exact.expected, 'matched'] as [Order, number, string]] : []),
    ...(short ? [[short, short.expected - 1000, 'otherAmount'] as [Order, number, string]] : []),
    ['TWX0099887766', 68_000, 'unknown'],
  ]);

  async function remit(order: Order) {
    const costs = costsOf({ totalMinor: order.total, paidMinor: 0, bill: order.bill });
    const sums = sumRemitted([{ orderId: order.id, collectedMinor: owedOf(order), ...costs }]);
    if (sums.netMinor < 0) return;
    const { netMinor, taxMinor } = sums;
    const feeMinor = sums.freightMinor + sums.commissionMinor;
    const { rows } = await client.query<{ id: number }>(
      `insert into cod_remittance (tenant_id, shop_id, number, member_id, orders, collected_minor, freight_minor,
         commission_minor, tax_minor, net_minor, staff_id, created_at)
       values ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9, $10, now() - interval '1 day') returning id::int`,
      [
        ...of,
        `CODPAID${demo.tenantId}0${shopId}DEMO1`,
        order.member,
        sums.collectedMinor,
        sums.freightMinor,
        sums.commissionMinor,
        sums.taxMinor,
        sums.netMinor,
        staff,
      ],
    );
    const { id } = rows[0]!;
    await client.query(
      `with moved as (update cod_order set state = 'remitted', remittance_id = $3, fee_minor = $5,
           remitted_at = now() - interval '1 day'
         where tenant_id = $1 and shop_id = $2 and order_id = $4 returning order_id)
       update shop_order set paid_minor = total_minor, paid_at = now() - interval '1 day'
       from moved where tenant_id = $1 and shop_id = $2 and id = moved.order_id`,
      [...of, id, order.id, feeMinor],
    );
    await postJournal(shop, {
      key: `demo cod remittance of ${order.number}`,
      journal: remitCod(order.member, { netMinor, feeMinor, taxMinor }),
      at: daysAgo(1),
      about: ['codRemittance', id],
    });
  }
}
