import { Parser } from 'htmlparser2';

/** The part of the DOM that ProseMirror's HTML parser and serializer use; anything else is undefined. */
type LightNode = {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  parentNode: LightElement | null;
  readonly nextSibling: LightNode | null;
  readonly previousSibling: LightNode | null;
  readonly textContent: string;
  readonly outerHTML: string;
};

const voidTags = /^(br|hr|img|col|wbr|input|meta|link)$/;
const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

abstract class Sibling {
  parentNode: LightElement | null = null;
  #beside(step: number): LightNode | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this as unknown as LightNode) + step] ?? null;
  }
  get nextSibling() {
    return this.#beside(1);
  }
  get previousSibling() {
    return this.#beside(-1);
  }
}

class LightText extends Sibling implements LightNode {
  readonly nodeType = 3;
  readonly nodeName = '#text';
  readonly nodeValue: string;
  constructor(text: string) {
    super();
    this.nodeValue = text;
  }
  get textContent() {
    return this.nodeValue;
  }
  get outerHTML() {
    return escapeText(this.nodeValue);
  }
}

class LightElement extends Sibling implements LightNode {
  readonly nodeType: number = 1;
  readonly nodeValue = null;
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly childNodes: LightNode[] = [];
  readonly #attributes = new Map<string, string>();
  readonly #tag: string;
  constructor(tag: string, attributes: Readonly<Record<string, string>> = {}) {
    super();
    this.#tag = tag;
    for (const [name, value] of Object.entries(attributes)) this.setAttribute(name, value);
  }
  get nodeName() {
    return this.#tag.toUpperCase();
  }
  get firstChild() {
    return this.childNodes[0] ?? null;
  }
  get children() {
    return this.childNodes.filter((child) => child instanceof LightElement);
  }
  get textContent(): string {
    return this.childNodes.map((child) => child.textContent).join('');
  }
  get style() {
    const rules = (this.getAttribute('style') ?? '').split(';').map((rule) => rule.split(':'));
    const values = new Map(rules.map(([name = '', value = '']) => [name.trim(), value.trim()]));
    values.delete('');
    return {
      ...Object.fromEntries(values.keys().toArray().entries()),
      length: values.size,
      fontWeight: values.get('font-weight') ?? '',
      fontStyle: values.get('font-style') ?? '',
      textAlign: values.get('text-align') ?? '',
      getPropertyValue: (name: string) => values.get(name) ?? '',
    };
  }
  getAttribute(name: string) {
    return this.#attributes.get(name) ?? null;
  }
  hasAttribute(name: string) {
    return this.#attributes.has(name);
  }
  setAttribute(name: string, value: unknown) {
    this.#attributes.set(name, String(value));
  }
  /** Only `tag` and `tag[attribute]`; another selector would silently match nothing. */
  matches(selector: string) {
    const [, tag, attribute] = /^(\w+)(?:\[(\w+)\])?$/.exec(selector) ?? [];
    if (!tag) throw new Error(`the light DOM does not know the selector ${selector}`);
    return tag === this.#tag && (attribute === undefined || this.hasAttribute(attribute));
  }
  querySelector(selector: string): LightElement | null {
    for (const child of this.children) {
      const found = child.matches(selector) ? child : child.querySelector(selector);
      if (found) return found;
    }
    return null;
  }
  appendChild<Node extends LightNode>(child: Node): Node {
    const before = child.parentNode?.childNodes;
    before?.splice(before.indexOf(child), 1);
    for (const one of child instanceof LightFragment ? [...child.childNodes] : [child]) {
      one.parentNode = this;
      this.childNodes.push(one);
    }
    return child;
  }
  get innerHTML() {
    return this.childNodes.map((child) => child.outerHTML).join('');
  }
  get outerHTML(): string {
    const attributes = [...this.#attributes].map(
      ([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`,
    );
    const start = `<${this.#tag}${attributes.join('')}`;
    return voidTags.test(this.#tag) ? `${start} />` : `${start}>${this.innerHTML}</${this.#tag}>`;
  }
}

class LightFragment extends LightElement {
  override readonly nodeType = 11;
  constructor() {
    super('fragment');
  }
}

/** A `document` for ProseMirror's serializer. */
export const lightDocument = {
  createElement: (tag: string) => new LightElement(tag),
  createTextNode: (text: string) => new LightText(text),
  createDocumentFragment: () => new LightFragment(),
};

/** Parses HTML without a browser: not after every rule of the standard, but with its implied end tags. */
export function parseLightDom(html: string): LightElement {
  const body = new LightElement('body');
  let now = body;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => (now = now.appendChild(new LightElement(name, attributes))),
      ontext: (text) => void now.appendChild(new LightText(text)),
      onclosetag: () => (now = now.parentNode ?? body),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return body;
}
