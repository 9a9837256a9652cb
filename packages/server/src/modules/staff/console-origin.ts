import type { Visit } from '../../http/context.ts';
import type { Services } from '../../services.ts';

/** Origin of the console, as a browser sends it. */
export const consoleOrigin = ({ console: own }: Services, { host }: Pick<Visit, 'host'>): string =>
  own?.origin ?? `https://${host}`;
