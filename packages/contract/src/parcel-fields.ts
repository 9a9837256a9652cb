import { z } from 'zod';
import { singleLine, numberedEnum } from './wire.ts';

/**
 * Wire numbers of states. §4 defines arrived, not arrived, awaiting order and awaiting claim; the others are
 * ours.
 */
export const state = numberedEnum({
  forecast: 1,
  received: 2,
  stored: 3,
  reserved: 4,
  packed: 5,
  shipped: 6,
  delivered: 7,
  unclaimed: 8,
  claimPending: 9,
  onHold: 10,
  cancelled: 11,
  returned: 12,
  disposed: 13,
  lost: 14,
});

export const quantity = z.int().min(1).max(100_000);
export const goodsName = singleLine(200);
/** As typed; errors are reported per row, in the reader's language. */
export const typedNumber = singleLine(60);
