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

/** Inputs of the calls about plans and usage. */
export const createUsageInputs = (database: TestDatabase, shop: Shop) => ({
  '/console/usage/invoice': () => aCompanyInvoice(database, shop.tenantId),
  '/console/company-health/get': () => ({ tenantId: shop.tenantId }),
  '/console/company-usage/get': () => ({ tenantId: shop.tenantId }),
  '/console/company-usage/invoice': async () => ({
    tenantId: shop.tenantId,
    ...(await aCompanyInvoice(database, shop.tenantId)),
  }),
});
