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
export const maxInboundLines = 200;
/** Maximum pieces of one SKU in a delivery or correction. */
export const maxPieces = 1_000_000;

/** Count of one SKU. Damaged pieces are included in `counted` but not added to stock. */
export type CountedSku = { readonly skuId: number; readonly counted: number; readonly damaged: number };

export const undamagedCount = ({ counted, damaged }: CountedSku) => counted - damaged;

/** Every announced SKU must be counted exactly once, zero included, and no other SKU. */
export function inboundCountRefusal(
  announced: readonly { readonly skuId: number }[],
  lines: readonly CountedSku[],
): RefusalCode | undefined {
  const counted = new Set(lines.map(({ skuId }) => skuId));
  const isWhole =
    counted.size === lines.length &&
    counted.size === announced.length &&
    announced.every(({ skuId }) => counted.has(skuId));
  return isWhole && lines.every((line) => undamagedCount(line) >= 0) ? undefined : 'stock.miscounted';
}
