import type { Cell } from './parse-cell.ts';

const delimiters = [',', ';', '\t'] as const;

/** The delimiter that the first line has most of. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const countOf = (sign: string) => first.split(sign).length;
  return delimiters.toSorted((one, other) => countOf(other) - countOf(one))[0]!;
}

/** Rows of a text file of values: quoted fields may have delimiters, line breaks and doubled quotes. */
export function* parseCsv(text: string): Generator<Cell[]> {
  const delimiter = delimiterOf(text);
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (isQuoted) {
      if (sign !== '"') field += sign;
      else if (text[at + 1] === '"') {
        field += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && field === '') isQuoted = true;
    else if (sign === delimiter) {
      row.push(field);
      field = '';
    } else if (sign === '\n') {
      yield [...row, field.replace(/\r$/, '')];
      row = [];
      field = '';
    } else field += sign;
  }
  if (row.length > 0 || field !== '') yield [...row, field];
}
