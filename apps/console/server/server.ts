import { forwardApi } from '@onehaul/web-server/forward-api';
import {
  rejectNonPageRequest,
  createWebServer,
  sendNeutralPage,
  serveAssets,
} from '@onehaul/web-server/web-server';
import { makeNonce, pageSecurityHeaders } from '@onehaul/web-server/security-headers';
import type { Metrics } from '@onehaul/web-server/metrics';
import type { FastifyInstance } from 'fastify';
import { serveRootFiles } from './root-files.ts';
import type { Settings } from './settings.ts';

export type ConsoleServer = {
  readonly settings: Settings;
  /** Returns the application's single HTML page with the nonce of this response. */
  readonly page: (url: string, nonce: string) => Promise<string>;
  /** Built scripts; undefined in development, where Vite serves them. */
  readonly assetFolder?: URL;
  /** Build folder of the service worker and the manifest; without it the console has no offline support. */
  readonly rootFolder?: URL;
  readonly metrics?: Metrics;
  readonly isLeaving: () => boolean;
  readonly logStream?: { write(line: string): void };
};

/** Builds the server without listening: one page, static files and a proxy for console calls only. */
export async function buildServer(options: ConsoleServer): Promise<FastifyInstance> {
  const { settings, page, assetFolder, rootFolder } = options;
  const app = createWebServer({
    ...options,
    trustedProxies: settings.trustedProxies,
    logLevel: settings.logLevel,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!settings.hosts.includes(request.siteHost)) return sendNeutralPage(request, reply, 'unknownHost');
  });
  await forwardApi(app, settings.apiUrl, ['/api/console']);
  if (assetFolder) await serveAssets(app, assetFolder);
  if (rootFolder) await serveRootFiles(app, rootFolder);

  app.setNotFoundHandler(async (request, reply) => {
    if (rejectNonPageRequest(request, reply)) return reply;
    const nonce = makeNonce();
    // Vite's dev client injects scripts and styles without a nonce, so CSP headers are off in development.
    if (!settings.isDevelopment) reply.headers(pageSecurityHeaders(nonce, request.protocol === 'https'));
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(await page(request.url, nonce));
  });
  return app;
}
