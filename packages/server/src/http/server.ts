import { randomBytes } from 'node:crypto';
import { Refusal, type RefusalCode } from '@onehaul/domain/refusal';
import { refusalCodes } from '@onehaul/domain/refusal-codes';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from 'fastify';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import { StorageUnavailable } from '../gateways/storage/storage.ts';
import { refused } from './answer.ts';
import type { Route } from './bind.ts';
import { countCalls } from './call-counts.ts';
import type { Log } from './log.ts';
import { recordHttpMetrics } from './metrics.ts';
import { languageOf, mount, type MountOptions, resolveShop, send } from './mount.ts';
import { mountPlatform, type PlatformOptions } from './mount-platform.ts';
import { type ConsoleOptions, mountStaff } from './mount-staff.ts';
import { type Limits, limitRates } from './rate-limit.ts';
import { findDuplicateKey } from './duplicate-key.ts';
import { separateHosts } from './separate-hosts.ts';
import { signatureHeader } from './signature-headers.ts';

export type ServerOptions = MountOptions & {
  readonly routes: readonly Route[];
  /** The staff console, on its own hosts. */
  readonly console?: ConsoleOptions;
  /** The platform's own pages, on theirs. */
  readonly platform?: PlatformOptions;
  readonly redis: Redis;
  readonly limits: Limits;
  readonly log: Log;
  readonly metrics: Registry;
  /** Further routes, such as files, behind the same host checks and rate limits. */
  readonly plugins?: readonly FastifyPluginAsync[];
  /** Addresses of proxies whose X-Forwarded-* headers are trusted; none by default (S02). */
  readonly trustedProxies?: string[];
};

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  // Not for subdomains: a shop's own domain may have some that are not ours.
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Refusal codes of Fastify's transport errors. */
const refusalOfFault: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.wrongType',
};

/** The API without its socket: tests inject requests, apps listen. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const prefix = randomBytes(6).toString('base64url');
  let requests = 0;
  const app: FastifyInstance = fastify({
    loggerInstance: options.log,
    // Log lines include the request id themselves: a child logger per request costs more than the line.
    childLoggerFactory: (log) => log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    trustProxy: options.trustedProxies?.length ? options.trustedProxies : false,
    bodyLimit: 1024 * 1024,
    // Enough for a 5 MB picture from a phone on a slow connection; the browser times out no later (§9).
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: () => `${prefix}-${(requests++).toString(36)}`,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: false },
    frameworkErrors: (_error, request, reply) => {
      void send(reply, refused(new Refusal('input.invalid', { field: 'URL' }), 'en', request.id));
    },
  });

  recordHttpMetrics(app, options.metrics);
  countCalls(app, options.database);
  app.decorateRequest('shop', null);
  app.decorateRequest('sentText', '');
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // The signature covers the raw body, so the body of a signed request is stored unparsed.
    if (request.headers[signatureHeader] !== undefined) request.sentText = body;
    // Calls without a body still send a JSON content type.
    if (body === '') return done(null, undefined);
    return parseJson(request, body, (error, value) => {
      const field = error ? undefined : findDuplicateKey(body);
      if (field === undefined) done(error, value);
      else done(new Refusal('input.invalid', { field }));
    });
  });

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  const ownHosts = { console: options.console?.hosts ?? [], platform: options.platform?.hosts ?? [] };
  app.addHook('onRequest', separateHosts(ownHosts, resolveShop(options)));
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      request: request.id,
      route: request.routeOptions.url,
      method: request.method,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      tenant: request.shop?.tenantId,
      shop: request.shop?.id,
    });
    done();
  });

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusalCodes[refusal.code] >= 500) request.log.error({ request: request.id, err: error });
    const isConsole = request.routeOptions.config.hosts !== undefined;
    return send(reply, refused(refusal, languageOf(request), request.id, isConsole));
  });
  app.setNotFoundHandler((request, reply) =>
    send(reply, refused(new Refusal('call.unknown'), languageOf(request), request.id)),
  );

  limitRates(app, options.redis, options.limits);
  await app.register(async (api) => mount(api, options.routes, options), { prefix: '/api' });
  const { console: staffConsole } = options;
  if (staffConsole) {
    const { routes, door } = staffConsole;
    const staffOptions = { database: options.database, keys: options.keys, door };
    await app.register(async (api) => mountStaff(api, routes, staffOptions), { prefix: '/api' });
  }
  const { platform } = options;
  if (platform) await app.register(async (api) => mountPlatform(api, platform.routes), { prefix: '/api' });
  for (const plugin of options.plugins ?? []) await app.register(plugin);
  return app;
}

function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  if (thrown instanceof StorageUnavailable) return new Refusal('server.busy');
  const { code, statusCode } = (thrown ?? {}) as Partial<FastifyError>;
  const known = refusalOfFault[String(code)];
  if (known) return new Refusal(known);
  // Only Fastify's own errors: clients of other services put the status of their own request on their errors.
  const isCallersFault = String(code).startsWith('FST_') && statusCode !== undefined && statusCode < 500;
  return isCallersFault ? new Refusal('input.invalid', { field: 'JSON' }) : new Refusal('server.fault');
}
