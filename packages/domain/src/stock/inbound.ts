import type { RefusalCode } from '../refusal.ts';
import { stateMachine } from '../state-machine.ts';

/** States of a delivery to stock. */
export const inboundStates = ['expected', 'received', 'cancelled'] as const;
export type InboundState = (typeof inboundStates)[number];

export type InboundAct = 'receive' | 'cancel';

export const inboundMachine = stateMachine<InboundState, InboundAct>({
  expected: { receive: 'received', cancel: 'cancelled' },
  received: {},
  cancelled: {},
});

/** Maximum SKUs of one delivery. */
export const mostInboundLines = 200;
/** Maximum pieces of one SKU in a delivery or correction. */
export const mostPieces = 1_000_000;

/** Count of one SKU. Damaged pieces are included in `counted` but not added to stock. */
export type Counted = { readonly skuId: number; readonly counted: number; readonly damaged: number };

export const putAway = ({ counted, damaged }: Counted) => counted - damaged;

/** Every announced SKU must be counted exactly once, zero included, and no other SKU. */
export function whyNotCounted(
  announced: readonly { readonly skuId: number }[],
  lines: readonly Counted[],
): RefusalCode | undefined {
  const counted = new Set(lines.map(({ skuId }) => skuId));
  const isWhole =
    counted.size === lines.length &&
    counted.size === announced.length &&
    announced.every(({ skuId }) => counted.has(skuId));
  return isWhole && lines.every((line) => putAway(line) >= 0) ? undefined : 'stock.miscounted';
}
