import { randomInt, randomUUID } from 'node:crypto';
import { newEmail, type Shop } from './actors.ts';
import { aStaffMember } from './member-builders.ts';
import { aPricedLine } from './order-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Input = () => Promise<Record<string, unknown>>;

/** Minimal valid inputs for the console's calls about carriers' invoices and the reports. */
export function createCarrierInvoiceInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  let known: Promise<{ id: number; carrierId: number }> | undefined;
  const line = () =>
    (known ??= (async () => {
      const { id } = await aPricedLine(database, shop);
      const [row] = await database.sql('select carrier_id from line where id = $1', [id]);
      return { id, carrierId: row!.carrier_id as number };
    })());
  async function invoice() {
    const { id: staffId } = await aStaffMember(database, shop.tenantId, {
      roles: ['finance'],
      email: newEmail(),
    });
    const { carrierId } = await line();
    const [row] = await database.sql(
      `with made as (insert into carrier_invoice (tenant_id, shop_id, carrier_id, number, issued_on, currency_code,
           exchange_rate, sha256, staff_id)
         values ($1, $2, $3, $4, '2026-01-31', 'CNY', 1, decode(md5($4), 'hex'), $5) returning *)
       insert into carrier_invoice_line (tenant_id, shop_id, invoice_id, row_number, bill_number, minor, currency_code, outcome)
       select tenant_id, shop_id, id, 2, $6, 1000, 'CNY', 'unknown' from made returning invoice_id::int as id`,
      [shop.tenantId, shop.id, carrierId, randomUUID(), staffId, `N${randomInt(1e9)}`],
    );
    return { shopId: shop.id, id: row!.id };
  }
  const price = {
    currencyCode: 'CNY',
    firstGrams: 1000,
    firstMinor: 100,
    stepGrams: 1000,
    stepMinor: 50,
    toleranceGrams: 100,
  };
  return {
    '/console/reports/lines': async () => ({ from: '2026-01-01', to: '2026-01-31' }),
    '/console/carrier-invoices/get': invoice,
    '/console/carrier-invoices/lines': invoice,
    '/console/carrier-invoices/add': async () => ({
      shopId: shop.id,
      carrierId: (await line()).carrierId,
      number: randomUUID(),
      issuedOn: '2026-01-31',
      currencyCode: 'CNY',
    }),
    '/console/carrier-invoices/resolve': async () => ({
      ...(await invoice()),
      row: 2,
      resolution: 'accepted',
    }),
    '/console/carrier-invoices/drop': invoice,
    '/console/carrier-invoices/setPrice': async () => ({ shopId: shop.id, lineId: (await line()).id, price }),
  };
}
