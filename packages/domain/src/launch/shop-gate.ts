import type { RefusalCode } from '../refusal.ts';
import type { ShopState } from '../shop.ts';

/**
 * Calls that are accepted although the shop is not live. `always`: what a page server needs to show a notice,
 * entering a preview, and machines of the warehouse with a key of their own. `whilePaused`: signing in, so that members can look at their parcels and orders.
 */
export type AcceptedWhen = 'always' | 'whilePaused';

type GatedCall = { readonly effect: 'read' | 'change'; readonly accepted?: AcceptedWhen };

/** `open`: accepted. `pass`: accepted with a preview pass, else `shop.notOpen`. Otherwise the refusal. */
export function gateOf(
  state: ShopState,
  { effect, accepted }: GatedCall,
): 'open' | 'pass' | Extract<RefusalCode, 'shop.paused' | 'shop.closed'> {
  if (state === 'live' || accepted === 'always') return 'open';
  if (state === 'closed') return 'shop.closed';
  if (state !== 'paused') return 'pass';
  return effect === 'read' || accepted === 'whilePaused' ? 'open' : 'shop.paused';
}

/** Shops whose pages need a preview pass. */
export const needsPass = (state: ShopState): boolean => state === 'preparing' || state === 'practice';
