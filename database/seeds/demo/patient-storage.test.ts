import { type Storage, StorageUnavailable } from '@onehaul/server/gateways/storage/storage';
import { expect, test, vi } from 'vitest';
import { patientStorage } from './patient-storage.ts';

const put = vi.fn<Storage['put']>();
const storage = patientStorage({ put } as Partial<Storage> as Storage, 0);
const putOne = () =>
  storage.put('a', new Uint8Array(1), { contentType: 'image/webp', visibility: 'private' });
const stored = { contentType: 'image/webp' } as Awaited<ReturnType<Storage['put']>>;

test('a store that is slow is asked again, one that stays silent is given up', async () => {
  put.mockRejectedValueOnce(new StorageUnavailable('slow')).mockResolvedValueOnce(stored);
  await expect(putOne()).resolves.toBe(stored);
  put.mockReset().mockRejectedValue(new StorageUnavailable('gone'));
  await expect(putOne()).rejects.toThrow('gone');
  expect(put).toHaveBeenCalledTimes(8);
});

test('what the store refuses is not handed to it again', async () => {
  put.mockReset().mockRejectedValue(new RangeError('too large'));
  await expect(putOne()).rejects.toThrow('too large');
  expect(put).toHaveBeenCalledTimes(1);
});
