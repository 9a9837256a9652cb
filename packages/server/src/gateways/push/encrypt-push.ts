import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushDevice } from './push.ts';

/** What a record may hold before it is encrypted: 4096 bytes with the header, the padding sign and the tag. */
export const mostPushBytes = 3993;
const recordBytes = 4096;

type Own = { readonly salt: Buffer; readonly privateKey?: Buffer };

/** A message only one browser can read: aes128gcm (RFC 8188) under keys agreed with it (RFC 8291). */
export function encryptPush(
  text: string,
  { p256dh, auth }: Omit<PushDevice, 'endpoint'>,
  { salt, privateKey }: Own = { salt: randomBytes(16) },
): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > mostPushBytes) throw new Error('too long for a push message');
  const own = createECDH('prime256v1');
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const [ownKey, browserKey] = [own.getPublicKey(), Buffer.from(p256dh, 'base64url')];

  const shared = own.computeSecret(browserKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const secret = Buffer.from(hkdfSync('sha256', shared, Buffer.from(auth, 'base64url'), info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));

  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The sign of a last record that is not padded.
  const sealed = Buffer.concat([cipher.update(plain), cipher.update(Buffer.from([2])), cipher.final()]);
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(recordBytes, 16);
  header.writeUInt8(ownKey.length, 20);
  return Buffer.concat([header, ownKey, sealed, cipher.getAuthTag()]);
}

/** Whether a browser's keys are ones that can be agreed with: a point of the curve, and sixteen bytes. */
export function areKeysOfBrowser(p256dh: string, auth: string): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'));
    return Buffer.from(p256dh, 'base64url').length === 65;
  } catch {
    return false;
  }
}
