const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const hostPattern = new RegExp(`^(${label}(?:\\.${label})*)\\.?(?::[0-9]{1,5})?$`);
const longestHost = 253;

/** The one spelling of a Host header: lower case, no trailing dot, no port. Undefined when malformed (S03). */
export function canonicalHost(header: string | undefined): string | undefined {
  if (!header || header.length > longestHost + 7) return undefined;
  // Lowered only after the match: some letters outside ASCII become one of it when lowered.
  const host = hostPattern.exec(header)?.[1]?.toLowerCase();
  return host && host.length <= longestHost ? host : undefined;
}

/** What a request says of itself, names and values of its headers in turn. */
type RequestLines = { readonly rawHeaders: readonly string[]; readonly url?: string };

/** Two Host headers, or an address in the request line, leave open which one a proxy believed (S02). */
export function isHostAmbiguous({ rawHeaders, url = '' }: RequestLines): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts !== 1 || !url.startsWith('/');
}
