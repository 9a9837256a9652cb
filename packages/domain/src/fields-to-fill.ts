import type { Language } from './language.ts';

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

const paragraphOfField = new RegExp(`<p[^<>]*>\\s*${fieldInHtml.source}\\s*</p>`, 'g');

/** HTML without its tasks: one that fills a paragraph leaves with it. */
export function withoutTasks(html: string): string {
  const isTaskIn = (inner: string) => isTask(inner.replaceAll(tag, '').trim());
  return html
    .replaceAll(paragraphOfField, (whole, inner: string) => (isTaskIn(inner) ? '' : whole))
    .replaceAll(fieldInHtml, (whole, inner: string) =>
      isTaskIn(inner) ? (inner.match(tag) ?? []).join('') : whole,
    );
}

export type AskedField = { readonly language: Language; readonly field: string };

/**
 * Groups fields that ask for the same fact. The translations of a text ask for the same facts in the same order;
 * fields of a text whose translations do not match stay apart.
 */
export function factsAskedFor(
  texts: readonly Partial<Record<Language, readonly string[]>>[],
): (readonly AskedField[])[] {
  const groups = new Map<string, AskedField[]>();
  const keyOf = ({ language, field: name }: AskedField) => `${language} ${name}`;
  const groupOf = (asked: AskedField) => groups.get(keyOf(asked)) ?? [asked];
  for (const text of texts) {
    const lists = (Object.entries(text) as [Language, readonly string[]][])
      .map(([language, names]) => names.map((name) => ({ language, field: name })))
      .filter((fields) => fields.length > 0);
    const isAligned = lists.every(({ length }) => length === lists[0]!.length);
    const same = isAligned
      ? (lists[0] ?? []).map((_, at) => lists.map((fields) => fields[at]!))
      : lists.flat().map((asked) => [asked]);
    for (const fields of same) {
      const merged = [...new Map(fields.flatMap(groupOf).map((asked) => [keyOf(asked), asked])).values()];
      for (const asked of merged) groups.set(keyOf(asked), merged);
    }
  }
  return [...new Set(groups.values())];
}

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
