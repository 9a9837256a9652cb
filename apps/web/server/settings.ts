import {
  listSetting,
  numberSetting,
  readServerSettings,
  type ServerSettings,
} from '@onehaul/web-server/settings';

const megabyte = 1024 * 1024;

export type Settings = ServerSettings & {
  /** Proxies `/api` and `/files` to the API; an edge proxy does that in larger installations. */
  readonly shouldForwardApi: boolean;
  /** Port for absolute URLs when the public port is neither 80 nor 443. */
  readonly publicPort: string;
  readonly cacheBytes: number;
  /** Hosts of the platform's own pages, where companies sign up. */
  readonly platformHosts: readonly string[];
};

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const common = readServerSettings(environment, {
    port: ['PORT', 4000],
    managementPort: ['MANAGEMENT_PORT', 4001],
  });
  return {
    ...common,
    shouldForwardApi: environment.FORWARD_API === 'true',
    publicPort: environment.PUBLIC_PORT ?? (common.isDevelopment ? String(common.port) : ''),
    cacheBytes: numberSetting(environment, 'PAGE_CACHE_MEGABYTES', 64) * megabyte,
    platformHosts: listSetting(environment.PLATFORM_HOSTS ?? 'onehaul.localhost'),
  };
}
