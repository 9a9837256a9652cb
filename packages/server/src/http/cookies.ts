/** Parses the Cookie header. Of duplicate names the first wins: browsers send the more specific one first. */
export function parseCookies(header: string | undefined): Record<string, string | undefined> {
  const cookies: Record<string, string | undefined> = Object.create(null) as Record<string, undefined>;
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    cookies[part.slice(0, at).trim()] ??= part.slice(at + 1).trim();
  }
  return cookies;
}

/**
 * A `__Host-` cookie: hidden from scripts, not sent cross-site, not settable by another host; browsers
 * enforce the prefix.
 */
export function hostCookie(name: string, value: string, seconds: number): string {
  return `__Host-${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${seconds}`;
}
