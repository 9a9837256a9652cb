import type { Shop } from '@onehaul/domain/shop';
import type { Route } from '@onehaul/server/http/bind';
import type { Caller } from '@onehaul/server/http/context';
import { createLog } from '@onehaul/server/http/log';
import { createMetrics } from '@onehaul/server/http/metrics';
import { buildServer, type ServerOptions } from '@onehaul/server/http/server';
import { createRoutes } from '@onehaul/server/modules/routes';
import { createShopDirectory } from '@onehaul/server/modules/shop/index';
import { createConsoleOptions } from '@onehaul/server/modules/console-routes';
import { createPlatformOptions } from '@onehaul/server/modules/platform-routes';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { Services } from '@onehaul/server/services';
import { ownSessionId } from './member-builders.ts';
import type { TestDatabase } from './test-database.ts';
import { testServices, type TestServices } from './test-services.ts';

/** Test tokens name the member: `Bearer <shopId>:<memberId>`, with `:sub` for a sub-account. */
async function callerOf(authorization: string | undefined, shop: Shop): Promise<Caller | undefined> {
  const match = /^Bearer (\d+):(\d+)(:sub)?$/.exec(authorization ?? '');
  if (!match || Number(match[1]) !== shop.id) return undefined;
  const id = Number(match[2]);
  return { id, ownerId: id, isMainAccount: !match[3], sessionId: ownSessionId(id) };
}

export const consoleHost = 'console.test';
export const platformHost = 'onehaul.test';

export type TestApi = {
  readonly app: FastifyInstance;
  readonly redis: Redis;
  readonly services: TestServices;
  /** Lines the API logged. */
  readonly log: string[];
  post(host: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  put(host: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  get(host: string, path: string, headers?: Record<string, string>): Promise<Reply>;
  close(): Promise<void>;
};
export type Reply = {
  status: number;
  headers: Record<string, unknown>;
  // The response envelope.
  body: {
    Code: number;
    Msg: string;
    Data: never;
    Success: boolean;
    Error?: string;
    RequestId?: string;
    /** What a refusal is about; the console alone gets it. */
    Details?: Record<string, unknown>;
  };
  /** The raw response body, for files. */
  bytes: Buffer;
};

/** The whole API over a test database, without a socket. */
export async function createTestApi(
  test: TestDatabase,
  {
    services: own = {},
    ...options
  }: Partial<ServerOptions> & {
    routes?: readonly Route[];
    keyPrefix?: string;
    services?: Partial<Services>;
  } = {},
): Promise<TestApi> {
  const log: string[] = [];
  const redis =
    options.redis ??
    new Redis({ keyPrefix: options.keyPrefix ?? `${test.address.database}:`, maxRetriesPerRequest: 1 });
  // Strict calls are refused until Redis is connected, so wait for it.
  if (!options.redis) await redis.ping();
  const services = testServices(test, { redis, ...own });
  const app = await buildServer({
    database: test.database,
    keys: services.keys,
    shopOfHost: createShopDirectory(test.database),
    callerOf,
    routes: createRoutes(services),
    console: createConsoleOptions(services, [consoleHost]),
    platform: createPlatformOptions(services),
    limits: {
      ordinaryPerMinute: 1_000_000,
      strictPerMinute: 1_000_000,
      guessPerMinute: 1_000_000,
      lookPerMinute: 1_000_000,
      hasQuotas: false,
    },
    metrics: createMetrics(),
    log: createLog({ level: 'info', stream: { write: (line) => void log.push(line) } }),
    ...options,
    redis,
  });

  async function inject(
    method: 'GET' | 'POST' | 'PUT',
    host: string,
    path: string,
    body: unknown,
    headers = {},
  ) {
    const reply = await app.inject({
      method,
      url: `/api${path}`,
      headers: { host, ...(method !== 'GET' && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: isJson ? reply.json() : undefined,
      bytes: reply.rawPayload,
    } as Reply;
  }

  return {
    app,
    redis,
    services,
    log,
    post: (host, path, body, headers) => inject('POST', host, path, body, headers),
    put: (host, path, body, headers) => inject('PUT', host, path, body, headers),
    get: (host, path, headers) => inject('GET', host, path, undefined, headers),
    async close() {
      await app.close();
      if (!options.redis) redis.disconnect();
    },
  };
}
