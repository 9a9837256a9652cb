import { createHmac, timingSafeEqual } from 'node:crypto';
import { isFresh, keyCallsPerMinute, signedText } from '@onehaul/domain/peer/signature';
import { Refusal } from '@onehaul/domain/refusal';
import type { Redis } from 'ioredis';
import type { Caller, VisitorContext } from '../../http/context.ts';
import { limitKey } from '../../http/rate-limit.ts';
import type { SignatureHeaders } from '../../http/signature-headers.ts';
import type { Keys } from '../../keys.ts';
import { keyByPrefix, recordKeyUse } from './api-key.repository.ts';
import { unsealSecret } from './key-secret.ts';

type Tools = { readonly keys: Keys; readonly redis: Redis };

/** Dummy secret: an unknown key costs the same HMAC work, so timing does not reveal whether a key exists. */
const nobodysSecret = 'no key of this name';

/**
 * Authenticates a signed request. Every failure gets the same error. Keys are looked up within the host's
 * shop, so a key of another shop is unknown.
 */
export async function verifySigned(tools: Tools, context: VisitorContext): Promise<Caller> {
  const { db, shop, visit } = context;
  const { signed } = visit;
  if (!signed || !isFresh(signed.timestamp, new Date())) throw new Refusal('peer.keyInvalid');
  const key = await db.first(keyByPrefix, { shopId: shop.id, prefix: signed.claimedKey });
  const secret = key && unsealSecret(tools.keys, shop, key.prefix, key.secretSealed);
  const isRight = isSignatureOf(secret ?? nobodysSecret, signed);
  if (!key || secret === undefined || !isRight) throw new Refusal('peer.keyInvalid');
  await limitKey(tools.redis, `apikey:${shop.tenantId}:${shop.id}:${key.id}`, keyCallsPerMinute);
  await recordUse(context, key);
  return { id: key.memberId, ownerId: key.memberId, isMainAccount: true, sessionId: '' };
}

const recordUseEveryMs = 60_000;

/** Writes `lastUsedAt` at most once a minute, to avoid an update on every request. */
async function recordUse(
  { shop, transaction }: VisitorContext,
  { id, lastUsedAt }: { readonly id: number; readonly lastUsedAt: Date | null },
): Promise<void> {
  if (lastUsedAt && Date.now() - lastUsedAt.getTime() < recordUseEveryMs) return;
  await transaction((db) => db.all(recordKeyUse, { shopId: shop.id, id }));
}

function isSignatureOf(secret: string, signed: SignatureHeaders): boolean {
  const right = createHmac('sha256', secret).update(signedText(signed)).digest();
  const shown = Buffer.from(signed.signature, 'hex');
  return shown.length === right.length && timingSafeEqual(shown, right);
}
