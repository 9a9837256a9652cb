/** Linear in its input: an unclosed tag ends at the next one. */
const tag = /<[^<>]*>/g;
const field = /\[\[\s*([^[\]]{1,80}?)\s*\]\]/g;
/** The same in HTML: an editor may have formatted a part of it. */
const fieldInHtml = /\[\[((?:<[^<>]*>|[^[\]<]){1,400})\]\]/g;

/**
 * What a text asks the company to fill in: `[[company name]]` asks for the company's name. Each is listed once, in
 * the order of the text. Tags are ignored, because an editor may have formatted a part of it.
 */
export const fieldsToFill = (text: string): string[] => [
  ...new Set([...text.replaceAll(tag, '').matchAll(field)].map(([, name]) => name!)),
];

/** `[[! Have a lawyer check this text]]` is a task, done by deleting it: no fact can take its place. */
export const isTask = (name: string): boolean => name.startsWith('!');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** HTML with facts in place of their fields; tags inside a field stay, so that none is left open. */
export const fillHtml = (html: string, facts: ReadonlyMap<string, string>): string =>
  html.replaceAll(fieldInHtml, (whole, inner: string) => {
    const fact = facts.get(inner.replaceAll(tag, '').trim());
    return fact === undefined ? whole : escaped(fact) + (inner.match(tag) ?? []).join('');
  });

export const fillText = (text: string, facts: ReadonlyMap<string, string>): string =>
  text.replaceAll(field, (whole, name: string) => facts.get(name) ?? whole);
