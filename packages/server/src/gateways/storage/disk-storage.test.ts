import { mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskAddressPrefix, DiskStorage, verifySignedPath } from './disk-storage.ts';
import { ChecksumMismatch, objectKey, StorageUnavailable } from './storage.ts';

const secret = 'a'.repeat(32);
const options = { contentType: 'text/plain', visibility: 'private' } as const;
const keyOf = (id: string) => objectKey({ tenantId: '1', shopId: '1', kind: 'photo', id, extension: 'txt' });
let directory: string;
let storage: DiskStorage;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'onehaul-storage-'));
  storage = new DiskStorage({ directory, secret });
});
afterAll(() => rm(directory, { recursive: true }));

it('fails the reader when bytes on the disk are damaged', async () => {
  const key = keyOf('damaged');
  await storage.put(key, Buffer.from('genuine'), options);
  const file = await open(join(directory, key), 'r+');
  await file.write('damaged', 0);
  await file.close();
  const found = await storage.get(key);
  await expect(buffer(found!.body)).rejects.toThrow(ChecksumMismatch);
});

it('does not take a foreign or cut file for an object', async () => {
  const key = keyOf('foreign');
  await storage.put(key, Buffer.from('genuine'), options);
  for (const content of ['short', 'long'.repeat(300), '{}'.padEnd(512)]) {
    await writeFile(join(directory, key), content);
    await expect(storage.get(key)).rejects.toThrow(StorageUnavailable);
    await expect(storage.head(key)).rejects.toThrow(StorageUnavailable);
  }
});

it('leaves no temporary file behind, also when the last step fails', async () => {
  const key = keyOf('kept');
  await storage.put(key, Buffer.from('x'), options);
  const folder = dirname(join(directory, key));
  const before = await readdir(folder);
  // A directory at the object's path makes the rename fail.
  const blocked = keyOf('blocked');
  await mkdir(join(directory, blocked));
  await expect(storage.put(blocked, Buffer.from('x'), options)).rejects.toThrow(StorageUnavailable);
  expect((await readdir(folder)).toSorted()).toEqual([...before, 'blocked.txt'].toSorted());
});

it('keeps files from other users of the machine', async () => {
  const key = keyOf('mode');
  await storage.put(key, Buffer.from('x'), options);
  const file = await open(join(directory, key));
  expect((await file.stat()).mode & 0o077).toBe(0);
  await file.close();
});

it('verifies signed paths: right secret, unchanged, not expired, not longer than allowed', async () => {
  const key = keyOf('signed');
  const address = await storage.signedUrl(key, 300);
  expect(verifySignedPath(address, secret)).toBe(key);
  expect(verifySignedPath(address, secret, Date.now() + 300_000)).toBeUndefined();
  expect(verifySignedPath(address, secret, Date.now() - 60_000)).toBeUndefined();
  expect(verifySignedPath(address, 'b'.repeat(32))).toBeUndefined();
  expect(verifySignedPath(address.replace('signed', 'mode'), secret)).toBeUndefined();
  expect(verifySignedPath(address.replace(diskAddressPrefix, '/other/'), secret)).toBeUndefined();
  expect(verifySignedPath(address.replace(/signature=.*/, 'signature='), secret)).toBeUndefined();
  expect(verifySignedPath(address.replace(/expires=\d+/, 'expires=soon'), secret)).toBeUndefined();
  expect(verifySignedPath(`${diskAddressPrefix}${key}`, secret)).toBeUndefined();
  expect(
    verifySignedPath(`${diskAddressPrefix}../../etc/passwd?${address.split('?')[1]}`, secret),
  ).toBeUndefined();
});
