/**
 * Cookies that scripts of ours write. The `__Host-` prefix makes the browser refuse them without Secure, with a Domain or
 * with another path, so that no other host and no plain connection can plant one (ASVS 3.3.1, 3.3.3).
 */
export const cookieNames = {
  access: '__Host-access',
  language: '__Host-language',
  currency: '__Host-currency',
} as const;

/** The Set-Cookie line, or what `document.cookie` takes, of one of them. */
export const cookieLine = (name: keyof typeof cookieNames, value: string, seconds: number) =>
  `${cookieNames[name]}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; Secure`;
