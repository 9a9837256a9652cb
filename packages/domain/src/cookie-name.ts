/**
 * Cookies written by our scripts. With the `__Host-` prefix browsers require Secure, Path=/ and no Domain, so
 * neither another host nor a plain HTTP connection can plant one (ASVS 3.3.1, 3.3.3).
 */
export const cookieNames = {
  access: '__Host-access',
  language: '__Host-language',
  currency: '__Host-currency',
  /** Columns and rows chosen for lists, which the server renders. */
  lists: '__Host-lists',
} as const;

/** Shows drafts to the browser of a staff member. Scripts cannot read it. */
export const previewCookieName = '__Host-preview';

/** Holds the secret of the shop's preview link, for a shop that is not open yet. Scripts cannot read it. */
export const shopPassCookieName = '__Host-shop-pass';

export const cookieAttributes = 'SameSite=Lax; Secure';

/** Returns the Set-Cookie value, which `document.cookie` accepts as well. */
export const formatCookie = (name: keyof typeof cookieNames, value: string, seconds: number) =>
  `${cookieNames[name]}=${value}; Path=/; Max-Age=${seconds}; ${cookieAttributes}`;
