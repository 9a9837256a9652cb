import type { Language, Translated } from '@onehaul/domain/language';
import type { invoiceLineKinds } from '@onehaul/domain/company-invoice';
import { invoiceDueDays, type InvoiceState } from '@onehaul/domain/quota';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type OfCompany = { tenantId: number };
type OfMonth = OfCompany & { month: string };
type LineKind = (typeof invoiceLineKinds)[number];

const listed = 60;

export const invoicesOfCompany = prepare((p: OfCompany) =>
  tables
    .selectFrom('companyInvoice')
    .leftJoin(
      sql<{ month: string; paidOn: string }>`app.paid_invoices()`.as('paid'),
      'paid.month',
      'companyInvoice.month',
    )
    .select([
      'companyInvoice.month',
      'number',
      'issuedAt',
      'currencyCode',
      'totalMinor',
      'paid.paidOn',
      sql<InvoiceState>`case when paid.paid_on is not null then 'paid'
        when issued_at < now() - make_interval(days => ${sql.lit(invoiceDueDays)}::int) then 'overdue'
        else 'open' end`.as('state'),
    ])
    .where('tenantId', '=', p.tenantId)
    .orderBy('companyInvoice.month', 'desc')
    .limit(listed),
);

export const invoiceOfMonth = prepare((p: OfMonth) =>
  tables
    .selectFrom('companyInvoice')
    .select([
      'month',
      'number',
      sql<Language>`language`.as('language'),
      'company',
      'issuer',
      'issuerAddress',
      'plan',
      'includedParcels',
      'parcels',
      'currencyCode',
      'totalMinor',
      'issuedAt',
    ])
    .where('tenantId', '=', p.tenantId)
    .where('month', '=', p.month),
);

export const linesOfInvoice = prepare((p: OfMonth) =>
  tables
    .selectFrom('companyInvoiceLine')
    .select([
      sql<LineKind>`kind`.as('kind'),
      'quantity',
      'unitMinor',
      'amountMinor',
      'plan',
      sql<string | null>`from_day::text`.as('fromDay'),
      sql<string | null>`to_day::text`.as('toDay'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('month', '=', p.month)
    .orderBy('position'),
);

/** A month is invoiced if the company was metered from its first day: the month it opens in is free. */
export const isMeteredFrom = prepare((p: OfMonth) =>
  tables
    .selectFrom('usageDay')
    .select('day')
    .where('tenantId', '=', p.tenantId)
    .where('day', '<=', p.month)
    .limit(1),
);

/**
 * The days of a month with their terms, in the currency of its last day. Without a price in it, a day has none: the
 * company has changed its currency meanwhile.
 */
export const daysToInvoice = prepare((p: OfMonth & { end: string; currencyCode: string }) =>
  tables
    .selectFrom('usageDay')
    .innerJoin('plan', (join) =>
      join.onRef('plan.name', '=', 'usageDay.plan').onRef('plan.version', '=', 'usageDay.planVersion'),
    )
    .leftJoin('planPrice', (join) =>
      join
        .onRef('planPrice.plan', '=', 'usageDay.plan')
        .onRef('planPrice.version', '=', 'usageDay.planVersion')
        .on('planPrice.currencyCode', '=', p.currencyCode),
    )
    .select([
      sql<string>`usage_day.day::text`.as('day'),
      'usageDay.plan',
      'usageDay.planVersion as version',
      sql<Translated>`plan.names`.as('names'),
      'usageDay.includedParcels',
      'usageDay.parcels',
      'planPrice.priceMinor',
      'planPrice.extraParcelMinor',
    ])
    .where('usageDay.tenantId', '=', p.tenantId)
    .where('usageDay.day', '>=', p.month)
    .where('usageDay.day', '<=', p.end)
    .orderBy('usageDay.day'),
);

/** The plan of a month's last day with its price. */
export const monthToInvoice = prepare((p: OfMonth & { end: string }) =>
  tables
    .selectFrom('tenant')
    .innerJoin('usageDay as last', (join) =>
      join.onRef('last.tenantId', '=', 'tenant.tenantId').on(
        'last.day',
        '=',
        sql<string>`(select max(day) from usage_day where tenant_id = ${p.tenantId}
            and day between ${p.month}::date and ${p.end}::date)`,
      ),
    )
    .innerJoin('plan', (join) =>
      join.onRef('plan.name', '=', 'last.plan').onRef('plan.version', '=', 'last.planVersion'),
    )
    .innerJoin('planPrice', (join) =>
      join
        .onRef('planPrice.plan', '=', 'last.plan')
        .onRef('planPrice.version', '=', 'last.planVersion')
        .onRef('planPrice.currencyCode', '=', 'last.planCurrency'),
    )
    .select([
      'tenant.name as company',
      sql<Translated>`plan.names`.as('names'),
      'planPrice.priceMinor',
      'planPrice.extraParcelMinor',
      'planPrice.currencyCode',
      'last.plan as planName',
      'last.planVersion as version',
      sql<Language>`coalesce((select language from staff where staff.tenant_id = ${p.tenantId}
        and state = 'active' and 'owner' = any (roles) order by id limit 1), 'en')`.as('language'),
    ])
    .where('tenant.tenantId', '=', p.tenantId),
);

export const platformName = prepare((p: OfCompany) =>
  tables.selectFrom('tenant').select('name').where('tenantId', '=', p.tenantId),
);

/** The next number of the platform's series; its lock lasts until the invoice is committed. */
export const nextInvoiceNumber = prepareChange(() =>
  tables.selectNoFrom(
    sql<string>`app.next_invoice_number(extract(year from now() at time zone 'UTC')::int)`.as('number'),
  ),
);

type NewInvoice = OfMonth & {
  number: string;
  language: Language;
  company: string;
  issuer: string;
  issuerAddress: string;
  plan: string;
  includedParcels: number | null;
  parcels: number;
  currencyCode: string;
  totalMinor: number;
};

export const insertInvoice = prepareChange((p: NewInvoice) =>
  tables.insertInto('companyInvoice').values({
    tenantId: p.tenantId,
    month: p.month,
    number: p.number,
    language: p.language,
    company: p.company,
    issuer: p.issuer,
    issuerAddress: p.issuerAddress,
    plan: p.plan,
    includedParcels: p.includedParcels,
    parcels: p.parcels,
    currencyCode: p.currencyCode,
    totalMinor: p.totalMinor,
  }),
);

/** `lines` is JSON. */
export const insertInvoiceLines = prepareChange((p: OfMonth & { lines: string }) =>
  tables
    .insertInto('companyInvoiceLine')
    .columns([
      'tenantId',
      'month',
      'position',
      'kind',
      'quantity',
      'unitMinor',
      'amountMinor',
      'plan',
      'fromDay',
      'toDay',
    ])
    .expression(
      sql`select ${p.tenantId}::int, ${p.month}::date, place, line ->> 'kind', (line ->> 'quantity')::int,
          (line ->> 'unitMinor')::bigint, (line ->> 'amountMinor')::bigint, line ->> 'plan',
          (line ->> 'fromDay')::date, (line ->> 'toDay')::date
        from jsonb_array_elements(${p.lines}::jsonb) with ordinality as listed (line, place)`,
    ),
);

export const markInvoiced = prepareChange((p: OfMonth & { end: string }) =>
  tables
    .updateTable('usageDay')
    .set({ isInvoiced: true })
    .where('tenantId', '=', p.tenantId)
    .where('day', '>=', p.month)
    .where('day', '<=', p.end),
);
