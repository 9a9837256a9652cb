import sanitizeHtml from 'sanitize-html';

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'a',
    'blockquote',
    'code',
    'pre',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
    'figure',
    'figcaption',
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] }, // images only from the shop's own files
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/**
 * Memoized: sanitizing a long legal text takes a millisecond, and the same text is read thousands of times.
 */
const known = new Map<string, string>();
const mostKnown = 500;

/** Strips everything executable, loading or posting from staff HTML (A63): on save, and again on display. */
export function sanitize(html: string): string {
  let clean = known.get(html);
  if (clean === undefined) {
    clean = sanitizeHtml(html, rules);
    if (known.size >= mostKnown) known.delete(known.keys().next().value!);
    known.set(html, clean);
  }
  return clean;
}
