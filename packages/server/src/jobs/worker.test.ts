import { aShop } from '@onehaul/testing/builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../http/log.ts';
import { jobs } from '../modules/jobs.ts';
import { startWorker } from './worker.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const key = (letter: string) => letter.repeat(16);

test('the worker, as the application role, forgets old answers of every tenant and keeps new ones', async () => {
  for (const tenantId of [2, 3]) {
    const { id } = await aShop(database, { tenantId, host: `shop${tenantId}.test` });
    await database.sql(
      `insert into idempotency (tenant_id, shop_id, actor_id, key, request_hash, created_at)
       values ($1, $2, 1, $3, '', now() - interval '25 hours'), ($1, $2, 1, $4, '', now())`,
      [tenantId, id, key('a'), key('b')],
    );
  }
  const log = createLog({ stream: { write: () => {} } });
  const connection = { ...database.address, user: 'onehaul_app' };
  const { storage, keys } = testServices(database);
  const worker = await startWorker({ jobs, connection, database: database.database, storage, keys, log });
  try {
    await worker.start('forget-answers');
    const left = () => database.sql('select tenant_id, key from idempotency order by tenant_id');
    await expect.poll(left, { timeout: 15_000 }).toEqual([
      { tenant_id: 2, key: key('b') },
      { tenant_id: 3, key: key('b') },
    ]);
  } finally {
    await worker.close();
  }
});
