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
  readonly isDevelopment: boolean;
};

type Ports = { readonly port: readonly [string, number]; readonly managementPort: readonly [string, number] };

export function numberSetting(environment: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const value = Number(environment[name] ?? otherwise);
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number`);
  return value;
}

export const listSetting = (value: string | undefined) =>
  (value ?? '').split(',').filter((one) => one !== '');

/** Settings shared by the page servers; the names of the port variables differ. */
export function readServerSettings(environment: NodeJS.ProcessEnv, ports: Ports): ServerSettings {
  const isDevelopment = environment.NODE_ENV === 'development';
  const apiUrl = environment.API_URL ?? 'http://127.0.0.1:4100';
  if (!URL.canParse(apiUrl)) throw new Error('API_URL must be an address');
  return {
    host: environment.HOST ?? '127.0.0.1',
    port: numberSetting(environment, ...ports.port),
    managementPort: numberSetting(environment, ...ports.managementPort),
    apiUrl: apiUrl.replace(/\/$/, ''),
    trustedProxies: listSetting(environment.TRUSTED_PROXIES),
    drainMs: numberSetting(environment, 'DRAIN_SECONDS', isDevelopment ? 0 : 3) * 1000,
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
