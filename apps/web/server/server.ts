import { formatCookie } from '@onehaul/domain/cookie-name';
import { forwardApi } from '@onehaul/web-server/forward-api';
import {
  rejectNonPageRequest,
  createWebServer,
  sendNeutralPage,
  serveAssets,
} from '@onehaul/web-server/web-server';
import { makeNonce, pageSecurityHeaders } from '@onehaul/web-server/security-headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openPageRenderer, type PageResponse, type PageRendererOptions } from './page-renderer.ts';
import { fillNonce, fillNonceGzip } from './page-template.ts';
import { servePushWorker } from './push-worker.ts';
import { resolveRequest } from './resolve-request.ts';
import type { Settings } from './settings.ts';
import type { FindShop } from './shop-directory.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Cache source of the page, for the access log. */
    pageSource: string;
  }
}

export type WebServerOptions = Pick<PageRendererOptions, 'renderPage' | 'languageScripts'> & {
  readonly settings: Settings;
  readonly findShop: FindShop;
  /** Folder of built scripts; undefined in development, where Vite serves them. */
  readonly assetFolder?: URL;
  /** Page count per cache source, for metrics. */
  readonly pageCounts: Map<string, number>;
  readonly isLeaving: () => boolean;
  readonly logStream?: { write(line: string): void };
};

const oneYearSeconds = 365 * 24 * 60 * 60;

/** Builds the web server without listening: tests inject requests, main.ts listens. */
export async function buildServer(options: WebServerOptions): Promise<FastifyInstance> {
  const { settings } = options;
  const app = createWebServer({
    ...options,
    trustedProxies: settings.trustedProxies,
    logDetails: ({ pageSource }) => (pageSource ? { page: pageSource } : {}),
  });
  app.decorateRequest('pageSource', '');
  if (settings.shouldForwardApi) await forwardApi(app, settings.apiUrl, ['/api', '/files']);
  if (options.assetFolder) await serveAssets(app, options.assetFolder);
  await servePushWorker(app);
  servePages(app, options);
  return app;
}

function servePages(app: FastifyInstance, options: WebServerOptions): void {
  const { settings, findShop, pageCounts } = options;
  const { apiUrl, publicPort, isDevelopment } = settings;
  const pageRenderer = openPageRenderer({
    ...options,
    cacheBytes: isDevelopment ? 0 : settings.cacheBytes,
  });

  app.setNotFoundHandler(async (request, reply) => {
    if (rejectNonPageRequest(request, reply)) return reply;
    const incoming = {
      host: request.siteHost,
      protocol: request.protocol,
      clientIp: request.ip,
      url: request.url,
      headers: request.headers,
    };
    const outcome = await resolveRequest(incoming, { findShop, apiUrl, publicPort });
    reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie, User-Agent');
    if (outcome.kind === 'neutral') return sendNeutralPage(request, reply, outcome.reason);
    if (outcome.kind === 'redirect') {
      return reply.header('cache-control', 'no-store').redirect(outcome.location, outcome.status);
    }
    const { page, source } = await pageRenderer.respond(outcome.visit, {
      requestId: request.id,
      onRenderError: (error) => request.log.error({ err: error }),
    });
    request.pageSource = source;
    pageCounts.set(source, (pageCounts.get(source) ?? 0) + 1);
    if (outcome.chosenLanguage) reply.header('set-cookie', languageCookie(outcome.chosenLanguage));
    return sendPage(
      request,
      reply,
      { ...page, headers: { ...page.headers, ...outcome.headers } },
      isDevelopment,
    );
  });
}

/** `?lang=` persists as a cookie, so the following pages use the same language. */
const languageCookie = (language: string) => formatCookie('language', language, oneYearSeconds);

function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageResponse, isDevelopment: boolean) {
  const nonce = makeNonce();
  // Vite's dev client injects scripts and styles without a nonce.
  if (!isDevelopment) reply.headers(pageSecurityHeaders(nonce, request.protocol === 'https'));
  reply
    .code(page.status)
    .header('cache-control', page.status === 200 ? 'private, no-cache' : 'no-store')
    .headers(page.headers);
  const accepted = request.headers['accept-encoding'] ?? '';
  if (!/\bgzip\b/.test(accepted)) return reply.send(fillNonce(page.template, nonce));
  return reply.header('content-encoding', 'gzip').send(fillNonceGzip(page.template, nonce));
}
