import type { SettingsOf } from '@onehaul/settings/table';
import { readServerSettings, type ServerSettings } from '@onehaul/web-server/settings';

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

export function webSettings(settings: SettingsOf<'web'>): Settings {
  const common = readServerSettings(settings, {
    port: settings.PORT,
    managementPort: settings.MANAGEMENT_PORT,
  });
  return {
    ...common,
    shouldForwardApi: settings.FORWARD_API === 'true',
    publicPort: String(settings.PUBLIC_PORT ?? (common.isDevelopment ? common.port : '')),
    cacheBytes: settings.PAGE_CACHE_MEGABYTES * megabyte,
    platformHosts: settings.PLATFORM_HOSTS,
  };
}
