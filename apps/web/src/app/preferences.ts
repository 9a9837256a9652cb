import { formatCookie } from '@onehaul/domain/cookie-name';
import type { Language } from '@onehaul/domain/language';

const oneYearSeconds = 365 * 24 * 60 * 60;

type Preferences = { readonly language: Language; readonly currency: string };

/**
 * Stores the choice in browser storage (§1) and in cookies, which are all the server sees, and reloads the
 * page. Removes `lang` from the URL, which would override the choice.
 */
export function applyPreferences(preferences: Preferences): void {
  for (const name of ['language', 'currency'] as const) {
    document.cookie = formatCookie(name, preferences[name], oneYearSeconds);
    localStorage.setItem(name, preferences[name]);
  }
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  if (url.href === location.href) location.reload();
  else location.replace(url);
}
