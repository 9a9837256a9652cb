import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export type Metrics = Registry;

/** Metrics of this process; served on the management port only. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Records count and duration of requests by status; pages are one route, because their paths come from visitors. */
export function recordHttpMetrics(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'onehaul_http_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'page';
    seconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

/** Counts pages by where they came from: rendered, or a cache. */
export function createPageCounter(registry: Registry | undefined): (source: string) => void {
  const pages = new Counter({
    name: 'onehaul_web_pages_total',
    help: 'Pages by where they came from',
    labelNames: ['source'] as const,
    registers: registry ? [registry] : [],
  });
  return (source) => pages.inc({ source });
}
