import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { listen, requireObjectStore, testObjectStore } from './object-store-for-tests.ts';
import { S3Storage } from './s3-storage.ts';
import { ChecksumMismatch, objectKey, StorageUnavailable } from './storage.ts';

const options = { contentType: 'text/plain', visibility: 'private' } as const;
const newKey = () =>
  objectKey({ tenantId: randomUUID(), shopId: '1', kind: 'photo', id: '1', extension: 'txt' });
const storage = new S3Storage(testObjectStore);
const cleanups: (() => unknown)[] = [];

beforeAll(requireObjectStore);
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** A TCP server whose connections end with the test. */
async function startServer(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    onConnection(socket);
  });
  cleanups.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return await listen(server);
}

/** A TCP proxy to the real store that alters the traffic. */
function startLine(change: {
  sent?: (chunk: Buffer) => Buffer;
  received?: (chunk: Buffer) => Buffer | undefined;
}) {
  const { hostname, port } = new URL(testObjectStore.url);
  return startServer((client) => {
    const store = connect(Number(port), hostname);
    cleanups.push(() => store.destroy());
    client.on('data', (chunk) => store.write(change.sent?.(chunk) ?? chunk));
    store.on('data', (chunk) => {
      const passed = change.received ? change.received(chunk) : chunk;
      if (passed) client.write(passed);
    });
  });
}

const alter = (chunk: Buffer) =>
  Buffer.from(chunk.toString('latin1').replace('genuine', 'altered'), 'latin1');

it('has the store refuse bytes that were altered on the way', async () => {
  const key = newKey();
  const altering = new S3Storage({ ...testObjectStore, url: await startLine({ sent: alter }) });
  await altering.put(key, Buffer.from('untouched'), options);
  cleanups.push(() => storage.delete(key));
  await expect(altering.put(key, Buffer.from('genuine'), options)).rejects.toThrow(StorageUnavailable);
  expect((await buffer((await storage.get(key))!.body)).toString()).toBe('untouched');
});

it('fails the reader when stored bytes arrive altered', async () => {
  const key = newKey();
  await storage.put(key, Buffer.from('genuine'), options);
  cleanups.push(() => storage.delete(key));
  const altering = new S3Storage({ ...testObjectStore, url: await startLine({ received: alter }) });
  const found = await altering.get(key);
  await expect(buffer(found!.body)).rejects.toThrow(ChecksumMismatch);
});

it('can do nothing with a wrong secret or an unknown key', async () => {
  const key = newKey();
  for (const wrong of [{ secret: 'not-the-secret' }, { access: 'nobody' }]) {
    const stranger = new S3Storage({ ...testObjectStore, keys: { ...testObjectStore.keys, ...wrong } });
    await expect(stranger.put(key, Buffer.from('x'), options)).rejects.toThrow(StorageUnavailable);
    await expect(stranger.get(key)).rejects.toThrow(StorageUnavailable);
    await expect(stranger.head(key)).rejects.toThrow(StorageUnavailable);
    await expect(stranger.delete(key)).rejects.toThrow(StorageUnavailable);
    expect(await stranger.ready()).toBe(false);
  }
  expect(await storage.head(key)).toBeUndefined();
});

it('makes a missing bucket at the first put, also when several puts find it missing', async () => {
  const bucket = `onehaul-test-${randomUUID()}`;
  const fresh = new S3Storage({ ...testObjectStore, bucket });
  const keys = [newKey(), newKey(), newKey()];
  await expect(fresh.get(keys[0]!)).rejects.toThrow(StorageUnavailable);
  await Promise.all(keys.map((key) => fresh.put(key, Buffer.from('x'), options)));
  for (const key of keys) await fresh.delete(key);
  const { url, keys: pair } = testObjectStore;
  const credentials = { accessKeyId: pair.access, secretAccessKey: pair.secret };
  const client = new S3Client({
    endpoint: url,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials,
  });
  await client.send(new DeleteBucketCommand({ Bucket: bucket }));
});

it('gives up after 1 s when no connection comes about', async () => {
  // A listener that never accepts: once its backlog is full, further connections hang.
  const never = `
    const { createServer } = require('node:net');
    const { parentPort } = require('node:worker_threads');
    const server = createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
      // Stopped before it could accept even one: those that fill the queue must stay in it.
      parentPort.postMessage(server.address().port);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    });`;
  const worker = new Worker(never, { eval: true });
  cleanups.push(() => worker.terminate());
  const [port] = await once(worker, 'message');
  for (let count = 0; count < 8; count++) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    cleanups.push(() => socket.destroy());
  }
  const hanging = new S3Storage({ ...testObjectStore, url: `http://127.0.0.1:${port}` });
  const start = performance.now();
  await expect(hanging.put(newKey(), Buffer.from('x'), options)).rejects.toThrow(StorageUnavailable);
  expect(performance.now() - start).toBeGreaterThan(900);
  expect(performance.now() - start).toBeLessThan(4_000);
});

it(
  'gives up after 5 s when the store is silent, before an answer or within one',
  { timeout: 15_000 },
  async () => {
    const key = newKey();
    await storage.put(key, Buffer.alloc(1024 * 1024), options);
    cleanups.push(() => storage.delete(key));
    const silent = new S3Storage({ ...testObjectStore, url: await startServer(() => {}) });
    let passedBytes = 0;
    const stalling = await startLine({
      received: (chunk) => ((passedBytes += chunk.byteLength) < 500_000 ? chunk : undefined),
    });
    const found = await new S3Storage({ ...testObjectStore, url: stalling }).get(key);
    const start = performance.now();
    await Promise.all([
      expect(silent.put(key, Buffer.from('x'), options)).rejects.toThrow(StorageUnavailable),
      expect(silent.get(key)).rejects.toThrow(StorageUnavailable),
      expect(silent.ready()).resolves.toBe(false),
      expect(buffer(found!.body)).rejects.toThrow(StorageUnavailable),
    ]);
    expect(performance.now() - start).toBeGreaterThan(4_900);
    // A second attempt would take ten seconds.
    expect(performance.now() - start).toBeLessThan(9_000);
  },
);
