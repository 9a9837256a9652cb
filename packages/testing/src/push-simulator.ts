import { randomBytes, randomUUID, webcrypto } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const { subtle } = webcrypto;

/** A message as decrypted by the browser. */
type ReceivedPush = {
  readonly device: string;
  readonly topic: string;
  readonly ttl: number;
  readonly subject: string;
  readonly data: Readonly<Record<string, string>>;
};
type Browser = { readonly keys: webcrypto.CryptoKeyPair; readonly auth: Buffer };

export type PushSimulator = {
  readonly url: string;
  /** Subscribes a browser; returns what it would send to the server. */
  subscribe(): Promise<{ id: string; endpoint: string; p256dh: string; auth: string }>;
  told(): readonly ReceivedPush[];
  /** Sets the response for a browser; undefined accepts valid messages. */
  answer(id: string, status: number | undefined, headers?: Record<string, string>): void;
  /** Number of requests received. */
  calls(): number;
  close(): Promise<void>;
};

/**
 * A push service with browsers behind it: verifies the sender (RFC 8292), enforces the headers of RFC 8030,
 * and decrypts messages with the browser's keys (RFC 8188, 8291).
 */
export async function startPushSimulator(): Promise<PushSimulator> {
  const browsers = new Map<string, Browser>();
  const told: ReceivedPush[] = [];
  const answers = new Map<string, { status: number; headers: Record<string, string> }>();
  let calls = 0;

  const server = createServer((request, reply) => {
    calls += 1;
    void answerTo(request).then(({ status, headers }) => reply.writeHead(status, headers).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answerTo(request: IncomingMessage) {
    const body = await bodyOf(request);
    const id = /^\/push\/([\w-]+)$/.exec(request.url ?? '')?.[1] ?? '';
    const chosen = answers.get(id);
    if (chosen) return chosen;
    const plain = (status: number) => ({ status, headers: {} });
    const browser = browsers.get(id);
    if (request.method !== 'POST' || !browser) return plain(404);
    const subject = await senderOf(request, url);
    if (subject === undefined) return plain(403);
    const { ttl, topic = '', 'content-encoding': encoding } = request.headers;
    if (!/^\d+$/.test(String(ttl)) || encoding !== 'aes128gcm') return plain(400);
    if (!/^[A-Za-z0-9_-]{0,32}$/.test(String(topic))) return plain(400);
    if (body.length > 4096) return plain(413);
    const text = await decryptPush(body, browser).catch(() => undefined);
    if (text === undefined) return plain(400);
    told.push({ device: id, topic: String(topic), ttl: Number(ttl), subject, data: JSON.parse(text) });
    return plain(201);
  }

  return {
    url,
    async subscribe() {
      const id = randomUUID();
      const keys = (await subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ])) as webcrypto.CryptoKeyPair;
      const auth = randomBytes(16);
      browsers.set(id, { keys, auth });
      const point = Buffer.from(await subtle.exportKey('raw', keys.publicKey));
      return {
        id,
        endpoint: `${url}/push/${id}`,
        p256dh: point.toString('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    told: () => told,
    answer(id, status, headers = {}) {
      if (status === undefined) answers.delete(id);
      else answers.set(id, { status, headers });
    },
    calls: () => calls,
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Returns the subject (contact) of a VAPID token validly signed for this service; else undefined. */
async function senderOf({ headers }: IncomingMessage, origin: string): Promise<string | undefined> {
  const { token, key } =
    /^vapid t=(?<token>[\w.-]+), ?k=(?<key>[\w-]+)$/.exec(headers.authorization ?? '')?.groups ?? {};
  if (!token || !key) return undefined;
  const [head = '', claims = '', mark = ''] = token.split('.');
  const read = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  try {
    const curve = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
    const signer = await subtle.importKey('raw', Buffer.from(key, 'base64url'), curve, false, ['verify']);
    const signed = Buffer.from(`${head}.${claims}`);
    if (!(await subtle.verify(curve, signer, Buffer.from(mark, 'base64url'), signed))) return undefined;
    const { aud, exp, sub } = read(claims);
    const secondsLeft = Number(exp) - Date.now() / 1000;
    const isGood =
      read(head).alg === 'ES256' && aud === origin && secondsLeft > 0 && secondsLeft <= 24 * 60 * 60;
    return isGood && /^(mailto:|https:)/.test(String(sub)) ? String(sub) : undefined;
  } catch {
    return undefined;
  }
}

/** Decrypts a message; rejects when it was altered or encrypted for another browser. */
async function decryptPush(body: Buffer, { keys, auth }: Browser): Promise<string> {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderPoint = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  if (body.readUInt32BE(16) < sealed.length) throw new Error('more than one record');
  const senderKey = await subtle.importKey(
    'raw',
    senderPoint,
    { name: 'ECDH', namedCurve: 'P-256' },
    true,
    [],
  );
  const shared = await subtle.deriveBits({ name: 'ECDH', public: senderKey }, keys.privateKey, 256);
  const ownPoint = Buffer.from(await subtle.exportKey('raw', keys.publicKey));

  const derive = async (from: ArrayBuffer | Buffer, by: Buffer, info: Buffer, bits: number) => {
    const base = await subtle.importKey('raw', from, 'HKDF', false, ['deriveBits']);
    return subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: by, info }, base, bits);
  };
  const agreed = await derive(
    shared,
    auth,
    Buffer.concat([Buffer.from('WebPush: info\0'), ownPoint, senderPoint]),
    256,
  );
  const key = await derive(agreed, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 128);
  const nonce = await derive(agreed, salt, Buffer.from('Content-Encoding: nonce\0'), 96);
  const aes = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  const plain = Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv: nonce }, aes, sealed));
  const end = plain.lastIndexOf(2);
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('not the last record');
  return plain.subarray(0, end).toString('utf8');
}
