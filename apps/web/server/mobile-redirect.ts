import { isbot } from 'isbot';

type PhoneRequest = {
  readonly userAgent: string | undefined;
  readonly host: string;
  /** The shop's own mobile site, or empty. */
  readonly mobileUrl: string;
  readonly path: string;
  readonly search: string;
};

/** Paths the mobile site spells differently (§2). */
const mobilePaths: Record<string, string> = { '/outside/trajectory': '/consolidation/order/search' };

const phone = /\bMobi(?:le)?\b|iPhone|iPod|Windows Phone|Opera Mini/i;
const tablet = /iPad|Tablet|PlayBook|Silk|Kindle/i;

export function isPhone(userAgent: string | undefined): boolean {
  return userAgent !== undefined && phone.test(userAgent) && !tablet.test(userAgent) && !isbot(userAgent);
}

/** Redirect target for a phone's browser: the same page on the shop's mobile site, if there is one (§1). */
export function mobileRedirectUrl({
  userAgent,
  host,
  mobileUrl,
  path,
  search,
}: PhoneRequest): string | undefined {
  if (!mobileUrl || !isPhone(userAgent)) return undefined;
  const site = URL.parse(mobileUrl);
  if (!site || !/^https?:$/.test(site.protocol) || site.username || site.hostname === host) return undefined;
  return site.origin + site.pathname.replace(/\/$/, '') + (mobilePaths[path] ?? path) + search;
}
