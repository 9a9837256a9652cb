/** Returns a URL safe for navigation; undefined unless it is http(s). */
export function webAddress(text: string | null): string | undefined {
  if (text === null || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
