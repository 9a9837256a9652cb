import { isLinkTarget } from '@onehaul/domain/rich-text';
import { sanitize } from '@onehaul/server/html/sanitize';
import { hostileHtml } from '@onehaul/testing/hostile-html';
import { lightDocument, parseLightDom } from '@onehaul/testing/light-dom';
import { Editor, getSchema } from '@tiptap/core';
import { DOMParser, DOMSerializer, type Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';
import { richTextExtensions, toHtml } from './extensions.ts';
import { toLinkTarget } from './link-target.ts';

const extensions = richTextExtensions();
const schema = getSchema(extensions);

const parse = (html: string): Node =>
  DOMParser.fromSchema(schema).parse(parseLightDom(html) as unknown as globalThis.Node);
function serialize(doc: Node): string {
  const options = { document: lightDocument as unknown as Document };
  const fragment = DOMSerializer.fromSchema(schema).serializeFragment(doc.content, options);
  return (fragment as unknown as { innerHTML: string }).innerHTML;
}
/** What the editor shows and saves for a text that is opened or pasted. */
const through = (html: string) => serialize(parse(cleanPaste(html)));

/** An editor without a page: commands run on its state. */
function openEditor(html = '') {
  const editor = new Editor({ element: null, extensions, content: parse(html).toJSON() as object });
  return { editor, html: () => serialize(editor.state.doc) };
}

describe('a text that is opened', () => {
  test.each([
    '<h2>Fees</h2><h3>Air</h3><h4>Express</h4><p>From <strong>12.5</strong><br /><em>per</em> <u>kg</u></p>',
    '<ul><li><p>one</p><ol><li><p>two</p></li></ol></li></ul><ol start="3"><li><p>three</p></li></ol>',
    '<blockquote><p>集運 &amp; 運費</p></blockquote><hr /><p><s>old</s> <code>HK-01</code></p>',
    '<p><a href="https://www.gov.hk/" title="Customs">Customs</a> <a href="/help">Help</a> <a href="tel:+85212345678">Call</a></p>',
    '<table><tbody><tr><th><p>Line</p></th><th><p>kg</p></th></tr><tr><td colspan="2"><p>Air</p></td></tr></tbody></table>',
    '<img src="/files/article/a1.webp" alt="A label" />',
  ])('%s is saved as it was, and the sanitizer agrees', (html) => {
    expect(through(html)).toBe(html);
    expect(sanitize(html)).toBe(html);
  });

  test('keeps the rows of a table with a head', () => {
    const html =
      '<table><thead><tr><th>kg</th></tr></thead><tbody><tr><td rowspan="2">1</td></tr></tbody></table>';
    expect(through(html)).toBe(
      '<table><tbody><tr><th><p>kg</p></th></tr><tr><td rowspan="2"><p>1</p></td></tr></tbody></table>',
    );
  });

  test('is empty without text, and ends without the paragraph below a table', () => {
    expect(toHtml({ isEmpty: true, getHTML: () => '<p></p>' })).toBe('');
    expect(toHtml({ isEmpty: false, getHTML: () => '<p>a</p><p></p><p>b</p><p></p><p></p>' })).toBe(
      '<p>a</p><p></p><p>b</p>',
    );
  });
});

describe('a text that is pasted', () => {
  test.each(hostileHtml)('%j leaves only what the sanitizer keeps', (html) => {
    const clean = through(html);
    expect(sanitize(clean)).toBe(clean);
  });

  test('mixtures of all kinds leave only what the sanitizer keeps', () => {
    const pieces = [
      ...hostileHtml,
      '<ul>',
      '<li>',
      '<table><tr>',
      '<td>',
      '<h1>',
      '<b>',
      '<p align="right">',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 5 }), (parts) => {
        const clean = through(parts.join(''));
        expect(sanitize(clean)).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });

  test('from Word: lists, headings and emphasis stay, fonts, colours, classes and pictures go', () => {
    const item = (level: number, sign: string, text: string) =>
      `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`;
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-US>
<h1 style='color:#2F5496'>Fees<o:p></o:p></h1><p class=MsoNormal style='font-size:14pt'><b>Bold</b> and <span style='color:red'>red</span></p>
${item(1, '·', 'one')}${item(2, 'o', 'inner')}${item(1, '·', 'two')}${item(1, '1.', 'first')}
<h6>Small</h6><p class=MsoNormal><img width=100 src="file:///C:/Temp/clip_image001.png"><a href="http://plain.test">plain</a><a href="https://a.test" target="_blank" style='color:blue'>safe</a></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='height:1cm'><td width=200 style='width:150pt;text-align:right' align=right><p class=MsoNormal>1</p></td></tr></table></body></html>`;
    expect(through(word)).toBe(
      '<h2>Fees</h2><p><strong>Bold</strong> and red</p>' +
        '<ul><li><p>one</p><ul><li><p>inner</p></li></ul></li><li><p>two</p></li></ul><ol><li><p>first</p></li></ol>' +
        '<h4>Small</h4><p>plain<a href="https://a.test">safe</a></p>' +
        '<table><tbody><tr><td><p>1</p></td></tr></tbody></table>',
    );
  });

  test('from Google Docs: the wrapper is not bold, what was made bold is', () => {
    const docs =
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;font-style:italic;text-decoration:underline">a</span><span style="font-weight:400"> b</span></p></b>';
    expect(through(docs)).toBe('<p><strong><em><u>a</u></em></strong> b</p>');
  });

  test('leaves the browser no style or handler to report as a violation', () => {
    const prepared = cleanPaste(
      `<p STYLE='color:red' onclick="a > b" class=x>1<img/onerror=alert(1) src=x><b style = "x">`,
    );
    expect(prepared).not.toMatch(/[\s/]style\s*=/i);
    expect(cleanPaste('<p onclick="alert(1)" title="a style=b">on = 1, style = 2</p>')).toBe(
      '<p  title="a data-style=b">on = 1, style = 2</p>',
    );
  });

  test('a megabyte of list paragraphs does not freeze the page', () => {
    const started = performance.now();
    cleanPaste(`<p style='mso-list:l0 level1 lfo1'>`.repeat(20_000));
    cleanPaste(`<p style="${'mso-list '.repeat(100_000)}`);
    cleanPaste('<a '.repeat(300_000));
    cleanPaste('<style>'.repeat(100_000));
    cleanPaste(`<a ${' onclick'.repeat(100_000)}>`);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('commands', () => {
  test('typing, bold and not bold', () => {
    const { editor, html } = openEditor();
    editor.commands.insertContent({ type: 'text', text: 'Fees' });
    editor.chain().selectAll().toggleBold().run();
    expect(html()).toBe('<p><strong>Fees</strong></p>');
    expect(editor.isActive('bold')).toBe(true);
    editor.commands.toggleBold();
    expect(html()).toBe('<p>Fees</p>');
  });

  test('headings of levels 2 to 4 only', () => {
    const { editor, html } = openEditor('<p>Fees</p>');
    expect(editor.commands.toggleHeading({ level: 1 })).toBe(false);
    editor.commands.toggleHeading({ level: 3 });
    expect(html()).toBe('<h3>Fees</h3>');
  });

  test('a table with a header row, a row more, cells merged', () => {
    const { editor, html } = openEditor();
    editor.commands.insertTable({ rows: 2, cols: 2, withHeaderRow: true });
    const [head, row] = [
      '<tr><th><p></p></th><th><p></p></th></tr>',
      '<tr><td><p></p></td><td><p></p></td></tr>',
    ];
    expect(html()).toContain(`<table><tbody>${head}${row}</tbody></table>`);
    editor.commands.addRowAfter();
    expect(html()).toContain(`<table><tbody>${head}${row}${row}</tbody></table>`);
    editor.commands.setCellSelection({ anchorCell: 2, headCell: 6 });
    editor.commands.mergeCells();
    expect(html()).toContain('<th colspan="2"><p></p></th>');
    expect(sanitize(html())).toBe(html());
  });

  test('a link to a script is refused, one to a page is set', () => {
    const { editor, html } = openEditor('<p>Help</p>');
    editor.commands.selectAll();
    expect(editor.commands.setLink({ href: 'javascript:alert(1)' })).toBe(false);
    expect(editor.commands.setLink({ href: '//evil.test' })).toBe(false);
    expect(html()).toBe('<p>Help</p>');
    expect(editor.commands.setLink({ href: '/help' })).toBe(true);
    expect(html()).toBe('<p><a href="/help">Help</a></p>');
  });
});

test.each([
  ['https://a.test/x', 'https://a.test/x'],
  [' www.gov.hk/customs ', 'https://www.gov.hk/customs'],
  ['help@shop.test', 'mailto:help@shop.test'],
  ['+852 1234 5678', 'tel:+85212345678'],
  ['/help', '/help'],
  ['javascript:alert(1)', undefined],
  ['JAVASCRIPT:alert(1)//a.test', undefined],
  ['data:text/html,x', undefined],
  ['http://plain.test', undefined],
  ['//evil.test', undefined],
  ['help', undefined],
  ['', undefined],
])('the typed link %j becomes %j', (typed, target) => {
  expect(toLinkTarget(typed)).toBe(target);
});

test('the editor and the sanitizer agree about every link', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string({
          unit: fc.constantFrom('/', '\\', ':', 'https', 'javascript', 'tel', '+', '1', '\t', '.', 'a'),
        }),
      ),
      (href) => {
        const kept = parseLightDom(sanitize(`<a href="${href}">x</a>`)).firstChild as unknown as Element;
        expect(kept.getAttribute('href')).toBe(isLinkTarget(href) ? href : null);
      },
    ),
    { numRuns: 2000 },
  );
});
