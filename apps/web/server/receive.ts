import type { IncomingHttpHeaders } from 'node:http';
import { languages } from '@onehaul/domain/language';
import type { NeutralReason } from '@onehaul/web-server/neutral-page';
import { isSignInPage, needsSignIn, pageSearch, paths } from '../src/app/paths.ts';
import { safePath } from '../src/app/safe-path.ts';
import { loginAddress } from '../src/app/sign-in-address.ts';
import type { Visitor } from '../src/app/visitor.server.ts';
import { mobileAddress } from './mobile-redirect.ts';
import type { Visit } from './page-answer.ts';
import { chooseCurrency, chooseLanguage, languageOfParameter, readCookies } from './preference.ts';
import type { FindBanners, FindShop } from './shop-directory.ts';
import { isAmbiguousPath, rightSpelling } from './spelled-path.ts';

export type Arrival = {
  readonly host: string;
  readonly protocol: string;
  readonly address: string;
  /** Raw path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
};
export type Surroundings = {
  readonly findShop: FindShop;
  readonly findBanners: FindBanners;
  readonly apiUrl: string;
  readonly publicPort: string;
};
export type Outcome =
  | { readonly kind: 'neutral'; readonly reason: NeutralReason }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string }
  | {
      readonly kind: 'page';
      readonly visit: Visit;
      readonly chosenLanguage?: string;
      readonly headers: Readonly<Record<string, string>>;
    };

const longestUrl = 4_000;

/** Resolves a request: shop, visitor, and whether to render, redirect or reject it. */
export async function receive(arrival: Arrival, surroundings: Surroundings): Promise<Outcome> {
  const { host, url, headers } = arrival;
  const [path, query] = cut(url);
  if (url.length > longestUrl || isAmbiguousPath(path)) return { kind: 'neutral', reason: 'badRequest' };

  const parameters = new URLSearchParams(query);
  const cookies = readCookies(headers.cookie);
  const wishes = {
    parameter: parameters.get('lang'),
    cookie: cookies.language,
    acceptLanguage: headers['accept-language'],
  };
  const wished = chooseLanguage(wishes, languages);
  let known = await surroundings.findShop(host, wished);
  if (!known) return { kind: 'neutral', reason: 'unknownHost' };
  const language = chooseLanguage(wishes, known.shop.languages);
  if (language !== wished) known = (await surroundings.findShop(host, language)) ?? known;
  const { shop, currencies, articles } = known;

  const spelling = rightSpelling(path);
  if (spelling) return { kind: 'redirect', status: 301, location: spelling + (query && `?${query}`) };

  // Canonical page and query string, so that variants of a URL share one cache entry.
  const page = path.replace(/\.data$/, '');
  const search = pageSearch(page, parameters);
  const hasSignInCode = isDocument(path) && parameters.has('token');
  if (isDocument(path)) {
    const location =
      hasSignInCode || staysHere(page, parameters)
        ? undefined
        : mobileAddress({ userAgent: headers['user-agent'], host, mobileUrl: shop.mobileUrl, path, search });
    if (location) return { kind: 'redirect', status: 302, location };
    if (needsSignIn(page) && !cookies.isSignedIn && !hasSignInCode)
      return { kind: 'redirect', status: 302, location: loginAddress(page + search) };
  }

  const port = surroundings.publicPort && `:${surroundings.publicPort}`;
  const visitor: Visitor = {
    origin: `${arrival.protocol}://${host}${port}`,
    host,
    shop,
    currencies,
    articles,
    banners: page === paths.home ? await surroundings.findBanners(host, language) : [],
    language,
    currency: chooseCurrency(
      cookies.currency,
      currencies.map(({ code }) => code),
      shop.currency,
    ),
    isSignedIn: cookies.isSignedIn,
    hasSignInCode,
    apiUrl: `${surroundings.apiUrl}/api`,
    address: arrival.address,
  };
  const isAnonymous = cookies.isAnonymous && headers.authorization === undefined;
  const isOwn = needsSignIn(page) || isSignInPage(page) || hasSignInCode;
  const isNewChoice = languageOfParameter(wishes.parameter) === language && cookies.language !== language;
  return {
    kind: 'page',
    visit: {
      visitor,
      ...(hasSignInCode ? signInLink(page, search) : { path, search }),
      isShared: isAnonymous && !isOwn,
    },
    headers: {
      ...(isOwn && { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }),
      // Keeps the sign-in code out of the Referer of resources loaded before the script cleans the URL (S25).
      ...(hasSignInCode && { 'referrer-policy': 'no-referrer' }),
    },
    ...(isNewChoice && { chosenLanguage: language }),
  };
}

/** Replaces the requested page with the sign-in page, which redirects to it afterwards. */
function signInLink(page: string, search: string): { path: string; search: string } {
  const wanted = safePath(page + search) ?? paths.home;
  return { path: paths.signInLink, search: `?${new URLSearchParams({ redirect: wanted })}` };
}

/** True for pages a phone opens here, not on the mobile site: QR sign-in approval and its login (A15). */
function staysHere(page: string, parameters: URLSearchParams): boolean {
  const wanted = isSignInPage(page) ? (safePath(parameters.get('redirect')) ?? '') : page;
  return wanted.split('?', 1)[0] === paths.qrSignIn;
}

function cut(url: string): [string, string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

/** True for HTML documents: neither loader data nor robots and sitemap files. */
function isDocument(path: string): boolean {
  return !path.endsWith('.data') && path !== paths.sitemap && path !== paths.robots;
}
