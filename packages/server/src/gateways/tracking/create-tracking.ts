import type { SettingValues } from '@onehaul/settings/table';
import { createKuaidi100 } from './kuaidi100.ts';
import { createTrack17 } from './track17.ts';
import type { TrackingProviders } from './tracking-provider.ts';

/** Base URLs of the providers; opens without network access. */
export function createTracking(
  env: Partial<Pick<SettingValues, 'KUAIDI100_URL' | 'TRACK17_URL'>>,
): TrackingProviders {
  return {
    kuaidi100: createKuaidi100(env.KUAIDI100_URL ?? 'https://poll.kuaidi100.com'),
    track17: createTrack17(env.TRACK17_URL ?? 'https://api.17track.net/track/v2.2'),
  };
}
