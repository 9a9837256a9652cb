import { forwardApi } from '@onehaul/web-server/forward-api';
import { answerOther, openServer, sendNeutral, serveAssets } from '@onehaul/web-server/open-server';
import { makeNonce, pageSecurityHeaders } from '@onehaul/web-server/security-headers';
import type { FastifyInstance } from 'fastify';
import { serveRootFiles } from './root-files.ts';
import type { Settings } from './settings.ts';

export type ConsoleServer = {
  readonly settings: Settings;
  /** The one page of the application, with this answer's nonce. */
  readonly page: (url: string, nonce: string) => Promise<string>;
  /** Built scripts; none while Vite serves them. */
  readonly assetFolder?: URL;
  /** Where the service worker and the manifest were built; without them the console is a page like any other. */
  readonly rootFolder?: URL;
  readonly isLeaving: () => boolean;
  readonly logStream?: { write(line: string): void };
};

/** The console's server without its socket: one page, its files, and the way to the calls of the console alone. */
export async function buildServer(options: ConsoleServer): Promise<FastifyInstance> {
  const { settings, page, assetFolder, rootFolder } = options;
  const app = openServer({ ...options, trustedProxies: settings.trustedProxies });
  app.addHook('onRequest', async (request, reply) => {
    if (!settings.hosts.includes(request.siteHost)) return sendNeutral(request, reply, 'unknownHost');
  });
  await forwardApi(app, settings.apiUrl, ['/api/console']);
  if (assetFolder) await serveAssets(app, assetFolder);
  if (rootFolder) await serveRootFiles(app, rootFolder);

  app.setNotFoundHandler(async (request, reply) => {
    if (answerOther(request, reply)) return reply;
    const nonce = makeNonce();
    // Vite's own client adds scripts and styles that know no nonce.
    if (!settings.isDevelopment) reply.headers(pageSecurityHeaders(nonce, request.protocol === 'https'));
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(await page(request.url, nonce));
  });
  return app;
}
