import type { Visit } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { deviceCookieLine } from '../session/index.ts';

/** Guards of the session module ask for a shop. The console is none, and no shop has the number 0. */
export const consoleOf = (tenantId: number) => ({ tenantId, id: 0 });

/** Who signs in belongs to no company yet: wrong tries at the console are counted together. */
export const everyConsole = consoleOf(0);

/** Strangers who guess at somebody's account do not slow down the browser its person works with. */
export function rememberDevice(keys: Keys, visit: Visit, staff: { tenantId: number; id: number }): void {
  visit.setCookie(deviceCookieLine(keys, consoleOf(staff.tenantId), staff.id));
}
