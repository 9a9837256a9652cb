import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database, PoolLoad } from '../db/database.ts';
import { jobFailures, jobSuccesses, ledgerBreaches } from '../jobs/failures.ts';

/** Metrics of this process; served on the management port only. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(jobFailures);
  registry.registerMetric(jobSuccesses);
  registry.registerMetric(ledgerBreaches);
  return registry;
}

/** Connections of each pool, and the statements that wait for one, at the time of the scrape. */
export function recordDatabaseMetrics({ load }: Pick<Database, 'load'>, registry: Registry): void {
  const labelNames = ['pool'] as const;
  const gauge = (name: string, help: string, valueOf: (pool: PoolLoad) => number) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      collect() {
        for (const each of load()) this.set({ pool: each.pool }, valueOf(each));
      },
    });
  gauge('onehaul_database_connections', 'Open connections to PostgreSQL', ({ open }) => open);
  gauge('onehaul_database_connections_busy', 'Those in use', ({ busy }) => busy);
  gauge('onehaul_database_waiting', 'Statements that wait for a connection', ({ waiting }) => waiting);
}

/** Records count and duration of every call by route and status. */
export function recordHttpMetrics(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'onehaul_http_seconds',
    help: 'Time to answer a call',
    labelNames: ['route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
