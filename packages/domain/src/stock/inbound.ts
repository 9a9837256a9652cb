import type { RefusalCode } from '../refusal.ts';
import { stateMachine } from '../state-machine.ts';

/** Where a delivery to stock is. */
export const inboundStates = ['expected', 'received', 'cancelled'] as const;
export type InboundState = (typeof inboundStates)[number];

export type InboundAct = 'receive' | 'cancel';

export const inboundMachine = stateMachine<InboundState, InboundAct>({
  expected: { receive: 'received', cancel: 'cancelled' },
  received: {},
  cancelled: {},
});

/** The SKUs of one delivery. */
export const mostInboundLines = 200;
/** Pieces of one SKU, in one delivery or one correction. */
export const mostPieces = 1_000_000;

/** What was counted of one SKU. Damaged pieces are among those counted, and are not put into stock. */
export type Counted = { readonly skuId: number; readonly counted: number; readonly damaged: number };

export const putAway = ({ counted, damaged }: Counted) => counted - damaged;

/** Everything that was announced is counted once, be it nothing, and nothing else is. */
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
