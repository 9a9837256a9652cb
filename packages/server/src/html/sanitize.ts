import { isLinkTarget, isPublicFilePath } from '@onehaul/domain/rich-text';
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
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  // The editor's own rules, so that a target accepted there is kept here.
  transformTags: {
    a: (tagName, { href, ...attribs }) => ({
      tagName,
      attribs: href !== undefined && isLinkTarget(href) ? { href, ...attribs } : attribs,
    }),
    // Screen readers announce the file name of an image without alt.
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? '' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPublicFilePath(attribs.src ?? ''),
  disallowedTagsMode: 'discard',
};

/** Passes after which HTML is shown as plain text; two are enough for everything the tests know. */
const maxPasses = 8;

/**
 * Fixpoint: removing a tag can bring two paragraphs into each other, which the next parser takes apart. A
 * result that later passes would still change is not what a browser shows (mutation XSS).
 */
function toFixpoint(html: string): string {
  let before = html;
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const after = sanitizeHtml(before, rules);
    if (after === before) return after;
    before = after;
  }
  return sanitizeHtml(html, { allowedTags: [] });
}

/** Memoized: sanitizing a long legal text takes milliseconds, and the same text is read thousands of times. */
const sanitizedCache = new Map<string, string>();
const maxCached = 500;

/** Strips everything executable, loading or posting from staff HTML (A63): on save, and again on display. */
export function sanitize(html: string): string {
  let clean = sanitizedCache.get(html);
  if (clean === undefined) {
    clean = toFixpoint(html);
    if (sanitizedCache.size >= maxCached) sanitizedCache.delete(sanitizedCache.keys().next().value!);
    sanitizedCache.set(html, clean);
  }
  return clean;
}
