import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openStream } from '@onehaul/testing/event-stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forwardApi } from './forward-api.ts';
import { createWebServer } from './web-server.ts';

let api: Server;
let web: FastifyInstance;
let port: number;
let streams: Set<ServerResponse>;

/** A fake API that opens an event stream below /api/live and answers every other request. */
function answer(request: IncomingMessage, reply: ServerResponse): void {
  if (!request.url!.startsWith('/api/live')) return void reply.end('answered');
  reply.writeHead(200, { 'content-type': 'text/event-stream' });
  reply.write(':\n\n');
  streams.add(reply);
  reply.on('close', () => streams.delete(reply));
}

beforeEach(async () => {
  streams = new Set();
  api = createServer(answer);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  web = createWebServer({ trustedProxies: [], isLeaving: () => false, logStream: { write: () => {} } });
  await forwardApi(web, apiUrl, ['/api']);
  await web.listen({ port: 0, host: '127.0.0.1' });
  port = (web.server.address() as AddressInfo).port;
});
afterEach(async () => {
  web.server.closeAllConnections();
  await web.close();
  api.closeAllConnections();
  api.close();
});

test('a stream passes event by event, and ends for the API when its reader leaves', async () => {
  const stream = await openStream(port, 'harbour.test');
  await expect.poll(() => streams.size).toBe(1);
  for (const id of [1, 2]) {
    for (const reply of streams) reply.write(`id: ${id}\ndata: {"topic":"x","subjectId":${id}}\n\n`);
    await expect.poll(() => stream.events().at(-1)?.id).toBe(id);
  }
  stream.close();
  await expect.poll(() => streams.size).toBe(0);
});

test('open streams take nothing from other calls', async () => {
  const open = await Promise.all(Array.from({ length: 300 }, () => openStream(port, 'harbour.test')));
  await expect.poll(() => streams.size).toBe(300);
  const { status, text } = await openStream(port, 'harbour.test', {}, '/api/other');
  expect(status).toBe(200);
  await expect.poll(text).toBe('answered');
  for (const stream of open) stream.close();
}, 20_000);

test('a server that leaves does not wait for streams', async () => {
  const stream = await openStream(port, 'harbour.test');
  await expect.poll(() => streams.size).toBe(1);
  const began = performance.now();
  await web.close();
  expect(performance.now() - began).toBeLessThan(2000);
  await expect.poll(stream.isOver).toBe(true);
});
