import { isLinkTarget, isPublicFilePath } from '@onehaul/domain/rich-text';
import { type Editor, Extension, type Extensions, mergeAttributes } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Heading } from '@tiptap/extension-heading';
import { Image } from '@tiptap/extension-image';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Underline } from '@tiptap/extension-underline';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';

/** Level 1 is the page's own title. Pasted levels outside of these move to the nearest. */
export const headingLevels = [2, 3, 4] as const;
const pastedHeadings = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 } as const;

const headings = Heading.extend({
  parseHTML: () => Object.entries(pastedHeadings).map(([tag, level]) => ({ tag, attrs: { level } })),
}).configure({ levels: [...headingLevels] });

/**
 * Emphasis of pasted text, as an element or as a style that `cleanPaste` has moved. Google Docs wraps
 * everything in a `<b>` that is not bold.
 */
const emphasis = (tags: readonly string[], isOn: RegExp, isOff: RegExp) => () => {
  const styleOf = (element: HTMLElement) => element.getAttribute('data-style') ?? '';
  return [
    ...tags.map((tag) => ({
      tag,
      getAttrs: (element: HTMLElement) => !isOff.test(styleOf(element)) && null,
    })),
    {
      tag: 'span',
      // The same span may also carry the other two.
      consuming: false,
      getAttrs: (element: HTMLElement) => isOn.test(styleOf(element)) && null,
    },
  ];
};
const marks = [
  Bold.extend({
    parseHTML: emphasis(
      ['strong', 'b'],
      /font-weight:\s*(?:bold|[6-9]00)/i,
      /font-weight:\s*(?:normal|[1-5]00)/i,
    ),
  }),
  Italic.extend({
    parseHTML: emphasis(['em', 'i'], /font-style:\s*italic/i, /font-style:\s*normal/i),
  }),
  Underline.extend({
    parseHTML: emphasis(['u'], /text-decoration[\w-]*:[^;]*underline/i, /text-decoration[\w-]*:\s*none/i),
  }),
];

const orderedLists = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element: HTMLElement) => Math.trunc(Number(element.getAttribute('start'))) || 1,
      renderHTML: ({ start }: Record<string, unknown>) => (start === 1 ? {} : { start }),
    },
  }),
});

const links = Link.extend({
  // No target and no rel: a link opens in the reader's own window.
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null },
  isAllowedUri: isLinkTarget,
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.trunc(Number(element.getAttribute(name))) || 1,
  renderHTML: ({ [name]: count }: Record<string, unknown>) => (count === 1 ? {} : { [name]: count }),
});
const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // The table commands read it; widths are never written.
  colwidth: { default: null, parseHTML: () => null, rendered: false },
});

/** Tables without widths and alignment: both would be style attributes, which the CSP blocks. */
const tables = [
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]], addNodeView: () => null }),
  TableRow,
  TableHeader.extend({ addAttributes: cellAttributes }),
  TableCell.extend({ addAttributes: cellAttributes }),
];

/** Pictures of the shop's own files. `sourceOf` maps a stored path to one that this host can show. */
const pictures = (sourceOf: (path: string) => string) =>
  Image.extend({
    addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
    parseHTML: () => [
      { tag: 'img[src]', getAttrs: (element) => isPublicFilePath(element.getAttribute('src')!) && null },
    ],
    // `![alt](address)` would accept any address.
    addInputRules: () => [],
    addNodeView: () => {
      return ({ node }) => {
        const dom = document.createElement('img');
        dom.src = sourceOf(node.attrs.src as string);
        dom.alt = node.attrs.alt as string;
        return { dom };
      };
    },
    renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
  });

type Options = {
  readonly placeholder?: () => string;
  readonly sourceOf?: (path: string) => string;
  /** Ctrl+K, as in every office program. */
  readonly onLinkKey?: () => void;
};

/** What can be written: exactly what the sanitizer keeps (A63), so a saved text is the text that was seen. */
export function richTextExtensions({ placeholder, sourceOf, onLinkKey }: Options = {}): Extensions {
  return [
    StarterKit.configure({
      bold: false,
      italic: false,
      underline: false,
      heading: false,
      orderedList: false,
      link: false,
      codeBlock: false,
      // Draws its line with inline styles.
      dropcursor: false,
    }),
    ...marks,
    headings,
    orderedLists,
    links,
    ...tables,
    pictures(sourceOf ?? ((path) => path)),
    ...(placeholder ? [Placeholder.configure({ placeholder })] : []),
    Extension.create({
      name: 'keys',
      addKeyboardShortcuts: () => ({
        'Mod-k': () => (onLinkKey?.(), true),
        // As in other editors: from the text to its tools.
        'Alt-F10': ({ editor }) => focusTools(editor),
      }),
    }),
  ];
}

function focusTools({ view }: Editor): boolean {
  const toolbar = document.querySelector(`[role=toolbar][aria-controls="${CSS.escape(view.dom.id)}"]`);
  toolbar?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  return toolbar !== null;
}

/** The last paragraph is the editor's own: without it nothing could be typed below a table. */
const trailingParagraphs = /(?:<p><\/p>)+$/;

export function toHtml(editor: { readonly isEmpty: boolean; getHTML(): string }): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(trailingParagraphs, '');
}
