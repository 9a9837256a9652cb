import { languages } from '@onehaul/domain/language';
import { z } from 'zod';
import { platformCall } from './platform-call.ts';

const amount = z.int().nullable();
/** Null: unlimited. */
const Plan = z.object({
  name: z.string(),
  names: z.partialRecord(z.enum(languages), z.string()),
  callsPerMinute: z.int(),
  members: amount,
  parcelsPerMonth: amount,
  staff: amount,
  storageBytes: amount,
  prices: z.array(z.object({ currencyCode: z.string(), priceMinor: z.int(), extraParcelMinor: z.int() })),
});
export type Plan = z.output<typeof Plan>;

const Offer = z.object({ items: z.array(Plan), shopDomain: z.string(), isSignUpOpen: z.boolean() });
export type Offer = z.output<typeof Offer>;

export const platformPlanCalls = {
  list: platformCall({
    path: '/platform/plans/list',
    effect: 'read',
    summary: 'Lists the plans on offer with their limits and prices, smallest first.',
    input: z.object({}),
    output: Offer,
  }),
};
