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
  /** Path and query as they came. */
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

/** Decides what a request is about: which shop, for whom, and whether this is the place to answer it. */
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

  // Two addresses of one page are kept as one.
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
      // What the page loads before its script has cleaned the address must not carry the code along (S25).
      ...(hasSignInCode && { 'referrer-policy': 'no-referrer' }),
    },
    ...(isNewChoice && { chosenLanguage: language }),
  };
}

/** Instead of the page asked for: the one that signs in and then goes there. */
function signInLink(page: string, search: string): { path: string; search: string } {
  const wanted = safePath(page + search) ?? paths.home;
  return { path: paths.signInLink, search: `?${new URLSearchParams({ redirect: wanted })}` };
}

/** What a phone does here: it answers for a browser that shows a QR code, and signs in for that (A15). */
function staysHere(page: string, parameters: URLSearchParams): boolean {
  const wanted = isSignInPage(page) ? (safePath(parameters.get('redirect')) ?? '') : page;
  return wanted.split('?', 1)[0] === paths.qrSignIn;
}

function cut(url: string): [string, string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

/** A page as a browser shows it: neither data for a page already shown nor a file for machines. */
function isDocument(path: string): boolean {
  return !path.endsWith('.data') && path !== paths.sitemap && path !== paths.robots;
}
