import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDns } from '@onehaul/server/gateways/dns/dns';
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
    platform: { hosts: ['onehaul.test'], shopDomain: 'shops.test', showsLinks: true },
    console: { origin: 'https://console.test' },
    edge: {
      // Nothing listens there: a test of domains starts its own DNS server.
      dns: createDns({ DNS_SERVERS: ['127.0.0.1:9'] }),
      host: 'edge.onehaul.example.com',
      addresses: ['203.0.113.7', '2001:db8::7'],
      reserved: ['onehaul.example.com', 'console.test'],
      spf: 'include:spf.onehaul.example.com',
    },
    // Nothing listens there, so that no test reaches a real marketplace.
    marketplace: { urls: { shopee: 'http://127.0.0.1:9' } },
    log: { info: quiet, warn: quiet, error: quiet },
    ...own,
    sent,
  };
}
