const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const hostPattern = new RegExp(`^(${label}(?:\\.${label})*)\\.?(?::[0-9]{1,5})?$`);
const maxHostLength = 253;

/** Canonical Host header: lower case, no trailing dot, no port. Undefined when malformed (S03). */
export function canonicalHost(header: string | undefined): string | undefined {
  if (!header || header.length > maxHostLength + 7) return undefined;
  // Lower-cased only after the match: some non-ASCII letters become ASCII when lower-cased.
  const host = hostPattern.exec(header)?.[1]?.toLowerCase();
  return host && host.length <= maxHostLength ? host : undefined;
}

/** Raw header names and values alternate, as in Node's `rawHeaders`. */
type RequestLines = { readonly rawHeaders: readonly string[]; readonly url?: string };

/**
 * Two Host headers, or an absolute URL in the request line, make it ambiguous which host a proxy used (S02).
 */
export function isHostAmbiguous({ rawHeaders, url = '' }: RequestLines): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts !== 1 || !url.startsWith('/');
}
