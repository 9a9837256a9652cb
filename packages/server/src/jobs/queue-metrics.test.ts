import { createTestDatabase } from '@onehaul/testing/test-database';
import { afterAll, expect, test } from 'vitest';
import { createMetrics, recordDatabaseMetrics } from '../http/metrics.ts';
import { recordQueueMetrics } from './queue-metrics.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

test('O6: how long due jobs wait, and what each pool is doing, are on the metrics page', async () => {
  const options = { policy: 'standard', retryLimit: 2, retryDelay: 0, retryBackoff: false };
  const times = { expireInSeconds: 900, retentionSeconds: 900, deleteAfterSeconds: 900, warningQueueSize: 0 };
  for (const name of ['ledger-check', 'mail'])
    await database.sql('select job.create_queue($1, $2)', [name, { ...options, ...times }]);
  await database.sql(`insert into job.job (name, start_after) values
    ('ledger-check', now() - interval '10 minutes'), ('mail', now() + interval '10 minutes')`);
  const metrics = createMetrics();
  recordDatabaseMetrics(database.database, metrics);
  recordQueueMetrics(database.database, metrics);
  await database.database.transaction(2, async () => {
    const text = await metrics.metrics();
    const waited = Number(/onehaul_job_oldest_seconds\{work="ledger-check"\} (\S+)/.exec(text)?.[1]);
    expect(waited).toBeGreaterThan(595);
    expect(waited).toBeLessThan(660);
    expect(text).toContain('onehaul_job_oldest_seconds{work="mail"} 0');
    expect(text).toContain('onehaul_database_connections_busy{pool="write"} 1');
    expect(text).toContain('onehaul_database_waiting{pool="read"}');
    expect(text).toContain('onehaul_outbox_oldest_seconds');
  });
});
