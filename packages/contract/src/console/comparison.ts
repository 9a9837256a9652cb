import { payPolicies } from '@onehaul/domain/order/order-state';
import { packingDoubts } from '@onehaul/domain/order/packed-contents';
import { lineRules } from '@onehaul/domain/order/packed-price';
import { z } from 'zod';

const differenceOutcomes = ['same', 'cheaper', 'borne', 'due'] as const;

const BilledWeight = z.object({
  basis: z.enum(['weight', 'volume']),
  actualGrams: z.int(),
  volumetricGrams: z.number(),
  billed: z.number(),
});

/** The quote compared with the price of the measured boxes, and the consequence (A42). */
export const Comparison = z.object({
  payPolicy: z.enum(payPolicies),
  quotedMinor: z.int(),
  packedMinor: z.int().nullable(),
  quotedWeighed: BilledWeight,
  packedWeighed: BilledWeight.nullable(),
  toleranceMinor: z.int(),
  outcome: z.enum(differenceOutcomes).nullable(),
  /** Resulting order total. */
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
  /** Why the line refuses these boxes. */
  refusal: z.string().nullable(),
  reason: z.string().nullable(),
  /** Remaining work. */
  unpicked: z.int(),
  /** Labels of items in no box: the order cannot be closed before all are boxed. */
  unboxed: z.array(z.string()),
  boxesWithoutPhoto: z.array(z.int()),
  emptyBoxes: z.array(z.int()),
  /** Total weight of the boxes, and of their contents as measured on arrival. */
  packedGrams: z.int(),
  measuredGrams: z.int(),
  /** Warnings that need a reason before the order is closed. */
  doubts: z.array(z.enum(packingDoubts)),
  /** The refund exceeds the shop's limit and waits for approval at the refunds desk. */
  isBackReviewed: z.boolean(),
});
export type Comparison = z.output<typeof Comparison>;
