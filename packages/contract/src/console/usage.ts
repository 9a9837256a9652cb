import { languages } from '@onehaul/domain/language';
import { agreedQuantities, invoiceStates, quantities, quotaStates, refusedActs } from '@onehaul/domain/quota';
import { modules } from '@onehaul/domain/shop';
import { z } from 'zod';
import { instant, recordId } from '../wire.ts';
import { GeneratedDocument } from './orders.ts';
import { staffCall } from './staff-call.ts';

const count = z.int().min(0);
/** First day of a month, `2026-11-01`. */
const month = z.iso.date().regex(/-01$/);

const Quota = z.object({
  quantity: z.enum(quantities),
  /** Null: unlimited. */
  included: count.nullable(),
  used: count,
  state: z.enum(quotaStates),
  /** What is refused now; null is nothing. */
  refuses: z.enum(refusedActs).nullable(),
});

const UsageDay = z.object({
  /** A day in UTC. */
  day: z.iso.date(),
  parcels: count,
  orders: count,
  members: count,
  staff: count,
  storageBytes: count,
});
export type UsageDay = z.output<typeof UsageDay>;

const CompanyInvoice = z.object({
  month,
  number: z.string(),
  issuedAt: instant,
  currencyCode: z.string(),
  totalMinor: count,
  state: z.enum(invoiceStates),
  paidOn: z.iso.date().nullable(),
});
export type CompanyInvoice = z.output<typeof CompanyInvoice>;

const CompanyUsage = z.object({
  plan: z.object({
    name: z.string(),
    version: z.int(),
    names: z.partialRecord(z.enum(languages), z.string()),
    /** A newer version was published; the company keeps its own until it is moved. */
    isOutdated: z.boolean(),
    callsPerMinute: count,
    priceMinor: count,
    extraParcelMinor: count,
    currencyCode: z.string(),
  }),
  quotas: z.array(Quota),
  /** What the operator agreed with the company in place of the plan's. */
  limits: z.array(
    z.object({
      quantity: z.enum(agreedQuantities),
      /** Null: unlimited. */
      amount: count.nullable(),
      reason: z.string(),
      /** The last day in UTC; null: until it is removed. */
      endsOn: z.iso.date().nullable(),
    }),
  ),
  /** Modules its shops may switch on; null: all. */
  modules: z.array(z.enum(modules)).nullable(),
  month,
  /** The days of this month that are counted. */
  days: z.array(UsageDay),
  /** Newest first. */
  invoices: z.array(CompanyInvoice),
});
export type CompanyUsage = z.output<typeof CompanyUsage>;

/** The company's own usage, for its owner. */
export const usageCalls = {
  get: staffCall({
    path: '/console/usage/get',
    access: 'shop:publish',
    effect: 'read',
    summary: "Returns the company's plan, what it uses of it, the days of this month and its invoices.",
    input: z.object({}),
    output: CompanyUsage,
  }),
  invoice: staffCall({
    path: '/console/usage/invoice',
    access: 'shop:publish',
    effect: 'read',
    summary: 'Returns the invoice of a month as a PDF.',
    input: z.object({ month }),
    output: GeneratedDocument,
  }),
};

/** The same of any company, for the operator. */
export const companyUsageCalls = {
  get: staffCall({
    path: '/console/company-usage/get',
    access: 'company:read',
    effect: 'read',
    summary: 'Returns the plan of a company, what it uses of it, the days of this month and its invoices.',
    input: z.object({ tenantId: recordId }),
    output: CompanyUsage,
  }),
  invoice: staffCall({
    path: '/console/company-usage/invoice',
    access: 'company:read',
    effect: 'read',
    summary: 'Returns the invoice of a company for a month as a PDF.',
    input: z.object({ tenantId: recordId, month }),
    output: GeneratedDocument,
  }),
};
