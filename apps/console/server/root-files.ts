import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

type RootFile = { readonly path: string; readonly type: string; readonly headers?: Record<string, string> };

const aDay = { 'cache-control': 'public, max-age=86400' };

/** Files served from the root under unhashed names, because browsers request them at fixed paths. */
const rootFiles: readonly RootFile[] = [
  {
    path: '/service-worker.js',
    type: 'text/javascript; charset=utf-8',
    headers: {
      // Revalidated on every request: a stale service worker would pin the old build.
      'cache-control': 'no-cache',
      // The worker only fetches from its own origin and loads no other resources.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  },
  { path: '/manifest.webmanifest', type: 'application/manifest+json; charset=utf-8', headers: aDay },
  { path: '/icon-192.png', type: 'image/png', headers: aDay },
  { path: '/icon-512.png', type: 'image/png', headers: aDay },
  { path: '/icon-mask.png', type: 'image/png', headers: aDay },
];

/** Serves the root files from the build; each file is read from disk once, at startup. */
export async function serveRootFiles(app: FastifyInstance, folder: URL): Promise<void> {
  for (const { path, type, headers = {} } of rootFiles) {
    const body = await readFile(new URL(`.${path}`, folder));
    app.get(path, (_request, reply) => reply.headers(headers).type(type).send(body));
  }
}
