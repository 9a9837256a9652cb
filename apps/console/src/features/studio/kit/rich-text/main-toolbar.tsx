import { useTranslation } from '@onehaul/i18n/react';
import { type Editor, useEditorState } from '@tiptap/react';
import { headingLevels } from './extensions.ts';
import { Icon, type IconName } from './icon.tsx';
import { type Tool, Toolbar } from './toolbar.tsx';

type Props = {
  readonly editor: Editor;
  readonly controls: string;
  readonly isDisabled: boolean;
  readonly onLink: () => void;
  readonly onPicture?: () => void;
};

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const keysOf = (key: string) => (isMac ? `⌘${key}` : `Ctrl+${key}`);

/** What is on at the caret, and what can be done there. */
export const formatAt = (editor: Editor) => ({
  level: headingLevels.find((level) => editor.isActive('heading', { level })),
  isBold: editor.isActive('bold'),
  isItalic: editor.isActive('italic'),
  isUnderline: editor.isActive('underline'),
  isBulletList: editor.isActive('bulletList'),
  isOrderedList: editor.isActive('orderedList'),
  isQuote: editor.isActive('blockquote'),
  isLink: editor.isActive('link'),
  isTable: editor.isActive('table'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

export function MainToolbar(props: Props) {
  const { editor } = props;
  const state = useEditorState({ editor, selector: () => formatAt(editor) });
  return <MainTools {...props} state={state} />;
}

type ToolsProps = Props & { readonly state: ReturnType<typeof formatAt> };

export function MainTools({ editor, state, controls, isDisabled, onLink, onPicture }: ToolsProps) {
  const { t } = useTranslation('richText');
  const chain = () => editor.chain().focus();
  const tool = (name: IconName, label: string, rest: Omit<Tool, 'name' | 'label' | 'face'>): Tool => ({
    name,
    label,
    face: <Icon name={name} />,
    ...rest,
    isDisabled: isDisabled || rest.isDisabled,
  });

  const groups: Tool[][] = [
    [
      tool('undo', t('undo'), {
        keys: keysOf('Z'),
        isDisabled: !state.canUndo,
        onPress: () => chain().undo().run(),
      }),
      tool('redo', t('redo'), {
        keys: keysOf(isMac ? '⇧Z' : 'Y'),
        isDisabled: !state.canRedo,
        onPress: () => chain().redo().run(),
      }),
    ],
    headingLevels.map((level) => ({
      name: `heading${level}`,
      label: t(`heading.${level}`),
      face: `H${level}`,
      isPressed: state.level === level,
      isDisabled,
      onPress: () => chain().toggleHeading({ level }).run(),
    })),
    [
      tool('bold', t('bold'), {
        keys: keysOf('B'),
        isPressed: state.isBold,
        onPress: () => chain().toggleBold().run(),
      }),
      tool('italic', t('italic'), {
        keys: keysOf('I'),
        isPressed: state.isItalic,
        onPress: () => chain().toggleItalic().run(),
      }),
      tool('underline', t('underline'), {
        keys: keysOf('U'),
        isPressed: state.isUnderline,
        onPress: () => chain().toggleUnderline().run(),
      }),
    ],
    [
      tool('bulletList', t('bulletList'), {
        isPressed: state.isBulletList,
        onPress: () => chain().toggleBulletList().run(),
      }),
      tool('orderedList', t('orderedList'), {
        isPressed: state.isOrderedList,
        onPress: () => chain().toggleOrderedList().run(),
      }),
      tool('quote', t('quote'), {
        isPressed: state.isQuote,
        onPress: () => chain().toggleBlockquote().run(),
      }),
    ],
    [
      tool('link', t('link'), { keys: keysOf('K'), isPressed: state.isLink, onPress: onLink }),
      tool('unlink', t('unlink'), {
        isDisabled: !state.isLink,
        onPress: () => chain().extendMarkRange('link').unsetLink().run(),
      }),
    ],
    [
      ...(onPicture ? [tool('picture', t('picture'), { onPress: onPicture })] : []),
      tool('table', t('table'), {
        // A table in a table cannot be read on a phone.
        isDisabled: state.isTable,
        onPress: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      }),
      tool('divider', t('divider'), { onPress: () => chain().setHorizontalRule().run() }),
    ],
  ];
  return (
    <Toolbar
      label={t('toolbar')}
      controls={controls}
      groups={groups}
      className="border-b border-line"
      onLeave={() => editor.commands.focus()}
    />
  );
}
