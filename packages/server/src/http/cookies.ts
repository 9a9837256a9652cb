/** The cookies of a request. Of two with one name the first counts: browsers send the more exact one first. */
export function parseCookies(header: string | undefined): Record<string, string | undefined> {
  const cookies: Record<string, string | undefined> = Object.create(null) as Record<string, undefined>;
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    cookies[part.slice(0, at).trim()] ??= part.slice(at + 1).trim();
  }
  return cookies;
}

/** A cookie no script reads, no other site sends and no other host sets; the browser refuses the name otherwise. */
export function lockedCookie(name: string, value: string, seconds: number): string {
  return `__Host-${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${seconds}`;
}
