import { useTranslation } from '@onehaul/i18n/react';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { type Tool, Toolbar } from './toolbar.tsx';

type Props = { readonly editor: Editor; readonly controls: string };

export const tableAt = (editor: Editor) => ({
  isOpen: editor.isEditable && editor.isActive('table'),
  canMerge: editor.can().mergeCells(),
  canSplit: editor.can().splitCell(),
});

/** Shown below the text while the caret is in a table, so that the table itself does not move. */
export function TableToolbar(props: Props) {
  const { editor } = props;
  const state = useEditorState({ editor, selector: () => tableAt(editor) });
  return state.isOpen ? <TableTools {...props} state={state} /> : null;
}

type ToolsProps = Props & { readonly state: ReturnType<typeof tableAt> };

export function TableTools({ editor, state, controls }: ToolsProps) {
  const { t } = useTranslation('richText');
  const tool = (
    name:
      | 'addRow'
      | 'deleteRow'
      | 'addColumn'
      | 'deleteColumn'
      | 'headerRow'
      | 'merge'
      | 'split'
      | 'deleteTable',
    act: (chain: ChainedCommands) => ChainedCommands,
    isDisabled = false,
  ): Tool => ({
    name,
    label: t(`table.${name}`),
    face: <span className="px-1.5 font-regular">{t(`table.${name}`)}</span>,
    isDisabled,
    onPress: () => act(editor.chain().focus()).run(),
  });
  const groups = [
    [tool('addRow', (chain) => chain.addRowAfter()), tool('deleteRow', (chain) => chain.deleteRow())],
    [
      tool('addColumn', (chain) => chain.addColumnAfter()),
      tool('deleteColumn', (chain) => chain.deleteColumn()),
    ],
    [
      tool('headerRow', (chain) => chain.toggleHeaderRow()),
      tool('merge', (chain) => chain.mergeCells(), !state.canMerge),
      tool('split', (chain) => chain.splitCell(), !state.canSplit),
    ],
    [tool('deleteTable', (chain) => chain.deleteTable())],
  ];
  return (
    <Toolbar
      label={t('table.toolbar')}
      controls={controls}
      groups={groups}
      className="border-t border-line"
      onLeave={() => editor.commands.focus()}
    />
  );
}
