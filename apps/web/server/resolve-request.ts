import type { IncomingHttpHeaders } from 'node:http';
import { parseAccessToken } from '@onehaul/client/access-token';
import type { ShopInfo } from '@onehaul/contract/shop';
import { type Language, languages, languageTags } from '@onehaul/domain/language';
import { needsPass } from '@onehaul/domain/launch/shop-gate';
import type { NeutralReason } from '@onehaul/web-server/neutral-page';
import { isOwnPage } from '../src/app/own-pages.ts';
import { isSignInPage, needsSignIn, pageSearch, paths } from '../src/app/paths.ts';
import { safePath } from '../src/app/safe-path.ts';
import { loginUrl } from '../src/app/sign-in-url.ts';
import type { Visitor } from '../src/app/visitor.server.ts';
import { mobileRedirectUrl } from './mobile-redirect.ts';
import type { Visit } from './page-renderer.ts';
import { noPreviewCookies, type PreviewGate, previewPaths } from './preview.ts';
import { chooseCurrency, chooseLanguage, parseLanguageTag, readCookies } from './preference.ts';
import type { Renewal } from './renew-page.ts';
import type { FindShop } from './shop-directory.ts';
import type { ShopNotice } from './shop-notice.ts';
import { isAmbiguousPath, canonicalPath } from './canonical-path.ts';

export type IncomingRequest = {
  readonly method: string;
  readonly host: string;
  readonly protocol: string;
  readonly clientIp: string;
  /** Raw path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
};
export type Dependencies = {
  readonly findShop: FindShop;
  readonly preview: PreviewGate;
  readonly apiUrl: string;
  readonly publicPort: string;
};
export type Outcome =
  | { readonly kind: 'neutral'; readonly reason: NeutralReason }
  | { readonly kind: 'previewEnded'; readonly language: Language; readonly isLink: boolean }
  | { readonly kind: 'notice'; readonly notice: ShopNotice }
  | { readonly kind: 'closedRobots' }
  | { readonly kind: 'offline'; readonly language: Language }
  | { readonly kind: 'crossSite' }
  | ({ readonly kind: 'renew' } & Renewal)
  | {
      readonly kind: 'redirect';
      readonly status: 301 | 302 | 308;
      readonly location: string;
      readonly cookies?: readonly string[];
    }
  | {
      readonly kind: 'page';
      readonly visit: Visit;
      readonly chosenLanguage?: string;
      readonly headers: Readonly<Record<string, string>>;
    };

const maxUrlLength = 4_000;
const files: readonly string[] = [paths.sitemap, paths.robots, paths.manifest, paths.appIcon];

/** Tell the service worker whose pages it may keep, and which. */
const ownerHeader = 'x-page-owner';
const keepHeader = 'x-keep-offline';

/** Resolves a request: shop, visitor, and whether to render, redirect or reject it. */
export async function resolveRequest(
  incoming: IncomingRequest,
  dependencies: Dependencies,
): Promise<Outcome> {
  const { host, url, headers } = incoming;
  const [path, query] = splitUrl(url);
  if (url.length > maxUrlLength || isAmbiguousPath(path)) return { kind: 'neutral', reason: 'badRequest' };

  const parameters = new URLSearchParams(query);
  const cookies = readCookies(headers.cookie);
  const languagePreferences = {
    parameter: parameters.get('lang'),
    cookie: cookies.language,
    acceptLanguage: headers['accept-language'],
  };
  const requestedLanguage = chooseLanguage(languagePreferences, languages);
  let known = await dependencies.findShop(host, requestedLanguage);
  if (!known) return { kind: 'neutral', reason: 'unknownHost' };
  const port = dependencies.publicPort && `:${dependencies.publicPort}`;
  // The target comes from the host directory, which holds names of the same shop only; never from the request.
  if (!known.notice && known.shop.redirectHost)
    return {
      kind: 'redirect',
      status: 308,
      location: `${incoming.protocol}://${known.shop.redirectHost}${port}${url}`,
    };
  const language = chooseLanguage(languagePreferences, (known.notice ?? known.shop).languages);
  if (language !== requestedLanguage) known = (await dependencies.findShop(host, language)) ?? known;
  if (path === previewPaths.enter || path === previewPaths.leave) {
    const { preview } = dependencies;
    return resolvePreview(incoming, preview, path, parameters, cookies.previewToken, language);
  }
  const isDraftPreview =
    cookies.previewToken !== undefined &&
    (await dependencies.preview.isActive(incoming, cookies.previewToken));
  const isNotOpen = needsPass(known.state);
  const passes = {
    ...(isDraftPreview && { previewToken: cookies.previewToken! }),
    ...(isNotOpen && cookies.shopPass !== undefined && { shopPass: cookies.shopPass }),
  };
  const isPreview = isDraftPreview || 'shopPass' in passes;
  if (isPreview) known = (await dependencies.findShop(host, language, passes)) ?? known;
  if ((isNotOpen || known.state === 'closed') && path === paths.robots) return { kind: 'closedRobots' };
  if (known.notice) return { kind: 'notice', notice: { ...known.notice, state: known.state, language } };
  if (path === paths.offline) return { kind: 'offline', language };
  const { shop, currencies } = known;

  const canonical = canonicalPath(path);
  if (canonical) return { kind: 'redirect', status: 301, location: canonical + (query && `?${query}`) };

  // Canonical page and query string, so that variants of a URL share one cache entry.
  const page = path.replace(/\.data$/, '');
  const search = pageSearch(page, parameters);
  const isForMembers = needsSignIn(page) || isSignInPage(page);
  const hasSignInCode = isDocument(path) && parameters.has('token');
  if (known.state === 'paused' && !isForMembers && !hasSignInCode && !isFile(path))
    return { kind: 'notice', notice: { ...shop, state: 'paused', language } };
  const isOwnServed = isOwnPage(page) && !hasSignInCode;
  if (isOwnServed && !isDocument(path) && isFromElsewhere(headers)) return { kind: 'crossSite' };
  if (isDocument(path)) {
    // Sign-in codes and QR approvals go along: a phone that uses the mobile site is signed in there.
    const location = mobileRedirectUrl({
      userAgent: headers['user-agent'],
      host,
      protocol: incoming.protocol,
      port,
      mobileUrl: shop.isMobileHost ? '' : shop.mobileUrl,
      path,
      search: hasSignInCode ? withToken(search, parameters.get('token')!) : search,
    });
    if (location) return { kind: 'redirect', status: 302, location };
    if (needsSignIn(page) && !cookies.accessToken && !hasSignInCode)
      return { kind: 'redirect', status: 302, location: loginUrl(page + search) };
    if (isOwnServed && isExpiring(cookies.accessToken))
      return { kind: 'renew', ...renewalOf(language, shop, cookies.accessToken ?? '', page + search) };
  }

  const visitor: Visitor = {
    origin: `${incoming.protocol}://${shop.canonicalHost || host}${port}`,
    host,
    shop,
    currencies,
    articles: known.articles,
    revision: known.revision,
    contentVersion: known.contentVersion,
    language,
    currency: chooseCurrency(
      cookies.currency,
      currencies.map(({ code }) => code),
      shop.currency,
    ),
    isSignedIn: cookies.accessToken !== undefined,
    hasSignInCode,
    apiUrl: `${dependencies.apiUrl}/api`,
    ...passes,
    isNotOpen,
    isPractice: known.state === 'practice',
    clientIp: incoming.clientIp,
  };
  const isAnonymous = cookies.isAnonymous && headers.authorization === undefined;
  const isOwn = isForMembers || hasSignInCode;
  const isNewChoice =
    parseLanguageTag(languagePreferences.parameter) === language && cookies.language !== language;
  return {
    kind: 'page',
    visit: {
      visitor,
      ...(hasSignInCode ? toSignInLink(page, search) : { path, search }),
      isShared: isAnonymous && !isOwn && !isPreview && !isNotOpen,
      ...(isOwnServed &&
        cookies.accessToken && { own: { accessToken: cookies.accessToken, lists: cookies.lists } }),
    },
    headers: {
      'content-language': languageTags[language],
      ...(isDocument(path) && {
        [ownerHeader]: parseAccessToken(cookies.accessToken ?? '')?.subject ?? 'none',
        ...(isOwnServed && !isPreview && { [keepHeader]: '1' }),
      }),
      ...((isOwn || isPreview) && { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }),
      // Keeps the sign-in code out of the Referer of resources loaded before the script cleans the URL (S25).
      ...(hasSignInCode && { 'referrer-policy': 'no-referrer' }),
    },
    ...(isNewChoice && { chosenLanguage: language }),
  };
}

export const renewalOf = (
  language: Language,
  shop: ShopInfo,
  accessToken: string,
  wanted: string,
): Renewal => ({
  language,
  accessToken,
  shop: { tenantId: shop.tenantId, shopId: shop.id },
  loginUrl: loginUrl(wanted),
});

/** Below this an access token may expire while the page is rendered. */
const minTokenMs = 20_000;

/** Judged by this server's clock, which is the API's, never by the browser's. The API verifies the token itself. */
const isExpiring = (accessToken: string | undefined) =>
  (parseAccessToken(accessToken ?? '')?.endsAtMs ?? 0) - Date.now() < minTokenMs;

/**
 * Whether a script of another origin asks. Shops under one domain are the same site, so SameSite cookies do not
 * separate them. Browsers without the header are few; they keep the answer from other origins by themselves.
 */
const isFromElsewhere = ({ 'sec-fetch-site': site }: IncomingHttpHeaders) =>
  site !== undefined && site !== 'same-origin';

/** Begins or ends a preview. A link that is only looked at, as mail scanners do, uses no code up. */
async function resolvePreview(
  incoming: IncomingRequest,
  preview: PreviewGate,
  path: string,
  parameters: URLSearchParams,
  token: string | undefined,
  language: Language,
): Promise<Outcome> {
  if (incoming.method !== 'GET') return { kind: 'neutral', reason: 'badRequest' };
  if (path === previewPaths.leave) {
    if (token !== undefined) await preview.leave(incoming, token);
    return { kind: 'redirect', status: 302, location: paths.root, cookies: noPreviewCookies };
  }
  const link = parameters.get('link');
  const opened =
    link === null
      ? await preview.enter(incoming, parameters.get('code') ?? '')
      : await preview.enterShop(incoming, link);
  const isLink = link !== null;
  return opened ? { kind: 'redirect', status: 302, ...opened } : { kind: 'previewEnded', language, isLink };
}

/** Replaces the requested page with the sign-in page, which redirects to it afterwards. */
function toSignInLink(page: string, search: string): { path: string; search: string } {
  const wanted = safePath(page + search) ?? paths.home;
  return { path: paths.signInLink, search: `?${new URLSearchParams({ redirect: wanted })}` };
}

const withToken = (search: string, token: string) =>
  `${search || '?'}${search && '&'}${new URLSearchParams({ token })}`;

function splitUrl(url: string): [string, string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

/** True for HTML documents: neither loader data nor robots and sitemap files. */
function isDocument(path: string): boolean {
  return !path.endsWith('.data') && !isFile(path);
}

/** Files for search engines and of the installed shop. */
const isFile = (path: string) => files.includes(path);
