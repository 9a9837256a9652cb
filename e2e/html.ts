const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

export function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#([0-9]+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return named[name as string] ?? whole;
  });
}

/** Normalizes text to one line, with every kind of whitespace as a space. */
export const tidy = (text: string) => decode(text).replace(/\s+/g, ' ').trim();

/** The text nodes between the tags. */
export function pieces(html: string): string[] {
  return html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .split(/<[^>]*>/)
    .map(tidy)
    .filter((piece) => piece !== '');
}

/** The text a reader without JavaScript sees. */
export function readable(html: string): string {
  return pieces(/<body\b[\s\S]*/i.exec(html)?.[0] ?? '').join(' ');
}

export type Head = {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: Readonly<Record<string, string>>;
};

export function headOf(html: string): Head {
  const tags = html.match(/<(?:meta|link)\b[^>]*>/gi) ?? [];
  const attribute = (tag: string, name: string) =>
    decode(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '');
  const links = tags.filter((tag) => attribute(tag, 'rel') === 'alternate');
  const only = (name: string, value: string, wanted: string) => {
    const found = tags.filter((tag) => attribute(tag, name) === value);
    return found.length === 1 ? attribute(found[0]!, wanted) : `${found.length} of ${name}=${value}`;
  };
  return {
    lang: attribute(/<html\b[^>]*>/i.exec(html)?.[0] ?? '', 'lang'),
    title: tidy(/<title>([\s\S]*?)<\/title>/i.exec(html)?.[1] ?? ''),
    description: only('name', 'description', 'content'),
    canonical: only('rel', 'canonical', 'href'),
    alternates: Object.fromEntries(links.map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')])),
  };
}
