import type { Language } from '@onehaul/domain/language';
import { previewText } from '@onehaul/i18n/preview-text';
import { forwardApi } from '@onehaul/web-server/forward-api';
import {
  rejectNonPageRequest,
  createWebServer,
  sendNeutralPage,
  serveAssets,
} from '@onehaul/web-server/web-server';
import { createPageCounter, type Metrics } from '@onehaul/web-server/metrics';
import { neutralDocument } from '@onehaul/web-server/neutral-page';
import { makeNonce, pageSecurityHeaders } from '@onehaul/web-server/security-headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderPlatformPage } from './app.ts';
import { languageCookie } from './language-cookie.ts';
import { sendOfflinePage } from './offline-page.ts';
import { openPageRenderer, type PageResponse, type PageRendererOptions } from './page-renderer.ts';
import { fillNonce, fillNonceGzip } from './page-template.ts';
import { closedRobots, sendShopNotice } from './shop-notice.ts';
import { openPlatformPages } from './platform-pages.ts';
import { openPreviewGate } from './preview.ts';
import { type Renewal, renewPage } from './renew-page.ts';
import { renewalOf, resolveRequest } from './resolve-request.ts';
import { serveServiceWorker } from './service-worker.ts';
import type { Settings } from './settings.ts';
import type { FindShop } from './shop-directory.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Cache source of the page, for the access log. */
    pageSource: string;
  }
}

export type WebServerOptions = Pick<
  PageRendererOptions,
  'renderPage' | 'languageScripts' | 'textScripts' | 'ownScripts'
> & {
  readonly settings: Settings;
  readonly renderPlatformPage: () => Promise<RenderPlatformPage>;
  readonly findShop: FindShop;
  /** Folder of built scripts; undefined in development, where Vite serves them. */
  readonly assetFolder?: URL;
  readonly metrics?: Metrics;
  readonly isLeaving: () => boolean;
  readonly logStream?: { write(line: string): void };
};

/** Builds the web server without listening: tests inject requests, main.ts listens. */
export async function buildServer(options: WebServerOptions): Promise<FastifyInstance> {
  const { settings } = options;
  const app = createWebServer({
    ...options,
    trustedProxies: settings.trustedProxies,
    logLevel: settings.logLevel,
    logDetails: ({ pageSource }) => (pageSource ? { page: pageSource } : {}),
  });
  app.decorateRequest('pageSource', '');
  if (settings.shouldForwardApi) await forwardApi(app, settings.apiUrl, ['/api', '/files']);
  if (options.assetFolder) await serveAssets(app, options.assetFolder);
  await serveServiceWorker(app);
  servePages(app, options);
  return app;
}

function servePages(app: FastifyInstance, options: WebServerOptions): void {
  const { settings, findShop } = options;
  const countPage = createPageCounter(options.metrics);
  const { apiUrl, publicPort, isDevelopment } = settings;
  const pageRenderer = openPageRenderer({
    ...options,
    cacheBytes: isDevelopment ? 0 : settings.cacheBytes,
  });

  const preview = openPreviewGate(apiUrl);
  const { renderPlatformPage } = options;
  const hosts = settings.platformHosts;
  const platform = openPlatformPages({ hosts, apiUrl, isDevelopment, renderPlatformPage });

  app.setNotFoundHandler(async (request, reply) => {
    if (rejectNonPageRequest(request, reply)) return reply;
    if (platform.isPlatformHost(request.siteHost)) return platform.send(request, reply);
    const incoming = {
      method: request.method,
      host: request.siteHost,
      protocol: request.protocol,
      clientIp: request.ip,
      url: request.url,
      headers: request.headers,
    };
    const outcome = await resolveRequest(incoming, { findShop, preview, apiUrl, publicPort });
    reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie, User-Agent');
    if (outcome.kind === 'neutral') return sendNeutralPage(request, reply, outcome.reason);
    if (outcome.kind === 'previewEnded')
      return sendPreviewEnded(request, reply, outcome.language, outcome.isLink);
    if (outcome.kind === 'closedRobots') return closedRobots(reply);
    if (outcome.kind === 'offline') return sendOfflinePage(request, reply, outcome.language);
    if (outcome.kind === 'notice') return sendShopNotice(request, reply, outcome.notice);
    if (outcome.kind === 'crossSite') return reply.code(403).header('cache-control', 'no-store').send();
    if (outcome.kind === 'renew') return sendRenewPage(request, reply, outcome);
    if (outcome.kind === 'redirect') {
      for (const cookie of outcome.cookies ?? []) reply.header('set-cookie', cookie);
      return reply.header('cache-control', 'no-store').redirect(outcome.location, outcome.status);
    }
    const { page, source } = await pageRenderer.respond(outcome.visit, {
      requestId: request.id,
      onRenderError: (error) => request.log.error({ err: error }),
    });
    request.pageSource = source;
    const { own, path, search, visitor } = outcome.visit;
    // The API refused a token that looked valid.
    if (own && page.status === 401 && !path.endsWith('.data'))
      return sendRenewPage(
        request,
        reply,
        renewalOf(visitor.language, visitor.shop, own.accessToken, path + search),
      );
    countPage(source);
    if (outcome.chosenLanguage) reply.header('set-cookie', languageCookie(outcome.chosenLanguage));
    return sendPage(
      request,
      reply,
      { ...page, headers: { ...page.headers, ...outcome.headers } },
      isDevelopment,
    );
  });
}

function sendPreviewEnded(request: FastifyRequest, reply: FastifyReply, language: Language, isLink: boolean) {
  const nonce = makeNonce();
  const title = previewText(language, isLink ? 'linkTitle' : 'endedTitle');
  const text = previewText(language, isLink ? 'linkText' : 'endedText');
  return reply
    .code(410)
    .headers(pageSecurityHeaders(nonce, request.protocol === 'https'))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(neutralDocument(language, title, text, nonce));
}

/** Sends the page that renews the login and loads the wanted page again. */
function sendRenewPage(request: FastifyRequest, reply: FastifyReply, renewal: Renewal) {
  const nonce = makeNonce();
  return reply
    .headers(pageSecurityHeaders(nonce, request.protocol === 'https'))
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(renewPage(renewal, nonce));
}

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
