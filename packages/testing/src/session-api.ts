import { randomUUID } from 'node:crypto';
import { createRoutes } from '@onehaul/server/modules/routes';
import { createCallerAuthentication } from '@onehaul/server/modules/session/index';
import type { Services } from '@onehaul/server/services';
import { Redis } from 'ioredis';
import { createTestApi, type Reply } from './test-api.ts';
import type { TestDatabase } from './test-database.ts';
import { testServices } from './test-services.ts';

type Post = (path: string, body?: object, headers?: Record<string, string>) => Promise<Reply>;
export type TestBrowser = {
  readonly cookies: Map<string, string>;
  /** The access token of the last sign-in or refresh; sent as Bearer with every call. */
  token: string | undefined;
  post: Post;
  put: Post;
  signIn(member: { username: string; password: string }): Promise<Reply>;
};
export type SessionApi = Awaited<ReturnType<typeof createSessionApi>>;

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** The API with real sessions, and simulated browsers that sign in to it. */
export async function createSessionApi(database: TestDatabase, own: Partial<Services> = {}) {
  const warnings: Record<string, unknown>[] = [];
  const failures: Record<string, unknown>[] = [];
  const redis =
    own.redis ?? new Redis({ keyPrefix: `${database.address.database}:`, maxRetriesPerRequest: 1 });
  if (!own.redis) await redis.ping();
  const services = testServices(database, {
    log: {
      info: () => undefined,
      warn: (line: object) => void warnings.push({ ...line }),
      error: (line: object) => void failures.push({ ...line }),
    },
    ...own,
    redis,
  });
  const api = await createTestApi(database, {
    ...createCallerAuthentication(services),
    routes: createRoutes(services),
    redis,
    // Each browser has its own client address, as behind a production proxy.
    trustedProxies: ['127.0.0.1'],
  });

  /** Stores cookies and the token like a browser; without an address it gets a new one. */
  function browser(host: string, { address = nextAddress(), userAgent = chrome } = {}): TestBrowser {
    const cookies = new Map<string, string>();
    const ask = async (method: 'post' | 'put', ...[path, body = {}, headers]: Parameters<Post>) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await api[method](host, path, body, {
        'x-forwarded-for': address,
        'user-agent': userAgent,
        'accept-language': 'en',
        'idempotency-key': randomUUID(),
        ...(cookie && { cookie }),
        ...(self.token && { authorization: `Bearer ${self.token}` }),
        ...headers,
      });
      for (const line of [reply.headers['set-cookie'] ?? []].flat() as string[]) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
        if (line.includes('Max-Age=0')) cookies.delete(name!);
        else cookies.set(name!, value!);
      }
      const { AccessToken } = (reply.body.Data ?? {}) as { AccessToken?: string };
      if (AccessToken) self.token = AccessToken;
      return reply;
    };
    const self: TestBrowser = {
      cookies,
      token: undefined,
      post: (...given) => ask('post', ...given),
      put: (...given) => ask('put', ...given),
      signIn: ({ username, password }) => self.post('/ClientLogin/SubmitLogin', { username, password }),
    };
    return self;
  }

  return {
    ...api,
    services,
    /** Warnings of modules, and failures after a response. */
    warnings,
    failures,
    browser,
    async close() {
      await api.close();
      if (!own.redis) redis.disconnect();
    },
  };
}

let addresses = 0;
function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}
