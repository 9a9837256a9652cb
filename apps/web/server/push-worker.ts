import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

/** Browsers check this URL for updates: the name carries no hash, so it must not be cached. */
export const pushWorkerPath = '/push-worker.js';

/**
 * Serves the script that shows push messages while no page is open. It lives at the root because a service
 * worker's scope is limited to its own path.
 */
export async function servePushWorker(app: FastifyInstance): Promise<void> {
  const script = await readFile(new URL('push-worker.js', import.meta.url), 'utf8');
  app.get(pushWorkerPath, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'")
      .send(script),
  );
}
