import { randomInt } from 'node:crypto';
import { type Bill, billLine } from '@onehaul/domain/fee/bill';
import { generateOrderNumber } from '@onehaul/domain/order/order-number';
import type { OrderStep } from '@onehaul/domain/order/order-state';
import { proveWhole } from '@onehaul/server/modules/wallet/prove-ledger';
import { sweepCollections } from '@onehaul/server/modules/cod/collection-sweep';
import { aRow } from './catalog-builders.ts';
import { aCodLine } from './cod-builders.ts';
import { createPaymentFixture } from './payment-fixture.ts';
import { writeSheetFile } from './sheet-file.ts';
import { sendStaffForm } from './staff-form.ts';
import type { TestDatabase } from './test-database.ts';

type Shop = { readonly id: number; readonly tenantId: number };
type Owner = { readonly id: number };
export type CodLine = Awaited<ReturnType<typeof aCodLine>>;

type Draft = {
  readonly line: CodLine;
  readonly step?: OrderStep;
  /** Hundredths of the receiver's currency. */
  readonly expectedMinor?: number;
  readonly freightMinor?: number;
  readonly commissionMinor?: number;
  readonly taxMinor?: number;
  readonly currencyCode?: string;
  readonly billNumber?: string;
};

/** A shipped order with 1000 TWD to collect by default; its charges are sixty yuan in all. */
export async function aCodShipment(
  database: TestDatabase,
  shop: Shop,
  member: Owner,
  {
    line,
    step = 'shipped',
    expectedMinor = 100_000,
    freightMinor = 5000,
    commissionMinor = 800,
    taxMinor = 200,
    currencyCode = 'TWD',
    billNumber = `TW${randomInt(1e12)}`,
  }: Draft,
): Promise<{ id: number; number: string; billNumber: string }> {
  const lines = [
    billLine('freight', freightMinor),
    billLine('collection', commissionMinor),
    billLine('duty', taxMinor),
  ].filter(({ minor }) => minor > 0);
  const totalMinor = freightMinor + commissionMinor + taxMinor;
  const bill = { version: 1, currency: 'CNY', lines, totalMinor } as unknown as Bill;
  const number = generateOrderNumber(randomInt);
  const { id } = await aRow(database, shop, 'shop_order', {
    number,
    memberId: member.id,
    accountId: member.id,
    kind: 'cod',
    step,
    payPolicy: 'fromCollection',
    totalMinor,
    warehouseId: line.warehouseId,
    lineId: line.id,
    countryId: line.countryId,
    currencyCode,
    exchangeRate: 4.4,
    version: 1,
    shipment: { boxes: [] },
    bill,
    quotedBill: bill,
    carrierBillNumber: billNumber,
    ...(['shipped', 'completed'].includes(step) && { shippedAt: new Date() }),
  });
  await database.sql(
    `insert into cod_order (tenant_id, shop_id, order_id, member_id, currency_code, expected_minor)
     values ($1, $2, $3, $4, $5, $6)`,
    [shop.tenantId, shop.id, id, member.id, currencyCode, expectedMinor],
  );
  return { id: Number(id), number, billNumber };
}

/** The payment stage with a collecting line, and the console's actions on its money. */
export async function createCodMoneyFixture() {
  const stage = await createPaymentFixture();
  const { database, shop, api } = stage;
  await database.sql(`update shop set modules = modules || '{cashOnDelivery}'`);
  const line = await aCodLine(database, shop);
  type Person = Awaited<ReturnType<(typeof stage)['person']>>;
  let statements = 0;
  const cents = (minor: number) => (minor / 100).toFixed(2);

  /** Marks an order as delivered, as the carrier's report does. */
  async function deliver(orderId: number) {
    await database.sql(
      `with marked as (update shop_order set delivered_at = now() where id = $1 and delivered_at is null
         returning tenant_id, shop_id, id)
       insert into order_task (tenant_id, shop_id, order_id, kind) select tenant_id, shop_id, id, 'cod' from marked`,
      [orderId],
    );
  }
  const sweep = () =>
    sweepCollections({ database: database.database, log: stage.services.log }, shop.tenantId);

  const sheetOf = (rows: readonly (readonly [billNumber: string, minor: number, currency?: string])[]) =>
    writeSheetFile([
      ['運單號', '代收金額', '幣別'],
      ...rows.map(([billNumber, minor, currency = 'TWD']) => [billNumber, cents(minor), currency]),
    ]);

  async function state(
    person: Person,
    rows: readonly (readonly [billNumber: string, minor: number, currency?: string])[],
    more: Readonly<Record<string, string | number | Uint8Array<ArrayBuffer>>> = {},
  ) {
    statements += 1;
    const file = new Uint8Array(await sheetOf(rows));
    return sendStaffForm(api, person.cookie, 'cod/addStatement', {
      shopId: shop.id,
      carrierId: line.carrierId,
      number: `S-${statements}`,
      currencyCode: 'TWD',
      file,
      ...more,
    });
  }

  const money = async (orderId: number) =>
    (
      await database.sql(
        `select cod_order.state, collected_minor::int as collected, owed_minor::int as owed, banked_minor::int as banked,
           shop_order.paid_minor::int as paid
         from cod_order join shop_order on shop_order.tenant_id = cod_order.tenant_id and shop_order.id = cod_order.order_id
         where cod_order.order_id = $1`,
        [orderId],
      )
    )[0] as {
      state: string;
      collected: number | null;
      owed: number | null;
      banked: number | null;
      paid: number;
    };

  /** The balances of the shop's ledger accounts. */
  async function accounts(where: Shop = shop): Promise<Record<string, number>> {
    const rows = await database.sql(
      `select kind, balance::float8 as balance from ledger_account where tenant_id = $1 and shop_id = $2 and owner_id = 0`,
      [where.tenantId, where.id],
    );
    return Object.fromEntries(rows.map(({ kind, balance }) => [kind as string, balance as number]));
  }

  /** Differences between the ledger and the orders; empty when they agree. */
  async function faults(where: Shop = shop): Promise<string[]> {
    const [sums] = (await database.sql(
      `select coalesce(sum(owed_minor) filter (where state = 'collected'), 0)::float8 as carriers,
         coalesce(sum(owed_minor) filter (where state in ('collected', 'settled')), 0)::float8 as sellers,
         coalesce(sum(banked_minor), 0)::float8 as banked,
         coalesce(sum(owed_minor - banked_minor), 0)::float8 as borne
       from cod_order where tenant_id = $1 and shop_id = $2`,
      [where.tenantId, where.id],
    )) as { carriers: number; sellers: number; banked: number; borne: number }[];
    const [stated] = (await database.sql(
      `select coalesce(sum(banked_minor), 0)::float8 as banked, coalesce(sum(missing_minor), 0)::float8 as missing
       from cod_statement where tenant_id = $1 and shop_id = $2`,
      [where.tenantId, where.id],
    )) as { banked: number; missing: number }[];
    const [passed] = (await database.sql(
      `select coalesce(sum(net_minor), 0)::float8 as net,
         coalesce(sum(freight_minor + commission_minor), 0)::float8 as fees, coalesce(sum(tax_minor), 0)::float8 as tax
       from cod_remittance where tenant_id = $1 and shop_id = $2`,
      [where.tenantId, where.id],
    )) as { net: number; fees: number; tax: number }[];
    const [out] = (await database.sql(
      `select coalesce(sum(owed_minor), 0)::float8 as remitted from cod_order
       where tenant_id = $1 and shop_id = $2 and state = 'remitted'`,
      [where.tenantId, where.id],
    )) as { remitted: number }[];
    const moved = await database.sql(
      `select account, sum(amount)::float8 as sum from entry join journal on journal.tenant_id = entry.tenant_id
         and journal.id = entry.journal_id
       where entry.tenant_id = $1 and entry.shop_id = $2 and journal.kind like 'cod%' group by account`,
      [where.tenantId, where.id],
    );
    const ledger = Object.fromEntries(moved.map(({ account, sum }) => [account as string, sum as number]));
    const is = (account: string) => ledger[account] ?? 0;
    const kept = stated!.banked - sums!.banked;
    const found: string[] = [];
    const same = (what: string, left: number, right: number) =>
      left !== right && found.push(`${what}: ${left} is not ${right}`);
    same('with carriers', -is('codReceivable'), sums!.carriers);
    same('owed to sellers', is('codPayable'), sums!.sellers);
    same('in the bank', -is('bankClearing'), stated!.banked);
    same('borne or kept', -is('adjustment'), sums!.borne - kept);
    same('missing', stated!.missing, sums!.borne - kept);
    same('in wallets', is('cash'), passed!.net);
    same('earned', is('revenue'), passed!.fees);
    same('tax', is('tax'), passed!.tax);
    same('remitted', passed!.net + passed!.fees + passed!.tax, out!.remitted);
    // Each order's money counts once on either side.
    same(
      'of all orders',
      sums!.carriers + sums!.banked + sums!.borne,
      sums!.sellers + passed!.net + passed!.fees + passed!.tax,
    );
    for (const breach of await proveWhole(database.database.autocommit(where.tenantId)))
      found.push(JSON.stringify(breach));
    return found;
  }

  return {
    ...stage,
    line,
    sheetOf,
    state,
    deliver,
    sweep,
    money,
    accounts,
    faults,
    shipment: (member: Owner, draft: Omit<Draft, 'line'> & { readonly line?: CodLine } = {}) =>
      aCodShipment(database, shop, member, { line, ...draft }),
  };
}
