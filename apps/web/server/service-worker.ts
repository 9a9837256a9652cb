import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { serviceWorkerPath } from '../src/app/service-worker-path.ts';

/**
 * Serves the service worker of a shop's pages at the root, because its scope is limited to its own path. Browsers check
 * the URL for updates: the name carries no hash, so it must not be cached.
 */
export async function serveServiceWorker(app: FastifyInstance): Promise<void> {
  const script = await readFile(new URL('service-worker.js', import.meta.url), 'utf8');
  app.get(serviceWorkerPath, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(script),
  );
}
