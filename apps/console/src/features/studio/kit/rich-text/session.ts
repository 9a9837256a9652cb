import type { Editor } from '@tiptap/core';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { toHtml } from './extensions.ts';
import type { RichTextProps } from './props.ts';

/**
 * Keeps the editor and its input in step. TipTap calls back outside of React's rendering, so the latest props
 * are kept here rather than in a closure of its first one.
 */
export class EditorSession {
  #props: RichTextProps;
  /** The value the parent has, and the editor's HTML when the two last agreed. */
  #value: string;
  #html: string | undefined;
  readonly #uploads = new Map<string, string>();

  constructor(props: RichTextProps) {
    this.#props = props;
    this.#value = props.value;
  }

  get props(): RichTextProps {
    return this.#props;
  }

  /** Takes over new props. A value that did not come from this editor replaces the text. */
  update(editor: Editor, props: RichTextProps): void {
    this.#props = props;
    this.#html ??= toHtml(editor);
    if (props.value === this.#value) return;
    this.#value = props.value;
    if (!isSameText(editor, props.value)) editor.commands.setContent(props.value, { emitUpdate: false });
    this.#html = toHtml(editor);
  }

  /** Calls back with real changes only: opening a text, or the paragraph after a table, is none. */
  emit(editor: Editor): void {
    const html = toHtml(editor);
    const isChange = this.#html !== undefined && html !== this.#html;
    this.#html = html;
    if (!isChange) return;
    this.#value = html;
    this.#props.onChange(html);
  }

  /** Uploads a picture; until the page is left it is shown from memory. */
  async upload(file: File): Promise<string> {
    const { url } = await this.#props.onUploadPicture!(file);
    this.#uploads.set(url, URL.createObjectURL(file));
    return url;
  }

  sourceOf(path: string): string {
    return this.#uploads.get(path) ?? this.#props.pictureSource?.(path) ?? path;
  }
}

/** The same text in another spelling, as after saving, keeps caret and history. */
function isSameText(editor: Editor, html: string): boolean {
  const parser = SchemaParser.fromSchema(editor.schema);
  const parse = (text: string) =>
    parser.parse(new window.DOMParser().parseFromString(text, 'text/html').body);
  return parse(html).eq(parse(toHtml(editor)));
}
