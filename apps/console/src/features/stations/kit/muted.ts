import { storedSwitch } from './stored-switch.ts';

/** Whether sound is off in this browser; useful in a hall with ten stations. */
export const { isOn: isMutedNow, useIsOn: useIsMuted, toggle: toggleMuted } = storedSwitch('station.muted');
