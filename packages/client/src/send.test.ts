import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { declareCall } from '@onehaul/contract/call';
import { wireObject } from '@onehaul/contract/wire';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { nodeTransport } from './node-transport.ts';
import { CallFailed, send } from './send.ts';
import type { Outgoing } from './transport.ts';

const input = wireObject({ quantity: z.int() }, { quantity: 'Account' });
const output = wireObject({ orderNumber: z.string() }, { orderNumber: 'mainbillcode' });
const details = { summary: '', input, output };
const read = declareCall('/Order/Read', { method: 'POST', access: 'visitor', effect: 'read' }, details);
const look = declareCall('/Order/Look', { method: 'GET', access: 'visitor', effect: 'read' }, details);
const change = declareCall('/Order/Change', { method: 'PUT', access: 'visitor', effect: 'change' }, details);

const answer = { Code: 200, Msg: '', Data: { mainbillcode: 'A1' }, Success: true };
const base = { baseUrl: '/api', language: 'zhHanT' } as const;

function transportOf(status: number, text: string) {
  const sent: Outgoing[] = [];
  const transport = async (request: Outgoing) => {
    sent.push(request);
    return { status, text };
  };
  return { sent, transport };
}

test('a call speaks the wire outside and our words inside', async () => {
  const { sent, transport } = transportOf(200, JSON.stringify(answer));
  expect(await send(read, { quantity: 2 }, { ...base, transport })).toEqual({ orderNumber: 'A1' });
  expect(sent[0]).toEqual({
    method: 'POST',
    url: '/api/Order/Read',
    body: '{"Account":2}',
    headers: {
      accept: 'application/json',
      'accept-language': 'zh-Hant',
      'content-type': 'application/json',
    },
  });
});

test('a GET carries its input in the address and has no body', async () => {
  const { sent, transport } = transportOf(200, JSON.stringify(answer));
  await send(look, { quantity: 2 }, { ...base, transport });
  expect(sent[0]).toMatchObject({ method: 'GET', url: '/api/Order/Look?Account=2' });
  expect(sent[0]).not.toHaveProperty('body');
});

test('a file travels in a form, and the transport names its boundary', async () => {
  const upload = declareCall(
    '/Order/Upload',
    { method: 'POST', access: 'visitor', effect: 'change' },
    {
      summary: '',
      sends: 'multipart',
      input: wireObject({ file: z.instanceof(Uint8Array) }, { file: 'file' }),
      output,
    },
  );
  const { sent, transport } = transportOf(200, JSON.stringify(answer));
  await send(upload, { file: new Uint8Array([1, 2, 3]) }, { ...base, transport });
  const form = sent[0]!.body as FormData;
  expect([...form.keys()]).toEqual(['file']);
  expect(new Uint8Array(await (form.get('file') as File).arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  expect(sent[0]!.headers).not.toHaveProperty('content-type');
  expect(sent[0]!.headers).toHaveProperty('idempotency-key');
});

test('each change carries a key of its own', async () => {
  const { sent, transport } = transportOf(200, JSON.stringify(answer));
  await send(change, { quantity: 1 }, { ...base, transport });
  await send(change, { quantity: 1 }, { ...base, transport });
  const keys = sent.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).not.toBe(keys[0]);
});

test('a change made again goes under the key it is given', async () => {
  const { sent, transport } = transportOf(200, JSON.stringify(answer));
  const idempotencyKey = 'k'.repeat(16);
  await send(change, { quantity: 1 }, { ...base, transport, idempotencyKey });
  await send(read, { quantity: 1 }, { ...base, transport, idempotencyKey });
  expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual([idempotencyKey, undefined]);
});

test('a refusal tells its code, its text and its reason', async () => {
  const refusal = { Code: 409, Msg: '包裹尚未入庫', Data: null, Success: false, Error: 'parcel.notReceived' };
  const { transport } = transportOf(200, JSON.stringify(refusal));
  const failure = await send(read, { quantity: 1 }, { ...base, transport }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallFailed);
  expect(failure).toMatchObject({ code: 409, message: '包裹尚未入庫', error: 'parcel.notReceived' });
});

test('a refusal that only wants patience tells for how long', async () => {
  const refusal = {
    Code: 429,
    Msg: 'Wait',
    Data: null,
    Success: false,
    Error: 'sms.tooSoon',
    RetryAfter: 47,
  };
  const { transport } = transportOf(429, JSON.stringify(refusal));
  await expect(send(read, { quantity: 1 }, { ...base, transport })).rejects.toMatchObject({
    error: 'sms.tooSoon',
    retryAfterSeconds: 47,
  });
});

test('whoever is signed in is named by their token', async () => {
  const { sent, transport } = transportOf(200, JSON.stringify(answer));
  await send(read, { quantity: 1 }, { ...base, transport, accessToken: 'token' });
  expect(sent[0]!.headers.authorization).toBe('Bearer token');
});

test.each([
  [502, '<html>Bad gateway</html>', 502],
  [200, '<html>Welcome to the network</html>', 502],
  [503, '', 503],
  [500, 'null', 500],
])('an answer of another machine fails: %i %s', async (status, text, code) => {
  const { transport } = transportOf(status, text);
  await expect(send(read, { quantity: 1 }, { ...base, transport })).rejects.toMatchObject({ code });
});

test('an answer in other words than agreed is a bug, not a result', async () => {
  const { transport } = transportOf(200, JSON.stringify({ ...answer, Data: { mainbillcode: 7 } }));
  await expect(send(read, { quantity: 1 }, { ...base, transport })).rejects.toBeInstanceOf(z.ZodError);
});

let server: Server | undefined;
afterEach(() => server?.close());

async function listen(handle: (request: IncomingMessage, body: string) => string): Promise<string> {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => response.end(handle(request, body)));
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

test('a server calls in the name of a host, over one connection', async () => {
  const seen: (string | undefined)[] = [];
  const ports = new Set<number | undefined>();
  const baseUrl = await listen((request, body) => {
    const { host, 'x-forwarded-for': address, 'x-shop-revision': revision } = request.headers;
    seen.push(host, address as string, revision as string, body);
    ports.add(request.socket.remotePort);
    return JSON.stringify(answer);
  });
  const options = {
    baseUrl,
    language: 'vi',
    transport: nodeTransport('saomai.localhost', { clientIp: '203.0.113.7', seenRevision: 7 }),
  } as const;
  await send(read, { quantity: 5 }, options);
  await send(read, { quantity: 5 }, options);
  expect(seen).toEqual(Array(2).fill(['saomai.localhost', '203.0.113.7', '7', '{"Account":5}']).flat());
  expect(ports.size).toBe(1);
});

test('a connection closed while idle is opened again without anyone noticing', async () => {
  const baseUrl = await listen(() => JSON.stringify(answer));
  const options = { baseUrl, language: 'en', transport: nodeTransport('shop.test') } as const;
  await send(read, { quantity: 1 }, options);
  // Resets the next request on the keep-alive connection before any response.
  server!.prependOnceListener('request', (request: IncomingMessage) => request.socket.resetAndDestroy());
  expect(await send(read, { quantity: 1 }, options)).toEqual({ orderNumber: 'A1' });
});

test('a call that is no longer wanted ends', async () => {
  const baseUrl = await listen(() => JSON.stringify(answer));
  const stop = new AbortController();
  stop.abort();
  const options = {
    baseUrl,
    language: 'en',
    transport: nodeTransport('shop.test'),
    signal: stop.signal,
  } as const;
  await expect(send(read, { quantity: 1 }, options)).rejects.toMatchObject({ name: 'AbortError' });
});
