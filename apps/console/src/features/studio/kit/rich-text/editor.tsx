import { useTranslation } from '@onehaul/i18n/react';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useState } from 'react';
import { cleanPaste } from './clean-paste.ts';
import { richTextExtensions } from './extensions.ts';
import { LinkDialog } from './link-dialog.tsx';
import { MainToolbar } from './main-toolbar.tsx';
import { type Picture, PictureDialog, pictureTypes } from './picture-dialog.tsx';
import { frame, Loading, openFrame } from './frame.tsx';
import type { RichTextProps } from './props.ts';
import { EditorSession } from './session.ts';
import { TableToolbar } from './table-toolbar.tsx';
import './rich-text.css';

type Dialog = { readonly kind: 'link' } | { readonly kind: 'picture'; readonly file: File | undefined };

/** The editor behind `RichTextInput`; loaded on first use. */
export function RichTextEditor(props: RichTextProps) {
  const { value, label, lang, placeholder = '', isDisabled = false, onUploadPicture } = props;
  const { t } = useTranslation('richText');
  const id = useId();
  const [dialog, setDialog] = useState<Dialog>();
  const [session] = useState(() => new EditorSession(props));
  const [extensions] = useState(() =>
    richTextExtensions({
      placeholder: () => session.props.placeholder ?? '',
      sourceOf: (path) => session.sourceOf(path),
      onLinkKey: () => setDialog({ kind: 'link' }),
    }),
  );

  /** A picture alone, such as a screenshot. Word adds a picture of every text, which is not wanted. */
  function takeFile(data: DataTransfer | null): boolean {
    const file = [...(data?.files ?? [])].find(({ type }) => pictureTypes.includes(type));
    if (!file || !session.props.onUploadPicture || data?.getData('text/plain')) return false;
    setDialog({ kind: 'picture', file });
    return true;
  }

  const editor = useEditor({
    extensions,
    content: value,
    editable: !isDisabled,
    // The console's sheet has the styles; the page's CSP would block an added one.
    injectCSS: false,
    // Created when mounted: one created while rendering is destroyed again if that takes over a millisecond.
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        id,
        class: 'rich-text rich-text-area',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': `${id}-keys`,
        ...(isDisabled && { 'aria-disabled': 'true' }),
        ...(lang && { lang }),
      },
      transformPastedHTML: cleanPaste,
      handlePaste: (_view, event) => takeFile(event.clipboardData),
      handleDrop: (_view, event) => takeFile(event.dataTransfer),
    },
    onUpdate: ({ editor: now }) => session.emit(now),
  });

  useEffect(() => {
    if (editor) session.update(editor, props);
  });

  useEffect(() => {
    editor?.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);

  // The placeholder is a decoration, drawn again with the next transaction.
  useEffect(() => {
    editor?.view.dispatch(editor.state.tr);
  }, [editor, placeholder]);

  if (!editor) return <Loading />;

  const addPicture = async ({ file, alt }: Picture) => {
    const src = await session.upload(file);
    editor.commands.setImage({ src, alt: alt.trim() });
  };

  /** Focus returns to the text when the dialog closes, not to the tool. */
  const open = (next: Dialog) => {
    editor.view.focus();
    setDialog(next);
  };
  const close = () => setDialog(undefined);

  return (
    <div className={`${frame} ${isDisabled ? 'border-line bg-sunken' : openFrame}`}>
      <MainToolbar
        editor={editor}
        controls={id}
        isDisabled={isDisabled}
        onLink={() => open({ kind: 'link' })}
        {...(onUploadPicture && { onPicture: () => open({ kind: 'picture', file: undefined }) })}
      />
      <EditorContent editor={editor} className="rich-text-scroll" />
      <TableToolbar editor={editor} controls={id} />
      <span id={`${id}-keys`} className="sr-only">
        {t('keys')}
      </span>
      {dialog?.kind === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog?.kind === 'picture' && (
        <PictureDialog file={dialog.file} onSubmit={addPicture} onClose={close} />
      )}
    </div>
  );
}
