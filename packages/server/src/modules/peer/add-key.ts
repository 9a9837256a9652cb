import { randomBytes, randomInt } from 'node:crypto';
import { maxPeerKeys } from '@onehaul/domain/peer/signature';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { assertProof } from '../session/index.ts';
import { countActiveKeys, insertKey } from './api-key.repository.ts';
import { sealSecret } from './key-secret.ts';
import { lockPeer } from './peer.repository.ts';

const prefixAlphabet = '0123456789abcdefghijklmnopqrstuvwxyz';
const prefixLength = 12;
const generatePrefix = () =>
  Array.from({ length: prefixLength }, () => prefixAlphabet[randomInt(prefixAlphabet.length)]).join('');

/** Creates an API key for the peer's software. The signing secret is returned only here and never again. */
export async function addKey(
  keys: Keys,
  context: ChangeContext,
  { name }: { readonly name: string },
): Promise<{ id: number; prefix: string; secret: string }> {
  const { db, shop, member } = context;
  const of = { shopId: shop.id, memberId: member.ownerId };
  // Row lock: of two concurrent key creations, the second counts the first towards the limit.
  const peer = await db.first(lockPeer, of);
  if (!peer) throw new Refusal('peer.notPeer');
  await assertProof(context);
  const working = await db.first(countActiveKeys, of);
  if (working!.count >= maxPeerKeys) throw new Refusal('peer.tooManyKeys', { most: maxPeerKeys });
  const prefix = generatePrefix();
  const secret = randomBytes(32).toString('base64url');
  const secretSealed = sealSecret(keys, shop, prefix, secret);
  const added = await db.first(insertKey, { ...of, name, prefix, secretSealed });
  return { id: added!.id, prefix, secret };
}
