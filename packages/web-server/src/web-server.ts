import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { canonicalHost, isHostAmbiguous } from '@onehaul/domain/host';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Registry } from 'prom-client';
import { type NeutralReason, neutralPage } from './neutral-page.ts';
import { recordHttpMetrics } from './metrics.ts';
import { makeNonce, pageSecurityHeaders, securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The canonical host name. */
    siteHost: string;
  }
}

export type WebServerOptions = {
  readonly trustedProxies: string[];
  readonly isLeaving: () => boolean;
  readonly metrics?: Registry;
  readonly logLevel?: string;
  readonly logStream?: { write(line: string): void };
  /** Log fields of a request besides host, path, status and time. */
  readonly logDetails?: (request: FastifyRequest) => object;
};

const oneYearMs = 365 * 24 * 60 * 60 * 1000;
const statusOf: Record<NeutralReason, number> = { unknownHost: 404, unavailable: 503, badRequest: 400 };

/** Opens a page server with host resolution, request logging and security headers, but no routes. */
export function createWebServer({
  trustedProxies,
  isLeaving,
  metrics,
  logLevel,
  logStream,
  logDetails,
}: WebServerOptions): FastifyInstance {
  const app: FastifyInstance = fastify({
    logger: { level: logLevel ?? 'info', ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Same as the API, which receives uploads from phones on slow connections.
    requestTimeout: 120_000,
    frameworkErrors: (_error, request, reply) => void sendNeutralPage(request, reply, 'badRequest'),
  });

  if (metrics) recordHttpMetrics(app, metrics);
  app.decorateRequest('siteHost', '');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request.protocol === 'https')).header('x-request-id', request.id);
    if (isLeaving()) reply.header('connection', 'close');
    const host = isHostAmbiguous(request.raw) ? undefined : canonicalHost(request.host);
    if (!host) return sendNeutralPage(request, reply, 'badRequest');
    request.siteHost = host;
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      host: request.host,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...logDetails?.(request),
    });
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) return sendNotFound(reply);
    request.log.error({ err: error });
    return sendNeutralPage(request, reply, 'unavailable');
  });
  return app;
}

/** Serves built files, whose names contain a content hash. */
export async function serveAssets(app: FastifyInstance, folder: URL): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(folder),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: oneYearMs,
    preCompressed: true,
  });
}

/** Answers what is not a page: 405 for writes, 404 for assets of an earlier build. True when answered. */
export function rejectNonPageRequest(request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    void reply.code(405).header('allow', 'GET, HEAD').header('cache-control', 'no-store').send();
    return true;
  }
  if (!request.url.startsWith('/assets/')) return false;
  void sendNotFound(reply);
  return true;
}

function sendNotFound(reply: FastifyReply) {
  return reply.code(404).header('cache-control', 'no-store').send();
}

export function sendNeutralPage(request: FastifyRequest, reply: FastifyReply, reason: NeutralReason) {
  const nonce = makeNonce();
  if (reason === 'unavailable') reply.header('retry-after', '10');
  return reply
    .code(statusOf[reason])
    .headers(pageSecurityHeaders(nonce, request.protocol === 'https'))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(neutralPage(reason, request.headers['accept-language'], nonce));
}
