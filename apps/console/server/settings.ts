import { canonicalHost } from '@onehaul/domain/host';
import type { SettingsOf } from '@onehaul/settings/table';
import { readServerSettings, type ServerSettings } from '@onehaul/web-server/settings';

export type Settings = ServerSettings & {
  /** Allowed values of the Host header. */
  readonly hosts: readonly string[];
};

export function consoleSettings(settings: SettingsOf<'console'>): Settings {
  return {
    ...readServerSettings(settings, {
      port: settings.CONSOLE_PORT,
      managementPort: settings.CONSOLE_MANAGEMENT_PORT,
    }),
    hosts: settings.CONSOLE_HOSTS.map((host) => {
      const canonical = canonicalHost(host);
      if (!canonical) throw new Error(`CONSOLE_HOSTS: ${host} is no host name`);
      return canonical;
    }),
  };
}
