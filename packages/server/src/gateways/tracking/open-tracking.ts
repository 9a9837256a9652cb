import { openKuaidi100 } from './kuaidi100.ts';
import { openTrack17 } from './track17.ts';
import type { TrackingProviders } from './tracking-provider.ts';

/** Base URLs of the providers; opens without network access. */
export function openTracking(env: Record<string, string | undefined>): TrackingProviders {
  return {
    kuaidi100: openKuaidi100(env['KUAIDI100_URL'] ?? 'https://poll.kuaidi100.com'),
    track17: openTrack17(env['TRACK17_URL'] ?? 'https://api.17track.net/track/v2.2'),
  };
}
