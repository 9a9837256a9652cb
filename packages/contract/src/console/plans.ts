import { languages } from '@onehaul/domain/language';
import { z } from 'zod';
import { instant } from '../wire.ts';
import { singleLine, staffCall } from './staff-call.ts';

const count = z.int().min(0);
const amount = z.int().min(1).max(1_000_000_000);
const title = singleLine(40).min(1);

const Price = z.object({
  currencyCode: z.string().regex(/^[A-Z]{3}$/),
  /** Per month. */
  priceMinor: count.max(1_000_000_000_000),
  extraParcelMinor: count.max(1_000_000_000_000),
});
export type PlanPrice = z.output<typeof Price>;

/** Null: unlimited. */
const Limits = z.object({
  callsPerMinute: amount,
  members: amount.nullable(),
  parcelsPerMonth: amount.nullable(),
  staff: amount.nullable(),
  storageBytes: z.int().min(1).max(1_000_000_000_000_000).nullable(),
});

const PlanVersion = z.object({
  name: z.string(),
  version: z.int(),
  /** The latest version is the one companies are put on. */
  isLatest: z.boolean(),
  names: z.partialRecord(z.enum(languages), z.string()),
  isOffered: z.boolean(),
  ...Limits.shape,
  prices: z.array(Price),
  createdAt: instant,
  /** Companies on these terms. */
  companies: count,
});
export type PlanVersion = z.output<typeof PlanVersion>;

/** Plans of the installation, for its operator. */
export const planCalls = {
  list: staffCall({
    path: '/console/plans/list',
    access: 'company:read',
    effect: 'read',
    summary: 'Lists the latest version of each plan, and earlier ones that companies are still on.',
    input: z.object({}),
    output: z.object({ items: z.array(PlanVersion) }),
  }),
  publish: staffCall({
    path: '/console/plans/publish',
    access: 'company:manage',
    effect: 'change',
    summary: 'Publishes a new version of a plan, or a new plan. Companies keep theirs until they are moved.',
    input: z.object({
      name: z.string().regex(/^[a-z][a-z0-9-]{1,29}$/),
      /** The version it is based on; 0 for a new plan. */
      version: z.int().min(0),
      names: z.object({ zhHans: title, zhHanT: title, en: title, vi: title }),
      isOffered: z.boolean(),
      ...Limits.shape,
      prices: z.array(Price).min(1).max(20),
    }),
    output: z.object({ version: z.int() }),
  }),
};
