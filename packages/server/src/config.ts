import { readFileSync } from 'node:fs';
import { checkServerIdentity } from 'node:tls';
import type { SettingsOf, SettingValues } from '@onehaul/settings/table';
import type { Logger } from 'pino';
import type { DatabaseOptions } from './db/database.ts';
import { canonicalAddress } from './gateways/dns/dns.ts';

/** With an authority the server must prove its name by a certificate of it (`verify-full`); else no TLS. */
export const databaseTls = ({
  DATABASE_CA_FILE: file,
  DATABASE_HOST: host,
}: Pick<SettingValues, 'DATABASE_CA_FILE' | 'DATABASE_HOST'>) =>
  file === undefined
    ? {}
    : {
        ssl: {
          ca: readFileSync(file, 'utf8'),
          rejectUnauthorized: true,
          // Named explicitly: without it an address would be compared with `localhost`.
          checkServerIdentity: (_: string, certificate: Parameters<typeof checkServerIdentity>[1]) =>
            checkServerIdentity(host, certificate),
        },
      };

type ClientSettings = Pick<SettingValues, Extract<keyof SettingsOf<'operator'>, `DATABASE_${string}`>>;

export function databaseConfig(
  settings: ClientSettings,
): DatabaseOptions & { host: string; port: number; database: string } {
  const { DATABASE_PASSWORD: password } = settings;
  return {
    host: settings.DATABASE_HOST,
    port: settings.DATABASE_PORT,
    database: settings.DATABASE_NAME,
    user: settings.DATABASE_USER,
    ...(password !== undefined && { password }),
    ...databaseTls(settings),
    readers: settings.DATABASE_READERS,
    writers: settings.DATABASE_WRITERS,
  };
}

/** Origin of the console, for links in mails to staff. */
export const consoleOriginOf = (settings: Pick<SettingValues, 'CONSOLE_ORIGIN' | 'CONSOLE_HOSTS'>) =>
  settings.CONSOLE_ORIGIN ?? `https://${settings.CONSOLE_HOSTS[0]}`;

const isProduction = (settings: Pick<SettingValues, 'NODE_ENV'>) => settings.NODE_ENV === 'production';
const secondMs = 1000;

/** What the API and the worker share. */
function serverConfig(settings: SettingsOf<'api'> | SettingsOf<'worker'>) {
  const database = databaseConfig(settings);
  const platform = { hosts: settings.PLATFORM_HOSTS, shopDomain: settings.SHOP_DOMAIN };
  const edgeHost = settings.EDGE_HOST ?? `edge.${platform.shopDomain}`;
  return {
    database,
    isProduction: isProduction(settings),
    /** Key prefix that separates installations sharing one Redis. */
    installation: settings.INSTALLATION ?? database.database,
    redisUrl: settings.REDIS_URL,
    /** Time a stopping process keeps serving, so that the load balancer sees the failed readiness check. */
    drainMs: (settings.DRAIN_SECONDS ?? (isProduction(settings) ? 3 : 0)) * secondMs,
    logLevel: settings.LOG_LEVEL,
    consoleHosts: settings.CONSOLE_HOSTS,
    consoleOrigin: consoleOriginOf(settings),
    /** The platform's own pages, where companies sign up, and the domain of the subdomains they are given. */
    platform,
    /** Where the DNS records of shops' own domains point. */
    edge: {
      host: edgeHost,
      addresses: settings.EDGE_ADDRESSES.map(canonicalAddress),
      reserved: [...platform.hosts, ...settings.CONSOLE_HOSTS, platform.shopDomain, edgeHost],
      spf: settings.MAIL_SPF ?? null,
    },
    /** Origin template of a shop's pages, for redirect and webhook URLs passed to third parties. */
    publicOrigin: settings.PUBLIC_ORIGIN,
    /** `id:secret`, newest first: the keys that encrypt data at rest. */
    dataKeys: settings.DATA_KEYS,
    sessionSecrets: settings.SESSION_SECRETS,
  };
}

export const workerConfig = (settings: SettingsOf<'worker'>) => ({
  ...serverConfig(settings),
  host: settings.WORKER_HOST,
  managementPort: settings.WORKER_MANAGEMENT_PORT,
  invoiceAddress: settings.INVOICE_ADDRESS ?? '',
});

export const apiConfig = (settings: SettingsOf<'api'>) => ({
  ...serverConfig(settings),
  host: settings.API_HOST,
  port: settings.API_PORT,
  managementPort: settings.API_MANAGEMENT_PORT,
  trustedProxies: settings.TRUSTED_PROXIES,
  limits: {
    ordinaryPerMinute: settings.LIMIT_PER_MINUTE,
    strictPerMinute: settings.STRICT_LIMIT_PER_MINUTE,
    guessPerMinute: settings.GUESS_LIMIT_PER_MINUTE,
    lookPerMinute: settings.LOOK_LIMIT_PER_MINUTE,
    /** An installation with a single tenant has no other tenants to protect. */
    hasQuotas: settings.TENANT_QUOTAS === 'on',
  },
});

/** Logs one warning per setting that is valid but almost certainly a mistake. */
export function warnAboutConfig(
  {
    isProduction: isLive,
    trustedProxies,
  }: Pick<ReturnType<typeof apiConfig>, 'isProduction' | 'trustedProxies'>,
  log: Pick<Logger, 'warn'>,
): void {
  if (isLive && trustedProxies.length === 0)
    log.warn(
      { setting: 'TRUSTED_PROXIES' },
      'TRUSTED_PROXIES is empty: behind a proxy all visitors count as one address and share one rate limit',
    );
}
