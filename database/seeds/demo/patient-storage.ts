import { setTimeout as wait } from 'node:timers/promises';
import { type Storage, StorageUnavailable } from '@onehaul/server/gateways/storage/storage';

const maxTries = 8;
const restMs = 2_000;

/** Retries uploads with pauses: seeding has no deadline, and storing the same object again is idempotent. */
export function patientStorage(storage: Storage, rest = restMs): Storage {
  const put: Storage['put'] = async (key, content, options) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await storage.put(key, content, options);
      } catch (error) {
        if (!(error instanceof StorageUnavailable) || tries === maxTries) throw error;
        await wait(rest);
      }
    }
  };
  return { ...storage, put };
}
