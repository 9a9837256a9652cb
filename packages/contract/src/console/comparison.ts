import { payPolicies } from '@onehaul/domain/order/order-state';
import { packingDoubts } from '@onehaul/domain/order/packed-contents';
import { lineRules } from '@onehaul/domain/order/packed-price';
import { z } from 'zod';

const differenceOutcomes = ['same', 'cheaper', 'borne', 'due'] as const;

const Weighed = z.object({
  basis: z.enum(['weight', 'volume']),
  actualGrams: z.int(),
  volumetricGrams: z.number(),
  billed: z.number(),
});

/** What was promised beside what the measured boxes cost, and what follows (A42). */
export const Comparison = z.object({
  payPolicy: z.enum(payPolicies),
  quotedMinor: z.int(),
  packedMinor: z.int().nullable(),
  quotedWeighed: Weighed,
  packedWeighed: Weighed.nullable(),
  toleranceMinor: z.int(),
  outcome: z.enum(differenceOutcomes).nullable(),
  /** What the order costs then. */
  totalMinor: z.int(),
  paidMinor: z.int(),
  dueMinor: z.int(),
  backMinor: z.int(),
  borneMinor: z.int(),
  lines: z.array(
    z.object({
      rule: z.enum(lineRules),
      key: z.string().nullable(),
      quotedMinor: z.int(),
      packedMinor: z.int(),
    }),
  ),
  /** Why the line does not take these boxes. */
  refusal: z.string().nullable(),
  reason: z.string().nullable(),
  /** What is still to be done. */
  unpicked: z.int(),
  /** What lies in no box, by what is written on it: an order is not closed before all of it does. */
  unboxed: z.array(z.string()),
  boxesWithoutPhoto: z.array(z.int()),
  emptyBoxes: z.array(z.int()),
  /** Of all boxes, and of what is in them as it was measured on arrival. */
  packedGrams: z.int(),
  measuredGrams: z.int(),
  /** What has to be confirmed with a reason before the order is closed. */
  doubts: z.array(z.enum(packingDoubts)),
  /** What goes back is above the shop's limit: it waits for a person at the refunds desk. */
  isBackReviewed: z.boolean(),
});
export type Comparison = z.output<typeof Comparison>;
