import { cookieNames, previewCookieName, shopPassCookieName } from '@onehaul/domain/cookie-name';
import {
  isLanguage,
  type Language,
  languages,
  languageTags,
  preferredLanguage,
} from '@onehaul/domain/language';

type LanguagePreferences = {
  /** The `?lang=` parameter: a BCP 47 tag. */
  readonly parameter: string | null;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
};

/** Returns the supported language of a BCP 47 tag. */
export function parseLanguageTag(parameter: string | null): Language | undefined {
  const wanted = parameter?.toLowerCase();
  return languages.find((language) => languageTags[language].toLowerCase() === wanted);
}

/** Priority: URL, earlier choice, browser, the shop's first language; only languages the shop offers. */
export function chooseLanguage(
  languagePreferences: LanguagePreferences,
  offered: readonly Language[],
): Language {
  const named = parseLanguageTag(languagePreferences.parameter);
  if (named && offered.includes(named)) return named;
  if (isLanguage(languagePreferences.cookie) && offered.includes(languagePreferences.cookie))
    return languagePreferences.cookie;
  return preferredLanguage(languagePreferences.acceptLanguage, offered) ?? offered[0] ?? 'en';
}

/** Returns the chosen currency if the shop offers it, else the shop's default. */
export function chooseCurrency(cookie: string | undefined, offered: readonly string[], own: string): string {
  return cookie && offered.includes(cookie) ? cookie : own;
}

/**
 * Cookies that do not prevent sharing a page. `__Host-device` identifies a browser for the sign-in rate
 * limits; no page depends on it, and only own pages on the choices for lists. The pass of a preview link matters
 * only until the shop opens; until then none of its pages is shared.
 */
const shareableCookies: readonly string[] = [
  cookieNames.language,
  cookieNames.currency,
  cookieNames.lists,
  '__Host-device',
  shopPassCookieName,
];

/** Reads the cookies pages depend on; any other cookie may carry a session, so the page is not shared. */
export function readCookies(header: string | undefined) {
  const pairs = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('=') };
    });
  const valueOf = (wanted: string) => pairs.find(({ name }) => name === wanted)?.value;
  return {
    language: valueOf(cookieNames.language),
    currency: valueOf(cookieNames.currency),
    previewToken: valueOf(previewCookieName) || undefined,
    shopPass: valueOf(shopPassCookieName) || undefined,
    accessToken: valueOf(cookieNames.access) || undefined,
    lists: valueOf(cookieNames.lists) || undefined,
    isAnonymous: pairs.every(({ name }) => shareableCookies.includes(name)),
  };
}
