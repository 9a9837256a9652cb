import { formatCookie } from '@onehaul/domain/cookie-name';

const oneYearSeconds = 365 * 24 * 60 * 60;

/** `?lang=` persists as a cookie, so the following pages use the same language. */
export const languageCookie = (language: string) => formatCookie('language', language, oneYearSeconds);
