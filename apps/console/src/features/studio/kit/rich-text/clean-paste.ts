/**
 * Prepares pasted HTML for the editor's schema, which reads allowed elements only. Word's lists, paragraphs with
 * a typed marker, become real lists. Styles move to `data-style`: the CSP blocks them, so the browser would
 * report each and read none; emphasis is read from there (extensions.ts).
 */
export function cleanPaste(html: string): string {
  const withLists = html.includes('mso-list')
    ? html.replace(listRun, (run) => toLists(readItems(run)))
    : html;
  return withLists
    .replace(styleSheet, '')
    .replace(startTag, (tag) => tag.replace(handler, ' ').replace(style, ' data-style='));
}

const styleSheet = /<style\b(?:(?!<\/?style\b)[\s\S])*<\/style>/gi;
const startTag = /<[a-z][^<>]*>/gi;
const style = /[\s"'/]style\s*=/gi;
const handler = /[\s/]on[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi;

const attributes = `(?:[^>"']|"[^"]*"|'[^']*')*`;
/** Ends at the next paragraph at the latest, or unclosed ones would be searched over and over. */
const content = `(?:(?!</?p\\b)[\\s\\S])*`;
const listParagraph = `<p\\b(?=[^>]*mso-list:\\s*l\\d+\\s+level\\d)${attributes}>${content}</p>`;
const listRun = new RegExp(`(?:${listParagraph}\\s*)+`, 'gi');
const listItem = new RegExp(`<p\\b(${attributes})>(${content})</p>`, 'gi');
const marker = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i;
/** `1.`, `(a)`, `iv)`, `一、` count; anything else is a bullet. */
const numbering = /^[(（]?(?:\d+|[a-z]{1,5}|[一二三四五六七八九十]+)[.)）、．]/i;

type Item = { readonly level: number; readonly tag: 'ol' | 'ul'; readonly html: string };

function readItems(run: string): Item[] {
  return [...run.matchAll(listItem)].map(([, attributeText = '', text = '']) => {
    const sign = (marker.exec(text)?.[1] ?? '').replace(/<[^>]*>|&nbsp;|\s/g, '');
    return {
      level: Number(/level(\d)/i.exec(attributeText)?.[1] ?? 1),
      tag: numbering.test(sign) ? 'ol' : 'ul',
      html: text.replace(marker, ''),
    };
  });
}

function toLists(items: readonly Item[]): string {
  const open: Item[] = [];
  let html = '';
  const close = () => (html += `</li></${open.pop()!.tag}>`);
  for (const item of items) {
    while (open.length > 0 && open.at(-1)!.level > item.level) close();
    const last = open.at(-1);
    if (last?.level === item.level && last.tag === item.tag) html += '</li>';
    else {
      if (last?.level === item.level) close();
      html += `<${item.tag}>`;
      open.push(item);
    }
    html += `<li><p>${item.html}</p>`;
  }
  while (open.length > 0) close();
  return html;
}
