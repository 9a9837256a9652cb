import { expect, test, vi } from 'vitest';
import { type ContentVersion, openContentVersions } from './content-versions.ts';

const at = (revision: number): ContentVersion => ({ revision, scheduledAt: null, state: 'live' });

function open() {
  const clock = { now: 0 };
  const fetchVersion = vi.fn<(host: string) => Promise<ContentVersion | undefined>>();
  fetchVersion.mockResolvedValue(at(1));
  return { clock, fetchVersion, versionOf: openContentVersions(fetchVersion, () => clock.now) };
}

test('the API is asked at most once a second for each host, by however many visitors', async () => {
  const { clock, fetchVersion, versionOf } = open();
  await Promise.all(Array.from({ length: 50 }, () => versionOf('a.test')));
  clock.now = 999;
  expect(await versionOf('a.test')).toEqual(at(1));
  expect(fetchVersion).toHaveBeenCalledTimes(1);
  clock.now = 1_000;
  fetchVersion.mockResolvedValue(at(2));
  expect(await Promise.all([versionOf('a.test'), versionOf('a.test')])).toEqual([at(2), at(2)]);
  expect(fetchVersion).toHaveBeenCalledTimes(2);
  await versionOf('b.test');
  expect(fetchVersion).toHaveBeenCalledTimes(3);
});

test('a version counts from when it was asked for, not from when the answer came', async () => {
  const { clock, fetchVersion, versionOf } = open();
  const { promise, resolve } = Promise.withResolvers<ContentVersion>();
  fetchVersion.mockReturnValueOnce(promise);
  const first = versionOf('a.test');
  clock.now = 900;
  resolve(at(1));
  await first;
  clock.now = 1_000;
  fetchVersion.mockResolvedValue(at(2));
  expect(await versionOf('a.test')).toEqual(at(2));
});

test('while the API fails the last version is used and asked for once a second, but not for ever', async () => {
  const { clock, fetchVersion, versionOf } = open();
  await versionOf('a.test');
  fetchVersion.mockRejectedValue(new Error('connect ECONNREFUSED'));
  clock.now = 5_000;
  for (let visitors = 0; visitors < 10; visitors += 1) expect(await versionOf('a.test')).toEqual(at(1));
  expect(fetchVersion).toHaveBeenCalledTimes(2);
  clock.now = 6_000;
  expect(await versionOf('a.test')).toEqual(at(1));
  expect(fetchVersion).toHaveBeenCalledTimes(3);
  clock.now = 600_000;
  await expect(versionOf('a.test')).rejects.toThrow('ECONNREFUSED');
});

test('an API that hangs delays pages by half a second, once, and its late answer is used', async () => {
  const { clock, fetchVersion, versionOf } = open();
  await versionOf('a.test');
  clock.now = 2_000;
  const { promise, resolve } = Promise.withResolvers<ContentVersion>();
  fetchVersion.mockReturnValue(promise);
  const began = performance.now();
  expect(await versionOf('a.test')).toEqual(at(1));
  const waited = performance.now() - began;
  expect(waited).toBeGreaterThan(400);
  expect(waited).toBeLessThan(1_500);
  clock.now = 2_600;
  const again = performance.now();
  expect(await versionOf('a.test')).toEqual(at(1));
  expect(performance.now() - again).toBeLessThan(300);
  expect(fetchVersion).toHaveBeenCalledTimes(2);
  resolve(at(2));
  await promise;
  await vi.waitFor(async () => expect(await versionOf('a.test')).toEqual(at(2)));
});

test('without an earlier version a failure is one', async () => {
  const { fetchVersion, versionOf } = open();
  fetchVersion.mockRejectedValueOnce(new Error('down'));
  await expect(versionOf('a.test')).rejects.toThrow('down');
  expect(await versionOf('a.test')).toEqual(at(1));
});

test('an unknown host is not kept, and a host that is removed becomes unknown', async () => {
  const { clock, fetchVersion, versionOf } = open();
  fetchVersion.mockResolvedValueOnce(undefined);
  expect(await versionOf('a.test')).toBeUndefined();
  expect(await versionOf('a.test')).toEqual(at(1));
  clock.now = 1_000;
  fetchVersion.mockResolvedValue(undefined);
  expect(await versionOf('a.test')).toBeUndefined();
  expect(await versionOf('a.test')).toBeUndefined();
  expect(fetchVersion).toHaveBeenCalledTimes(4);
});
