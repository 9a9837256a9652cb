import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushDevice } from './push.ts';

/** Largest plaintext: a record is 4096 bytes including header, padding delimiter and tag. */
export const maxPushBytes = 3993;
const recordBytes = 4096;

type EncryptionSecrets = { readonly salt: Buffer; readonly privateKey?: Buffer };

/** Encrypts a message for one browser: aes128gcm (RFC 8188) with keys derived per RFC 8291. */
export function encryptPush(
  text: string,
  { p256dh, auth }: Omit<PushDevice, 'endpoint'>,
  { salt, privateKey }: EncryptionSecrets = { salt: randomBytes(16) },
): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > maxPushBytes) throw new Error('too long for a push message');
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
  // 0x02 is the padding delimiter of the last record.
  const sealed = Buffer.concat([cipher.update(plain), cipher.update(Buffer.from([2])), cipher.final()]);
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(recordBytes, 16);
  header.writeUInt8(ownKey.length, 20);
  return Buffer.concat([header, ownKey, sealed, cipher.getAuthTag()]);
}

/** Whether a browser's keys are valid: a point on P-256 and a 16-byte secret. */
export function areBrowserKeysValid(p256dh: string, auth: string): boolean {
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
