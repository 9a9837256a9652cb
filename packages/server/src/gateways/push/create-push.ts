import { createECDH, type KeyObject, createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { SettingValues } from '@onehaul/settings/table';
import { encryptPush, maxPushBytes } from './encrypt-push.ts';
import { type Push, type PushMessage, PushNotAccepted } from './push.ts';
import { createOutbound } from '../outbound.ts';

/** Push services of the known browsers. */
const pushServices = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];
/** TTL: the push service stores a message this long for a closed browser; older news is of no use. */
const ttlSeconds = 3 * 24 * 60 * 60;
/** RFC 8292 allows at most 24 hours. */
const tokenSeconds = 12 * 60 * 60;
const maxTokens = 100;
const maxTextLength = 600;

const goneStatuses = [404, 410];
const shortened = (text: string) =>
  text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text;

function signingKey(publicKey: string, privateKey: string): KeyObject {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const point = ecdh.getPublicKey();
  if (point.toString('base64url') !== publicKey) {
    throw new Error('PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are no pair');
  }
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', x: x!, y: y!, d: privateKey },
    format: 'jwk',
  });
}

/** JSON that fits into one record; the text is dropped if it does not fit. */
function serializePush({ topic, title, text, path }: PushMessage): string {
  const message = { tag: topic, title: shortened(title), text: shortened(text), path };
  const whole = JSON.stringify(message);
  return Buffer.byteLength(whole) <= maxPushBytes ? whole : JSON.stringify({ ...message, text: '' });
}

/** Opens without network access. Undefined when no keys are configured: then the channel is not offered. */
export function createPush(
  env: Partial<Pick<SettingValues, 'PUSH_PUBLIC_KEY' | 'PUSH_PRIVATE_KEY' | 'PUSH_SUBJECT' | 'PUSH_ORIGINS'>>,
): Push | undefined {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_SUBJECT: subject } = env;
  if (!publicKey && !privateKey && !subject) return undefined;
  if (!publicKey || !privateKey || !subject || !/^(mailto:|https:\/\/)/.test(subject)) {
    throw new Error(
      'PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_SUBJECT (mailto: or https:) are set together',
    );
  }
  const key = signingKey(publicKey, privateKey);
  // Endpoints come from browsers: without the allow list this would be an SSRF hole.
  const outbound = createOutbound({
    gateway: 'push',
    hosts: pushServices,
    operatorUrls: env.PUSH_ORIGINS ?? [],
  });
  const tokens = new Map<string, { readonly token: string; readonly until: number }>();

  /** VAPID token for one push service; its audience makes it useless at any other. */
  async function tokenFor(origin: string): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const known = tokens.get(origin);
    if (known && known.until > now + 60) return known.token;
    const until = now + tokenSeconds;
    const token = await new SignJWT({})
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(origin)
      .setExpirationTime(until)
      .setSubject(subject!)
      .sign(key);
    // Bounds the cache: there are few services, but an attacker could invent many subdomains of one.
    if (tokens.size >= maxTokens) tokens.clear();
    tokens.set(origin, { token, until });
    return token;
  }

  return {
    publicKey,
    isServed: outbound.permits,
    async send({ endpoint, p256dh, auth }, message) {
      if (!outbound.permits(endpoint)) return 'refused';
      const body = encryptPush(serializePush(message), { p256dh, auth });
      const token = await tokenFor(new URL(endpoint).origin);
      const { status } = await outbound
        .send(endpoint, {
          method: 'POST',
          headers: {
            authorization: `vapid t=${token}, k=${publicKey}`,
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(ttlSeconds),
            topic: message.topic,
            urgency: 'normal',
          },
          body,
        })
        .catch((error: { name?: unknown }) => {
          throw new PushNotAccepted(error.name);
        });
      if (status >= 200 && status < 300) return 'taken';
      if (goneStatuses.includes(status)) return 'gone';
      if (status === 429 || status >= 500) throw new PushNotAccepted(status);
      return 'refused';
    },
  };
}
