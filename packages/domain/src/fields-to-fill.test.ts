import { describe, expect, test } from 'vitest';
import { factsAskedFor, fieldsToFill, fillHtml, fillText, isTask, withoutTasks } from './fields-to-fill.ts';

test.each([
  ['', []],
  ['<p>Nothing to do here.</p>', []],
  ['<p>[[company name]] runs this shop. Write to [[e-mail]].</p>', ['company name', 'e-mail']],
  ['[[公司名稱]]與[[公司名稱]]', ['公司名稱']],
  ['<p>[[<strong>company</strong> name]]</p>', ['company name']],
  ['[[ company name ]]', ['company name']],
  // An array index or a lone bracket is text.
  ['see [1], [[]] and [[', []],
])('%j asks for %j', (text, fields) => {
  expect(fieldsToFill(text)).toEqual(fields);
});

const facts = new Map([
  ['company name', 'Fish & <Chips> "Ltd"'],
  ['e-mail', 'a@b.test'],
]);

test.each([
  ['<p>[[company name]], [[ e-mail ]]</p>', '<p>Fish &amp; &lt;Chips&gt; &quot;Ltd&quot;, a@b.test</p>'],
  ['<p>[[<strong>e-</strong>mail]]</p>', '<p>a@b.test<strong></strong></p>'],
  ['<p>[[<em>e-mail]]</em> [[phone]]</p>', '<p>a@b.test<em></em> [[phone]]</p>'],
  ['<p>[1] [[]] [[</p>', '<p>[1] [[]] [[</p>'],
])('%j is filled in as %j', (html, filled) => {
  expect(fillHtml(html, facts)).toBe(filled);
});

test('plain text takes facts as they are, and a field inside a fact is not filled in again', () => {
  expect(fillText('[[company name]] [[phone]]', facts)).toBe('Fish & <Chips> "Ltd" [[phone]]');
  expect(
    fillText(
      '[[a]] [[b]]',
      new Map([
        ['a', '[[b]]'],
        ['b', 'x'],
      ]),
    ),
  ).toBe('[[b]] x');
});

test('a task is no fact', () => {
  expect(fieldsToFill('[[! Have a lawyer check]] [[name]]').map(isTask)).toEqual([true, false]);
});

test('a long text without an end takes no time', () => {
  for (const piece of ['[[', '[[<', '[[a'])
    expect(fillHtml(piece.repeat(200_000), facts)).toBe(piece.repeat(200_000));
});

test.each([
  ['<p>[[! Ask a lawyer]]</p><p>Terms of [[company name]]</p>', '<p>Terms of [[company name]]</p>'],
  ['<p class="x"> [[!<em> Ask</em> a lawyer]] </p><p>Terms</p>', '<p>Terms</p>'],
  ['<p>Terms [[! Ask <b>a lawyer]]</b> of</p>', '<p>Terms <b></b> of</p>'],
  ['<p>[[phone]]</p><p>[[</p>', '<p>[[phone]]</p><p>[[</p>'],
])('%j without its tasks is %j', (html, rest) => {
  expect(withoutTasks(html)).toBe(rest);
});

describe('facts', () => {
  const vi = (field: string) => ({ language: 'vi', field });
  const en = (field: string) => ({ language: 'en', field });

  test('translations ask for the same facts in the same order', () => {
    expect(
      factsAskedFor([
        { vi: ['tên', 'số'], en: ['name', 'number'] },
        { vi: [], en: ['name'] },
        { vi: ['số'], en: ['number'] },
      ]),
    ).toEqual([
      [vi('tên'), en('name')],
      [vi('số'), en('number')],
    ]);
  });

  test('a word that stands for two in another language joins them', () => {
    const facts = factsAskedFor([
      { vi: ['địa chỉ'], en: ['registered address'] },
      { vi: ['địa chỉ'], en: ['head office'] },
    ]);
    expect(facts).toEqual([[vi('địa chỉ'), en('registered address'), en('head office')]]);
  });

  test('those of texts that do not match stay apart', () => {
    expect(factsAskedFor([{ vi: ['tên', 'số'], en: ['name'] }])).toEqual([
      [vi('tên')],
      [vi('số')],
      [en('name')],
    ]);
  });
});
