import { cookieNames } from '@onehaul/domain/cookie-name';
import {
  isLanguage,
  type Language,
  languages,
  languageTags,
  preferredLanguage,
} from '@onehaul/domain/language';

type LanguageWishes = {
  /** `?lang=` of the address: a BCP 47 tag. */
  readonly parameter: string | null;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
};

/** The language of a BCP 47 tag of ours. */
export function languageOfParameter(parameter: string | null): Language | undefined {
  const wanted = parameter?.toLowerCase();
  return languages.find((language) => languageTags[language].toLowerCase() === wanted);
}

/** Address, then earlier choice, then browser, then the shop's first; only what the shop offers. */
export function chooseLanguage(wishes: LanguageWishes, offered: readonly Language[]): Language {
  const named = languageOfParameter(wishes.parameter);
  if (named && offered.includes(named)) return named;
  if (isLanguage(wishes.cookie) && offered.includes(wishes.cookie)) return wishes.cookie;
  return preferredLanguage(wishes.acceptLanguage, offered) ?? offered[0] ?? 'en';
}

/** The chosen currency while the shop shows it, else the shop's own. */
export function chooseCurrency(cookie: string | undefined, offered: readonly string[], own: string): string {
  return cookie && offered.includes(cookie) ? cookie : own;
}

/** The last one knows a browser again for the guess limits of signing in, and no page depends on it. */
const harmless: readonly string[] = [cookieNames.language, cookieNames.currency, '__Host-device'];

/** The cookies pages depend on, and whether there are others: those may be a session's, so nothing is shared then. */
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
    isSignedIn: Boolean(valueOf(cookieNames.access)),
    isAnonymous: pairs.every(({ name }) => harmless.includes(name)),
  };
}
