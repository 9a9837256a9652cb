import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

type RootFile = { readonly path: string; readonly type: string; readonly headers?: Record<string, string> };

const aDay = { 'cache-control': 'public, max-age=86400' };

/** What has to lie beside the page: a browser looks for it there, under a name that stays. */
const rootFiles: readonly RootFile[] = [
  {
    path: '/service-worker.js',
    type: 'text/javascript; charset=utf-8',
    headers: {
      // Asked for anew each time: an old one would keep the old build.
      'cache-control': 'no-cache',
      // It only fetches from its own origin, and loads nothing else into itself.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  },
  { path: '/manifest.webmanifest', type: 'application/manifest+json; charset=utf-8', headers: aDay },
  { path: '/icon-192.png', type: 'image/png', headers: aDay },
  { path: '/icon-512.png', type: 'image/png', headers: aDay },
  { path: '/icon-mask.png', type: 'image/png', headers: aDay },
];

/** Serves them from the build, each read once. */
export async function serveRootFiles(app: FastifyInstance, folder: URL): Promise<void> {
  for (const { path, type, headers = {} } of rootFiles) {
    const body = await readFile(new URL(`.${path}`, folder));
    app.get(path, (_request, reply) => reply.headers(headers).type(type).send(body));
  }
}
