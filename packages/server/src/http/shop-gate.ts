import type { Call } from '@onehaul/contract/call';
import { previewCookieName, shopPassCookieName } from '@onehaul/domain/cookie-name';
import { gateOf } from '@onehaul/domain/launch/shop-gate';
import { Refusal } from '@onehaul/domain/refusal';
import type { Shop } from '@onehaul/domain/shop';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { parseCookies } from './cookies.ts';
import { hashOfSecret } from './secret-hash.ts';
import { shopPassCounts, staffPassCounts } from './shop-gate.repository.ts';

/** Refuses a call that the state of the shop excludes. Never reached by calls of a live shop. */
export async function assertAccepted(
  database: Database,
  request: FastifyRequest,
  shop: Shop,
  call: Call,
): Promise<void> {
  const gate = gateOf(shop.state, call);
  if (gate === 'open') return;
  if (gate !== 'pass') throw new Refusal(gate);
  if (!(await hasPass(database, request, shop))) throw new Refusal('shop.notOpen');
}

/** The shop's preview link, or a staff member's preview. */
async function hasPass(database: Database, { headers }: FastifyRequest, shop: Shop): Promise<boolean> {
  const cookies = parseCookies(headers.cookie);
  const db = database.tenant(shop.tenantId);
  const secret = cookies[shopPassCookieName];
  if (secret && (await db.first(shopPassCounts, { shopId: shop.id, secretHash: hashOfSecret(secret) })))
    return true;
  const token = cookies[previewCookieName];
  if (!token) return false;
  return (await db.first(staffPassCounts, { shopId: shop.id, tokenHash: hashOfSecret(token) })) !== undefined;
}
