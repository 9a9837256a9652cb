import type { Visit } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { deviceCookieLine } from '../session/index.ts';

/** The session module's guards expect a shop. The console is none; shop id 0 is never used. */
export const consoleOf = (tenantId: number) => ({ tenantId, id: 0 });

/** The tenant is unknown before sign-in, so wrong tries at the console share one scope. */
export const everyConsole = consoleOf(0);

/** Marks the browser as known, so that guesses by strangers do not throttle it. */
export function rememberDevice(keys: Keys, visit: Visit, staff: { tenantId: number; id: number }): void {
  visit.setCookie(deviceCookieLine(keys, consoleOf(staff.tenantId), staff.id));
}
