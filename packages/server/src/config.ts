import type { Logger } from 'pino';
import type { DatabaseOptions } from './db/database.ts';

/** Settings of the servers, from the environment alone; every one but the secrets has a value that works on a developer's machine. */
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
  return {
    database,
    isProduction,
    /** Tells apart what shares a Redis. */
    installation: env.INSTALLATION ?? database.database!,
    redisUrl: env.REDIS_URL ?? 'redis://127.0.0.1:6379',
    host: env.API_HOST ?? '127.0.0.1',
    port: number('API_PORT', 4100),
    managementPort: number('API_MANAGEMENT_PORT', 4101),
    /** How long a process that leaves goes on answering, so that the proxy in front notices that it is not ready. */
    drainMs: number('DRAIN_SECONDS', isProduction ? 3 : 0) * 1000,
    consoleHosts: (env.CONSOLE_HOSTS ?? 'console.localhost').split(',').filter(Boolean),
    trustedProxies: (env.TRUSTED_PROXIES ?? '').split(',').filter(Boolean),
    /** Where a shop's pages are, for what others send browsers or notices back to. */
    publicOrigin: env.PUBLIC_ORIGIN ?? 'https://{host}',
    /** `id:secret`, the newest first: what is stored sealed is sealed with them. */
    dataKeys: (env.DATA_KEYS ?? '').split(',').filter(Boolean),
    /** Where the console's pages are, for links in mails to staff. */
    consoleOrigin: env.CONSOLE_ORIGIN,
    sessionSecrets: (env.SESSION_SECRETS ?? '').split(',').filter(Boolean),
    limits: {
      ordinaryPerMinute: number('LIMIT_PER_MINUTE', 1200),
      strictPerMinute: number('STRICT_LIMIT_PER_MINUTE', 20),
      guessPerMinute: number('GUESS_LIMIT_PER_MINUTE', 20),
      lookPerMinute: number('LOOK_LIMIT_PER_MINUTE', 30),
      /** An installation that serves one company has no neighbours to protect. */
      hasQuotas: env.TENANT_QUOTAS !== 'off',
    },
  };
}

/** Settings the servers start with although they hardly can be meant: a line each in the log. */
export function warnOfConfig(
  { isProduction, trustedProxies }: Pick<ReturnType<typeof readConfig>, 'isProduction' | 'trustedProxies'>,
  log: Pick<Logger, 'warn'>,
): void {
  if (isProduction && trustedProxies.length === 0)
    log.warn(
      { setting: 'TRUSTED_PROXIES' },
      'TRUSTED_PROXIES is empty: behind a proxy all visitors count as one address and share one rate limit',
    );
}
