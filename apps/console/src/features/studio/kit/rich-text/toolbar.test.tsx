import { type Language, languages } from '@onehaul/domain/language';
import { TranslatorProvider } from '@onehaul/i18n/react';
import { createTranslator } from '@onehaul/i18n/translator';
import { parseLightDom } from '@onehaul/testing/light-dom';
import { Editor } from '@tiptap/core';
import type { Editor as ReactEditor } from '@tiptap/react';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { richTextExtensions } from './extensions.ts';
import { formatAt, MainTools } from './main-toolbar.tsx';
import { tableAt, TableTools } from './table-toolbar.tsx';

const content = (type: string) => ({
  type: 'doc',
  content: [{ type, content: [{ type: 'text', text: 'Fees' }] }],
});

function openEditor(isDisabled = false): ReactEditor {
  const editor = new Editor({
    element: null,
    extensions: richTextExtensions(),
    content: content('paragraph'),
    editable: !isDisabled,
  });
  editor.commands.selectAll();
  return editor as ReactEditor;
}

function translatorOf(language: Language) {
  const file = new URL(
    `../../../../../../../packages/i18n/messages/${language}/richText.json`,
    import.meta.url,
  );
  return createTranslator(language, {
    richText: JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>,
  });
}

type Options = { editor?: ReactEditor; isDisabled?: boolean; hasPictures?: boolean; language?: Language };

function toolsOf({ editor, isDisabled = false, hasPictures = true, language = 'en' }: Options = {}) {
  const shown = editor ?? openEditor(isDisabled);
  const markup = renderToStaticMarkup(
    <TranslatorProvider value={translatorOf(language)}>
      <MainTools
        editor={shown}
        state={formatAt(shown)}
        controls="text"
        isDisabled={isDisabled}
        onLink={() => undefined}
        {...(hasPictures && { onPicture: () => undefined })}
      />
      {tableAt(shown).isOpen && <TableTools editor={shown} state={tableAt(shown)} controls="text" />}
    </TranslatorProvider>,
  );
  expect(markup).not.toContain('style=');
  const buttons: ReturnType<typeof parseLightDom>[] = [];
  const collect = (element: ReturnType<typeof parseLightDom>) => {
    if (element.nodeName === 'BUTTON') buttons.push(element);
    element.children.forEach(collect);
  };
  collect(parseLightDom(markup));
  return {
    markup,
    names: buttons.map((button) => button.getAttribute('aria-label')!),
    pressed: buttons
      .filter((button) => button.getAttribute('aria-pressed') === 'true')
      .map((button) => button.getAttribute('aria-label')),
    enabled: buttons.filter((button) => !button.hasAttribute('disabled')),
    stops: buttons.filter((button) => button.getAttribute('tabindex') === '0').length,
  };
}

describe('the toolbar', () => {
  test('is one tab stop with a name for every tool', () => {
    const { markup, names, stops } = toolsOf();
    expect(markup).toContain('role="toolbar" tabindex="-1" aria-label="Formatting" aria-controls="text"');
    expect(stops).toBe(1);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('Numbered list');
  });

  test('shows what is on at the caret', () => {
    const editor = openEditor();
    expect(toolsOf({ editor }).pressed).toEqual([]);
    editor.chain().toggleBold().toggleHeading({ level: 3 }).run();
    expect(toolsOf({ editor }).pressed).toEqual(['Subheading H3', 'Bold']);
  });

  test.each(languages)('is named in %s', (language) => {
    const { names } = toolsOf({ language });
    expect(names.filter((name) => name.includes('.'))).toEqual([]);
    expect(names.includes('Bold')).toBe(language === 'en');
  });

  test('has no tool for pictures without an upload', () => {
    expect(toolsOf().names).toContain('Image');
    expect(toolsOf({ hasPictures: false }).names).not.toContain('Image');
  });

  test('is off when the input is disabled', () => {
    const { enabled, stops } = toolsOf({ isDisabled: true });
    expect(enabled).toEqual([]);
    expect(stops).toBe(0);
  });

  test('has tools for tables inside of a table only, and no second table there', () => {
    const editor = openEditor();
    expect(toolsOf({ editor }).names).not.toContain('Add row');
    editor.commands.insertTable({ rows: 2, cols: 2 });
    const { names, enabled } = toolsOf({ editor });
    expect(names).toContain('Add row');
    expect(enabled.map((button) => button.getAttribute('aria-label'))).not.toContain('Table');
  });
});
