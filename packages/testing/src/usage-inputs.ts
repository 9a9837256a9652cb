import type { Shop } from './actors.ts';
import type { TestDatabase } from './test-database.ts';

/** An invoice of the company for a month, with one line. */
export async function aCompanyInvoice(
  { sql }: TestDatabase,
  tenantId: number,
  { month = '2026-01-01', language = 'en', company = 'Harbour' } = {},
): Promise<{ month: string }> {
  await sql(
    `insert into company_invoice (tenant_id, month, number, language, company, issuer, plan, included_parcels,
       parcels, currency_code, total_minor)
     values ($1, $2::date, 'T-' || $1::int || $2::text, $3, $4, 'Onehaul', 'standard', 10000, 3, 'CNY', 199900)
     on conflict do nothing`,
    [tenantId, month, language, company],
  );
  await sql(
    `insert into company_invoice_line (tenant_id, month, position, kind, quantity, unit_minor, amount_minor)
     values ($1, $2::date, 1, 'plan', 1, 199900, 199900) on conflict do nothing`,
    [tenantId, month],
  );
  return { month };
}

/** A plan without limits but its rate, free of charge. */
export async function aCompanyPlan(
  { sql }: TestDatabase,
  { name, callsPerMinute }: { name: string; callsPerMinute: number },
): Promise<void> {
  await sql(
    `insert into plan (name, calls_per_minute, names) values ($1, $2, jsonb_build_object('en', $1::text))
     on conflict do nothing`,
    [name, callsPerMinute],
  );
  await sql(
    `insert into plan_price (plan, version, currency_code, price_minor, extra_parcel_minor)
     values ($1, 1, 'CNY', 0, 0) on conflict do nothing`,
    [name],
  );
}

let months = 0;
/** An invoice of a month that no other call used. */
const anUnpaidInvoice = (database: TestDatabase, tenantId: number) => {
  const year = 2030 + (months += 1);
  return aCompanyInvoice(database, tenantId, { month: `${year}-01-01` });
};

/** Inputs of the calls about plans and usage. */
export const createUsageInputs = (database: TestDatabase, shop: Shop) => ({
  '/console/usage/invoice': () => aCompanyInvoice(database, shop.tenantId),
  '/console/invoices/markPaid': async () => ({
    tenantId: shop.tenantId,
    ...(await anUnpaidInvoice(database, shop.tenantId)),
    paidOn: '2026-02-10',
    reference: 'Transfer 77',
  }),
  '/console/invoices/markUnpaid': async () => {
    const { month } = await anUnpaidInvoice(database, shop.tenantId);
    await database.sql(
      `update invoice_directory set paid_on = '2026-02-10', recorded_at = now() where tenant_id = $1 and month = $2`,
      [shop.tenantId, month],
    );
    return { tenantId: shop.tenantId, month, reason: 'Wrong company' };
  },
  '/console/trends/volume': () => ({ range: '7' }),
  '/console/trends/money': () => ({ range: 'month' }),
  '/console/company-health/get': () => ({ tenantId: shop.tenantId }),
  '/console/company-usage/get': () => ({ tenantId: shop.tenantId }),
  '/console/company-usage/invoice': async () => ({
    tenantId: shop.tenantId,
    ...(await aCompanyInvoice(database, shop.tenantId)),
  }),
});
