import type { SettingsOf } from '@onehaul/settings/table';

export type ServerSettings = {
  readonly host: string;
  readonly port: number;
  /** Liveness, readiness and metrics: for the operator, never for visitors. */
  readonly managementPort: number;
  readonly apiUrl: string;
  /** Proxies whose X-Forwarded-* headers are trusted; none by default (S02). */
  readonly trustedProxies: string[];
  /** Time for the load balancer to notice that this process is shutting down. */
  readonly drainMs: number;
  readonly logLevel: string;
  readonly isDevelopment: boolean;
};

type Ports = { readonly port: number; readonly managementPort: number };

/** Settings shared by the page servers; the names of the port variables differ. */
export function readServerSettings(
  settings: SettingsOf<'web'> | SettingsOf<'console'>,
  ports: Ports,
): ServerSettings {
  const isDevelopment = settings.NODE_ENV === 'development';
  return {
    ...ports,
    host: settings.HOST,
    apiUrl: settings.API_URL.replace(/\/$/, ''),
    trustedProxies: settings.TRUSTED_PROXIES,
    drainMs: (settings.DRAIN_SECONDS ?? (isDevelopment ? 0 : 3)) * 1000,
    logLevel: settings.LOG_LEVEL,
    isDevelopment,
  };
}

/** Logs one warning per setting that is valid but almost certainly a mistake. */
export function warnAboutSettings(
  { isDevelopment, trustedProxies }: Pick<ServerSettings, 'isDevelopment' | 'trustedProxies'>,
  log: { warn(details: object, message: string): void },
): void {
  if (!isDevelopment && trustedProxies.length === 0)
    log.warn(
      { setting: 'TRUSTED_PROXIES' },
      'TRUSTED_PROXIES is empty: behind a proxy all visitors count as one address and share one rate limit',
    );
}
