import { expect, test } from 'vitest';
import { parseCsv } from './parse-csv.ts';

test.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\r\n"1;5";"say ""hi"""\r\n',
    [
      ['a', 'b'],
      ['1;5', 'say "hi"'],
    ],
  ],
  [
    'a\tb\n"two\nlines"\t\n',
    [
      ['a', 'b'],
      ['two\nlines', ''],
    ],
  ],
  ['a,b\n1', [['a', 'b'], ['1']]],
  ['', []],
])('%j has its rows', (text, rows) => {
  expect([...parseCsv(text)]).toEqual(rows);
});
