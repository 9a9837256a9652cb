import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Keys } from '../../keys.ts';

const purpose = 'archive signature';
/** DER header of an Ed25519 private key in PKCS 8, before its 32 bytes (RFC 8410). */
const privateHeader = Buffer.from('302e020100300506032b657004220420', 'hex');
/** DER header of an Ed25519 public key, before its 32 bytes. */
const publicHeader = Buffer.from('302a300506032b6570032100', 'hex');

const privateKeyOf = (keys: Keys, id: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([privateHeader, keys.data.of(id, purpose)!]),
    format: 'der',
    type: 'pkcs8',
  });

/** The public key as text: 43 characters of base64url. */
const publicTextOf = (key: KeyObject): string =>
  createPublicKey(key)
    .export({ format: 'der', type: 'spki' })
    .subarray(publicHeader.length)
    .toString('base64url');

/** The public key of this installation, by which another one recognises its archives. */
export const installationPublicKey = (keys: Keys): string =>
  publicTextOf(privateKeyOf(keys, keys.data.newestId));

/** Public keys of all data keys that are configured: an archive from before a rotation stays recognised. */
export const ownPublicKeys = (keys: Keys): string[] =>
  keys.data.ids.map((id) => publicTextOf(privateKeyOf(keys, id)));

/**
 * The seal is the comment at the end of the ZIP file: the public key and the signature of all bytes before it.
 * A signed manifest alone would leave the headers of the ZIP file open to changes.
 */
const sealShape = /^onehaul-archive-1 ([A-Za-z0-9_-]{43}) ([A-Za-z0-9_-]{86})$/;
export const sealBytes = 'onehaul-archive-1 '.length + 43 + 1 + 86;
export const emptySeal = ' '.repeat(sealBytes);

/** What is signed: the digest, with a word that makes the signature useless for any other purpose. */
const signed = (digest: Buffer) => Buffer.concat([Buffer.from('onehaul-archive-1\n'), digest]);

export function makeSeal(keys: Keys, digest: Buffer): string {
  const key = privateKeyOf(keys, keys.data.newestId);
  return `onehaul-archive-1 ${publicTextOf(key)} ${sign(null, signed(digest), key).toString('base64url')}`;
}

/** The public key that signed these bytes; undefined when the seal is not one or does not belong to them. */
export function verifySeal(seal: string, digest: Buffer): string | undefined {
  const [, publicText = '', signature = ''] = sealShape.exec(seal) ?? [];
  if (!publicText) return undefined;
  const key = createPublicKey({
    key: Buffer.concat([publicHeader, Buffer.from(publicText, 'base64url')]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, signed(digest), key, Buffer.from(signature, 'base64url')) ? publicText : undefined;
}

/** Passes bytes on, and replaces the empty seal at their end by the signature of all bytes before it. */
export async function* sealStream(keys: Keys, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let tail: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const joined = Buffer.concat([tail, chunk]);
    const ready = joined.subarray(0, Math.max(0, joined.length - sealBytes));
    tail = joined.subarray(ready.length);
    hash.update(ready);
    if (ready.length > 0) yield ready;
  }
  if (tail.toString('latin1') !== emptySeal) throw new Error('the archive does not end with an empty seal');
  yield Buffer.from(makeSeal(keys, hash.digest()), 'latin1');
}
