import type { Shop } from '@onehaul/domain/shop';
import type { Caller } from '../../http/context.ts';

/** Cache lifetime of a session for reads; changes always query the database (S18). */
const knownMs = 30_000;
const maxCallers = 20_000;

type ShopKey = Pick<Shop, 'id' | 'tenantId'>;

type CachedCaller = { readonly shop: ShopKey; readonly caller: Caller; readonly until: number };

/** One cache per process, so that ending a session invalidates it for every server of the process. */
const callerCache = new Map<string, CachedCaller>();

/** The cached caller of a session. The shop must match, because another shop may use the same session id. */
export function findCachedCaller(shop: ShopKey, sessionId: string, memberId: number): Caller | undefined {
  const entry = callerCache.get(sessionId);
  if (!entry || entry.until <= Date.now() || entry.caller.id !== memberId) return undefined;
  return entry.shop.id === shop.id && entry.shop.tenantId === shop.tenantId ? entry.caller : undefined;
}

export function cacheCaller({ id, tenantId }: ShopKey, caller: Caller): void {
  callerCache.delete(caller.sessionId);
  if (callerCache.size >= maxCallers) callerCache.delete(callerCache.keys().next().value!);
  callerCache.set(caller.sessionId, { shop: { id, tenantId }, caller, until: Date.now() + knownMs });
}

export function uncacheCaller(sessionId: string): void {
  callerCache.delete(sessionId);
}
