import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SmsMessage } from '@onehaul/server/gateways/sms/sms';
import { createStorage } from '@onehaul/server/gateways/storage/create-storage';
import { createKeys } from '@onehaul/server/keys';
import type { Services } from '@onehaul/server/services';
import { Redis } from 'ioredis';
import type { TestDatabase } from './test-database.ts';

const testDataKey = 'test:a data key of tests that is long enough to be one';

export type TestServices = Services & {
  /** SMS sent so far, oldest first. */
  readonly sent: SmsMessage[];
};

/** Services for tests: real Redis under a separate key prefix, files on disk, SMS in an array. */
export function testServices(test: TestDatabase, own: Partial<Services> = {}): TestServices {
  const sent: SmsMessage[] = [];
  const quiet = () => undefined;
  return {
    database: test.database,
    redis: new Redis({ keyPrefix: `${test.address.database}:`, maxRetriesPerRequest: 1, lazyConnect: true }),
    sms: { send: async (message) => void sent.push(message) },
    storage: createStorage({
      STORAGE: 'disk',
      STORAGE_DIR: mkdtempSync(join(tmpdir(), 'onehaul-test-')),
      STORAGE_SECRET: 'signs the addresses of files in tests',
    }),
    keys: createKeys(['a secret of tests that is long enough to be one'], [testDataKey]),
    // Nothing listens there, so that no test reaches a real marketplace.
    marketplace: { urls: { shopee: 'http://127.0.0.1:9' } },
    log: { info: quiet, warn: quiet, error: quiet },
    ...own,
    sent,
  };
}
