import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

/** Where browsers look whether it has changed: its name stays, so nobody keeps it. */
export const pushWorkerPath = '/push-worker.js';

/** The script that shows push messages while no page is open. It stands at the root, for it speaks for the host. */
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
