import { canonicalHost } from '@onehaul/domain/host';
import { listSetting, readServerSettings, type ServerSettings } from '@onehaul/web-server/settings';

export type Settings = ServerSettings & {
  /** Allowed values of the Host header. */
  readonly hosts: readonly string[];
};

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  return {
    ...readServerSettings(environment, {
      port: ['CONSOLE_PORT', 4200],
      managementPort: ['CONSOLE_MANAGEMENT_PORT', 4201],
    }),
    hosts: listSetting(environment.CONSOLE_HOSTS ?? 'console.localhost').map((host) => {
      const canonical = canonicalHost(host);
      if (!canonical) throw new Error(`CONSOLE_HOSTS: ${host} is no host name`);
      return canonical;
    }),
  };
}
