import { setTimeout as wait } from 'node:timers/promises';
import { type Storage, StorageUnavailable } from '@onehaul/server/gateways/storage/storage';

const mostTries = 8;
const restMs = 2_000;

/** A store that is given time: nobody waits for the demo, and putting something where it lies already changes nothing. */
export function patientStorage(storage: Storage, rest = restMs): Storage {
  const put: Storage['put'] = async (key, content, options) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await storage.put(key, content, options);
      } catch (error) {
        if (!(error instanceof StorageUnavailable) || tries === mostTries) throw error;
        await wait(rest);
      }
    }
  };
  return { ...storage, put };
}
