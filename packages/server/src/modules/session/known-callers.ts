import type { Shop } from '@onehaul/domain/shop';
import type { Caller } from '../../http/context.ts';

/** How old what we know of a session may be where nothing is changed (S18). */
const knownMs = 30_000;
const mostCallers = 20_000;

type ShopKey = Pick<Shop, 'id' | 'tenantId'>;

type Known = { readonly shop: ShopKey; readonly caller: Caller; readonly until: number };

/** One for the process: whoever ends a session here ends what every server of the process knows of it. */
const known = new Map<string, Known>();

/** What is known of a session of this shop; the same id of another shop is another session. */
export function knownCaller(shop: ShopKey, sessionId: string, memberId: number): Caller | undefined {
  const entry = known.get(sessionId);
  if (!entry || entry.until <= Date.now() || entry.caller.id !== memberId) return undefined;
  return entry.shop.id === shop.id && entry.shop.tenantId === shop.tenantId ? entry.caller : undefined;
}

export function rememberCaller({ id, tenantId }: ShopKey, caller: Caller): void {
  known.delete(caller.sessionId);
  if (known.size >= mostCallers) known.delete(known.keys().next().value!);
  known.set(caller.sessionId, { shop: { id, tenantId }, caller, until: Date.now() + knownMs });
}

export function forgetCaller(sessionId: string): void {
  known.delete(sessionId);
}
