import { z } from 'zod';
import { platformCall } from './platform-call.ts';

const Plan = z.object({ name: z.string(), callsPerMinute: z.int() });
export type Plan = z.output<typeof Plan>;

const Offer = z.object({ items: z.array(Plan), shopDomain: z.string(), isSignUpOpen: z.boolean() });
export type Offer = z.output<typeof Offer>;

export const platformPlanCalls = {
  list: platformCall({
    path: '/platform/plans/list',
    effect: 'read',
    summary: 'Lists the plans with their limits, smallest first.',
    input: z.object({}),
    output: Offer,
  }),
};
