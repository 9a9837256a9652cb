import type { Visit } from '../../http/context.ts';
import type { Services } from '../../services.ts';

/** Where the console's pages are, as a browser writes it. */
export const consoleOrigin = ({ console: own }: Services, { host }: Pick<Visit, 'host'>): string =>
  own?.origin ?? `https://${host}`;
