import type { Logger } from 'pino';
import type { DatabaseOptions } from './db/database.ts';
import { canonicalAddress } from './gateways/dns/dns.ts';

/** Reads settings from environment variables. All but the secrets default to values for development. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const number = (name: string, otherwise: number) => {
    const value = Number(env[name] ?? otherwise);
    if (!Number.isFinite(value)) throw new Error(`${name} must be a number`);
    return value;
  };
  const database: DatabaseOptions = {
    host: env.DATABASE_HOST ?? '127.0.0.1',
    port: number('DATABASE_PORT', 5432),
    database: env.DATABASE_NAME ?? 'onehaul',
    user: env.DATABASE_USER ?? 'onehaul_app',
    ...(env.DATABASE_PASSWORD && { password: env.DATABASE_PASSWORD }),
    readers: number('DATABASE_READERS', 2),
    writers: number('DATABASE_WRITERS', 10),
  };
  const isProduction = env.NODE_ENV === 'production';
  const consoleHosts = (env.CONSOLE_HOSTS ?? 'console.localhost').split(',').filter(Boolean);
  /** The platform's own pages, where companies sign up, and the domain of the subdomains they are given. */
  const platform = {
    hosts: (env.PLATFORM_HOSTS ?? 'onehaul.localhost').split(',').filter(Boolean),
    shopDomain: env.SHOP_DOMAIN ?? 'onehaul.localhost',
    invoiceAddress: env.INVOICE_ADDRESS ?? '',
  };
  const spf = env.MAIL_SPF?.toLowerCase() ?? null;
  if (spf !== null && !/^(?:include|a|mx|ip4|ip6):[a-z0-9.:/_-]+$/.test(spf))
    throw new Error('MAIL_SPF is one SPF mechanism, such as include:spf.example.com or ip4:203.0.113.7');
  const edgeHost = env.EDGE_HOST ?? `edge.${platform.shopDomain}`;
  return {
    database,
    isProduction,
    /** Key prefix that separates installations sharing one Redis. */
    installation: env.INSTALLATION ?? database.database!,
    redisUrl: env.REDIS_URL ?? 'redis://127.0.0.1:6379',
    host: env.API_HOST ?? '127.0.0.1',
    port: number('API_PORT', 4100),
    managementPort: number('API_MANAGEMENT_PORT', 4101),
    /** Time a stopping process keeps serving, so that the load balancer sees the failed readiness check. */
    drainMs: number('DRAIN_SECONDS', isProduction ? 3 : 0) * 1000,
    consoleHosts,
    platform,
    /** Where the DNS records of shops' own domains point. */
    edge: {
      host: edgeHost,
      addresses: (env.EDGE_ADDRESSES ?? '').split(',').filter(Boolean).map(canonicalAddress),
      reserved: [...platform.hosts, ...consoleHosts, platform.shopDomain, edgeHost],
      spf,
    },
    trustedProxies: (env.TRUSTED_PROXIES ?? '').split(',').filter(Boolean),
    /** Origin template of a shop's pages, for redirect and webhook URLs passed to third parties. */
    publicOrigin: env.PUBLIC_ORIGIN ?? 'https://{host}',
    /** `id:secret`, newest first: the keys that encrypt data at rest. */
    dataKeys: (env.DATA_KEYS ?? '').split(',').filter(Boolean),
    /** Origin of the console, for links in mails to staff. */
    consoleOrigin: env.CONSOLE_ORIGIN,
    sessionSecrets: (env.SESSION_SECRETS ?? '').split(',').filter(Boolean),
    limits: {
      ordinaryPerMinute: number('LIMIT_PER_MINUTE', 1200),
      strictPerMinute: number('STRICT_LIMIT_PER_MINUTE', 20),
      guessPerMinute: number('GUESS_LIMIT_PER_MINUTE', 20),
      lookPerMinute: number('LOOK_LIMIT_PER_MINUTE', 30),
      /** An installation with a single tenant has no other tenants to protect. */
      hasQuotas: env.TENANT_QUOTAS !== 'off',
    },
  };
}

/** Logs one warning per setting that is valid but almost certainly a mistake. */
export function warnAboutConfig(
  { isProduction, trustedProxies }: Pick<ReturnType<typeof readConfig>, 'isProduction' | 'trustedProxies'>,
  log: Pick<Logger, 'warn'>,
): void {
  if (isProduction && trustedProxies.length === 0)
    log.warn(
      { setting: 'TRUSTED_PROXIES' },
      'TRUSTED_PROXIES is empty: behind a proxy all visitors count as one address and share one rate limit',
    );
}
