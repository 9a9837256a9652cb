import type { AddressInfo, Server } from 'node:net';
import { S3Storage } from './s3-storage.ts';

/** The real object store the tests run against, as started by `tools/object-store.sh`. */
export const testObjectStore = {
  url: process.env['OBJECT_STORE_URL'] ?? 'http://127.0.0.1:9107',
  bucket: 'onehaul-test',
  region: 'us-east-1',
  isHostAddressed: false,
  keys: {
    access: process.env['OBJECT_STORE_ACCESS_KEY'] ?? 'onehaul',
    secret: process.env['OBJECT_STORE_SECRET_KEY'] ?? 'onehaul-secret',
  },
};

/** Fails instead of skipping: access rules need a real store to be tested. */
export async function requireObjectStore(): Promise<void> {
  try {
    await new S3Storage(testObjectStore).ensureBucket();
  } catch (cause) {
    const message = `no usable object store at ${testObjectStore.url}: start it with tools/object-store.sh or set OBJECT_STORE_URL`;
    throw new Error(message, { cause });
  }
}

/** Starts a server on a free local port and returns its URL. */
export async function listen(server: Pick<Server, 'once' | 'listen' | 'address'>): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Port 1: nothing ever listens there, whereas a free port may be taken by another test a moment later. */
export const unusedUrl = 'http://127.0.0.1:1';
