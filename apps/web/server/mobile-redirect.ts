import { isbot } from 'isbot';
import { paths } from '../src/app/paths.ts';

type PhoneRequest = {
  readonly userAgent: string | undefined;
  readonly host: string;
  /** Of the request: the mobile site is reached the same way. */
  readonly protocol: string;
  /** With its colon, or empty. */
  readonly port: string;
  /** The shop's mobile site; empty where there is none, or on a mobile host. */
  readonly mobileUrl: string;
  readonly path: string;
  readonly search: string;
};

/** Paths the mobile site spells differently (§2). */
const mobilePaths: Record<string, string> = { [paths.trajectory]: paths.mobileTracking };

const phone = /\bMobi(?:le)?\b|iPhone|iPod|Windows Phone|Opera Mini/i;
const tablet = /iPad|Tablet|PlayBook|Silk|Kindle/i;

export function isPhone(userAgent: string | undefined): boolean {
  return userAgent !== undefined && phone.test(userAgent) && !tablet.test(userAgent) && !isbot(userAgent);
}

/** Redirect target for a phone's browser: the same page on the shop's mobile site, if there is one (§1). */
export function mobileRedirectUrl({
  userAgent,
  host,
  protocol,
  port,
  mobileUrl,
  path,
  search,
}: PhoneRequest): string | undefined {
  if (!mobileUrl || !isPhone(userAgent)) return undefined;
  const site = URL.parse(mobileUrl);
  if (!site || !/^https?:$/.test(site.protocol) || site.username || site.hostname === host) return undefined;
  return `${protocol}://${site.hostname}${port}${mobilePaths[path] ?? path}${search}`;
}
