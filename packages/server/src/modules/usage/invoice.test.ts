import { aParcel } from '@onehaul/testing/parcel-builders';
import { createParcelFixture } from '@onehaul/testing/parcel-fixture';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { invoiceCompaniesJob, meterUsageJob } from './usage.jobs.ts';

let at: Awaited<ReturnType<typeof createParcelFixture>>;
const sql = (text: string, values: unknown[] = []) => at.database.sql(text, values);
const run = () =>
  invoiceCompaniesJob.run({ database: at.database.database, invoiceAddress: '1 Quay Road' } as never);
const lastMonth = `(date_trunc('month', now() at time zone 'UTC') - interval '1 month')`;

/** The company was first counted this long after the first day of the last month. */
const meteredFrom = (tenantId: number, after = '0 days') =>
  sql(
    `insert into usage_day (tenant_id, day, plan, included_parcels, parcels, orders, members, staff, storage_bytes)
     select tenant_id, (${lastMonth} + $2::interval)::date, plan, parcels_per_month, 0, 0, 0, 0, 0
     from tenant join plan on plan.name = tenant.plan and plan.version = plan_version where tenant_id = $1`,
    [tenantId, after],
  );
async function someParcels(count: number, after: string) {
  for (let n = 0; n < count; n += 1) {
    const { id } = await aParcel(at.database, { shop: at.shop, state: 'unclaimed' });
    await sql(
      `update parcel set received_at = (${lastMonth} + $2::interval) at time zone 'UTC' where id = $1`,
      [id, after],
    );
  }
}
const invoices = () =>
  sql(`select tenant_id, number, plan, parcels, total_minor::int as total, language, company, issuer, issuer_address,
    month = ${lastMonth}::date as is_last from company_invoice order by tenant_id`);
const lines = (tenantId = 2) =>
  sql(
    `select kind, quantity, unit_minor::int as unit, amount_minor::int as amount from company_invoice_line
     where tenant_id = $1 order by position`,
    [tenantId],
  );
const year = new Date().getUTCFullYear();

beforeAll(async () => {
  at = await createParcelFixture();
  await sql(`update plan set parcels_per_month = 2 where name = 'standard'`);
  await sql(`update plan_price set price_minor = 10000, extra_parcel_minor = 25 where plan = 'standard'`);
  await sql(`update staff set language = 'vi' where email = 'owner@company.test'`);
});
afterAll(async () => {
  await at.api.close();
  await at.database.close();
});
beforeEach(async () => {
  await sql('update parcel set received_at = null');
  await sql('truncate usage_day, company_invoice_line, company_invoice, invoice_number');
});

test('an invoice has the plan and the additional parcels, and a second run makes no second one', async () => {
  await meteredFrom(2);
  await meteredFrom(3);
  await someParcels(2, '0 seconds');
  await someParcels(3, '20 days');
  await someParcels(1, '-1 second');
  await someParcels(1, '1 month');
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await invoices()).toEqual([
    {
      tenant_id: 2,
      number: expect.any(String),
      plan: 'Tiêu chuẩn',
      parcels: 5,
      total: 10075,
      language: 'vi',
      company: 'Harbour',
      issuer: expect.any(String),
      issuer_address: '1 Quay Road',
      is_last: true,
    },
    expect.objectContaining({ tenant_id: 3, parcels: 0, total: 10000 }),
  ]);
  const numbers = (await invoices()).map(({ number }) => number as string);
  expect(numbers.toSorted()).toEqual([`${year}-000001`, `${year}-000002`]);
  expect(await lines()).toEqual([
    { kind: 'plan', quantity: 1, unit: 10000, amount: 10000 },
    { kind: 'extraParcels', quantity: 3, unit: 25, amount: 75 },
  ]);
});

test('a plan changed in mid-month has a line for each part, and the last one names the invoice', async () => {
  await sql(`insert into plan_price (plan, version, currency_code, price_minor, extra_parcel_minor)
    values ('large', 1, 'CNY', 31000, 10) on conflict (plan, version, currency_code) do update
    set price_minor = 31000, extra_parcel_minor = 10`);
  const days = (
    await sql(`select extract(day from ${lastMonth} + interval '1 month' - interval '1 day')::int as days`)
  )[0]!.days as number;
  await sql(
    `insert into usage_day (tenant_id, day, plan, parcels, orders, members, staff, storage_bytes)
     select 2, day, case when day < ${lastMonth}::date + 10 then 'standard' else 'large' end, 0, 0, 0, 0, 0
     from generate_series(${lastMonth}::date, ${lastMonth}::date + $1::int - 1, '1 day') day`,
    [days],
  );
  await run();
  const first = Math.round((10_000 * 10) / days);
  const total = Math.round((10_000 * 10 + 31_000 * (days - 10)) / days);
  const parts = await sql(
    `select plan, extract(day from from_day)::int as "from", extract(day from to_day)::int as "to",
       amount_minor::int as amount from company_invoice_line where tenant_id = 2 order by position`,
  );
  expect(parts).toEqual([
    { plan: 'Tiêu chuẩn', from: 1, to: 10, amount: first },
    { plan: expect.any(String), from: 11, to: days, amount: total - first },
  ]);
  expect((await invoices())[0]).toMatchObject({ total, plan: parts[1]!.plan });
});

test('invoiced days stay as they are, and the month is not counted again', async () => {
  await meteredFrom(2);
  await someParcels(3, '20 days');
  await run();
  const days = () =>
    sql('select day, parcels, is_invoiced, counted_at from usage_day where is_invoiced order by day');
  const before = await days();
  expect(before.length).toBeGreaterThanOrEqual(28);
  await someParcels(4, '20 days');
  await Promise.all([run(), meterUsageJob.run({ database: at.database.database } as never)]);
  expect(await days()).toEqual(before);
  expect((await invoices())[0]).toMatchObject({ parcels: 3, total: 10025 });
});

test('the month a company opens in is free, and so is a plan without a price', async () => {
  await meteredFrom(2, '1 day');
  await sql(`update tenant set plan = 'trial' where tenant_id = 3`);
  await meteredFrom(3);
  await run();
  expect(await invoices()).toEqual([]);
  // The plan of the month counts, not the one of today.
  await sql(`update tenant set plan = 'standard' where tenant_id = 3`);
  await run();
  expect(await invoices()).toEqual([]);
});

test('numbers have no gaps: an invoice that fails gives its number back', async () => {
  await meteredFrom(2);
  await meteredFrom(3);
  await sql(`create function app.fail_line() returns trigger language plpgsql as
    $$ begin raise exception 'no line'; end $$`);
  await sql(`create trigger fail before insert on company_invoice_line for each row
    when (new.tenant_id = 2) execute function app.fail_line()`);
  await expect(run()).rejects.toThrow('failed for 1 companies');
  expect((await invoices()).map(({ tenant_id: id, number }) => [id, number])).toEqual([
    [3, `${year}-000001`],
  ]);
  expect(await sql('select from usage_day where tenant_id = 2 and is_invoiced')).toEqual([]);
  await sql('drop trigger fail on company_invoice_line');
  await run();
  expect((await invoices()).map(({ tenant_id: id, number }) => [id, number])).toEqual([
    [2, `${year}-000002`],
    [3, `${year}-000001`],
  ]);
});

test('the application can neither change nor delete an invoice', async () => {
  const rights = await sql(
    `select t as name, has_table_privilege('onehaul_app', t, 'update') or has_table_privilege('onehaul_app', t, 'delete') as may
     from unnest(array['company_invoice', 'company_invoice_line', 'invoice_number']) t`,
  );
  expect(rights.map(({ may }) => may)).toEqual([false, false, false]);
  expect(
    await sql(`select has_table_privilege('onehaul_app', 'invoice_number', 'select, insert, update') as may`),
  ).toEqual([{ may: false }]);
});
