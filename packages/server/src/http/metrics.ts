import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { jobFailures } from '../jobs/failures.ts';

/** Metrics of this process; served on the management port only. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(jobFailures);
  return registry;
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
