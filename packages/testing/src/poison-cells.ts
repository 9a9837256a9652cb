import { textCell, textRows, workbookParts, zipFile } from './zip-file.ts';

type Poison = {
  readonly name: string;
  make(): Uint8Array;
  readonly answer: string;
};

const value = (at: string, text: string, type = 'n') => `<c r="${at}" t="${type}"><v>${text}</v></c>`;
type Part = ReturnType<typeof workbookParts>[number];
const sheetPart = 'xl/worksheets/sheet1.xml';
const textOf = ({ content }: Part) => content as string;
const bom = '\u{feff}';

/** Workbooks whose cells and parts contain implausible or malicious content (R17). */
export function poisonCellsUnder(headings: readonly string[]): readonly Poison[] {
  const good = textRows([headings, ['SF1234567890', 'Shoes']]);
  /** Valid rows, plus a third row of these cells. */
  const withRow = (cells: string) => zipFile(workbookParts({ data: `${good}<row r="3">${cells}</row>` }));
  /** A workbook with one altered part. */
  const changed = (name: string, change: (part: Part) => Part) =>
    zipFile(workbookParts({ data: good }).map((part) => (part.name === name ? change(part) : part)));
  return [
    {
      name: 'numbers that are none, and numbers beyond all',
      make: () =>
        withRow(value('A3', 'NaN') + value('B3', '1e308') + value('C3', '-1e999') + value('D3', '0x10')),
      answer: 'read',
    },
    {
      name: 'a courier number that the spreadsheet has rounded',
      make: () => withRow(value('A3', '7.88E+18') + textCell('B3', 'Shoes')),
      answer: 'read',
    },
    {
      name: 'dates before and after all calendars',
      make: () =>
        withRow(
          value('A3', '99999999999', 'd') + value('B3', '-12345', 'd') + value('C3', '9999-99-99', 'd'),
        ),
      answer: 'read',
    },
    {
      name: 'formulas that would call somewhere',
      make: () =>
        withRow(
          `<c r="A3" t="str"><f>HYPERLINK("http://127.0.0.1:1/"&amp;A2)</f><v>=HYPERLINK("http://127.0.0.1:1/")</v></c>` +
            `<c r="B3" t="str"><f>WEBSERVICE("http://127.0.0.1:1/")</f><v>@SUM(1)</v></c>`,
        ),
      answer: 'read',
    },
    {
      name: 'a cell of five megabytes',
      make: () => withRow(textCell('A3', Array.from({ length: 700_000 }, (_, at) => at).join(' '))),
      answer: 'read',
    },
    {
      name: 'text that turns the reading direction, and letters on top of each other',
      make: () =>
        withRow(textCell('A3', '\u{202e}fdp.exe\u{202c}') + textCell('B3', `Z${'\u{0334}'.repeat(900)}`)),
      answer: 'read',
    },
    {
      name: 'signs that no text has',
      make: () =>
        withRow(textCell('A3', 'SF\u{0}123\u{8}\u{1b}[31m') + textCell('B3', '&#0;&#xD800;_x0000_')),
      answer: 'read',
    },
    {
      name: 'cells of a type nobody knows, errors, and shared strings that are not there',
      make: () => withRow(value('A3', '99999', 's') + value('B3', '#REF!', 'e') + value('C3', 'x', 'zz')),
      answer: 'read',
    },
    {
      name: 'a sheet whose check does not fit',
      make: () => changed(sheetPart, (part) => ({ ...part, claimedCrc: 1 })),
      answer: 'any',
    },
    {
      name: 'a workbook whose sheet is not there',
      make: () => zipFile(workbookParts({ data: good }).filter(({ name }) => name !== sheetPart)),
      answer: 'sheet.notSheet',
    },
    {
      name: 'a workbook that is its own sheet',
      make: () =>
        changed('xl/_rels/workbook.xml.rels', (part) => ({
          ...part,
          content: textOf(part).replace('worksheets/sheet1.xml', 'workbook.xml'),
        })),
      answer: 'any',
    },
    {
      name: 'a sheet that lies outside the file',
      make: () =>
        changed('xl/_rels/workbook.xml.rels', (part) => ({
          ...part,
          content: textOf(part).replace('worksheets/sheet1.xml', '../../../../etc/passwd'),
        })),
      answer: 'sheet.notSheet',
    },
    {
      name: 'a sheet in UTF-16',
      make: () =>
        changed(sheetPart, (part) => ({
          ...part,
          content: Buffer.from(bom + textOf(part).replace('UTF-8', 'UTF-16'), 'utf16le'),
        })),
      answer: 'any',
    },
    {
      name: 'a sheet that says it is in gb2312',
      make: () =>
        changed(sheetPart, (part) => ({ ...part, content: textOf(part).replace('UTF-8', 'gb2312') })),
      answer: 'read',
    },
    {
      name: 'a sheet that begins with a mark of its order',
      make: () => changed(sheetPart, (part) => ({ ...part, content: bom + textOf(part) })),
      answer: 'read',
    },
    {
      name: 'bytes that are no text at all',
      make: () =>
        changed(sheetPart, (part) => ({
          ...part,
          content: Buffer.concat([
            Buffer.from(textOf(part).replace('</sheetData></worksheet>', '')),
            Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80]),
          ]),
        })),
      answer: 'any',
    },
    {
      name: 'a hundred sheets, the first of them hidden',
      make: () => {
        const sheets = Array.from(
          { length: 100 },
          (_, at) =>
            `<sheet name="S${at}" sheetId="${at + 1}" ${at === 0 ? 'state="veryHidden" ' : ''}r:id="rId1"/>`,
        );
        return changed('xl/workbook.xml', (part) => ({
          ...part,
          content: textOf(part).replace(/<sheet .*\/>/, sheets.join('')),
        }));
      },
      answer: 'any',
    },
    {
      name: 'rows that go backwards and stand twice',
      make: () => {
        const row = (at: number) => `<row r="${at}">${textCell(`A${at}`, `SF12345678${at}`)}</row>`;
        return zipFile(workbookParts({ data: good + row(9) + row(3) + row(9) + row(2) }));
      },
      answer: 'sheet.notSheet',
    },
  ];
}
