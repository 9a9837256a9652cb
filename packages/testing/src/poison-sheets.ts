import { writeXlsx } from 'hucre/xlsx';
import { poisonCellsUnder } from './poison-cells.ts';
import { textCell, textRows, workbookParts, zipFile } from './zip-file.ts';

type Poison = {
  readonly name: string;
  make(): Uint8Array | Promise<Uint8Array>;
  /**
   * The expected refusal; `read` where it is harmless and its rows are read, `slow` where it depends on the
   * machine's speed, `any` where either is fine.
   */
  readonly answer: string;
};

const text = (bytes: number, sign = ' ') => sign.repeat(bytes);
const megabyte = 2 ** 20;

const billionLaughs = (() => {
  const entities = Array.from(
    { length: 12 },
    (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
  ).join('');
  return `<!DOCTYPE worksheet [<!ENTITY l0 "ha">${entities}]>`;
})();
const xxe =
  '<!DOCTYPE worksheet [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY net SYSTEM "http://127.0.0.1:1/x">]>';

const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** Header of the compound file format of old Excel; `name` is a directory entry in its encoding. */
function compoundFile(name: string): Uint8Array {
  const file = Buffer.alloc(4096);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  Buffer.from(name, 'utf16le').copy(file, 1024);
  return file;
}

/**
 * Malicious workbooks (S43 to S47) and the expected response to each. Rows use the headings of the sheet kind
 * under test, because a sheet with other headings is refused before its cells are read.
 */
export function poisonSheetsUnder(headings: readonly string[]): readonly Poison[] {
  const good = textRows([headings, ['SF1234567890', 'Shoes']]);
  /** A workbook with valid rows and additional parts. */
  const besideGood = (more: Parameters<typeof zipFile>[0]) =>
    zipFile(workbookParts({ data: good, more: [...more] }));
  const referring = (...entities: string[]) =>
    textRows([headings, ...entities.map((entity) => ['SF1234567890', `&${entity};`])]);
  return [
    // S43
    {
      name: 'a part that packs a thousand times smaller',
      make: () => besideGood([{ name: 'xl/media/x.xml', content: text(30 * megabyte) }]),
      answer: 'sheet.tooMuch',
    },
    {
      name: 'a sheet that packs a thousand times smaller',
      make: () => zipFile(workbookParts({ data: good + text(35 * megabyte) })),
      answer: 'sheet.tooMuch',
    },
    {
      name: 'parts that unpack to gigabytes together',
      make: () => {
        const content = text(20 * megabyte);
        return besideGood(
          Array.from({ length: 100 }, (_, part) => ({ name: `xl/media/${part}.xml`, content })),
        );
      },
      answer: 'sheet.tooMuch',
    },
    {
      name: 'parts that pack like any text and are too much together',
      make: () => {
        const lines = Array.from({ length: 60_000 }, (_, line) => `<row r="${line}"/>`.repeat(6));
        const content = lines.join('');
        return besideGood(
          Array.from({ length: 10 }, (_, part) => ({ name: `xl/media/${part}.xml`, content })),
        );
      },
      answer: 'sheet.tooMuch',
    },
    {
      name: 'a directory that claims four gigabytes',
      make: () => besideGood([{ name: 'xl/media/x.xml', content: 'x', claimedBytes: 0xffff_fffe }]),
      answer: 'sheet.tooMuch',
    },
    {
      name: 'a directory that claims more than its field holds',
      make: () => besideGood([{ name: 'xl/media/x.xml', content: 'x', claimedBytes: 0xffff_ffff }]),
      answer: 'sheet.tooMuch',
    },
    {
      name: 'a sheet that unpacks to far more than its directory says',
      make: () =>
        zipFile(
          workbookParts({ data: good + text(35 * megabyte) }).map((part) =>
            part.name === 'xl/worksheets/sheet1.xml' ? { ...part, claimedBytes: 1000 } : part,
          ),
        ),
      answer: 'sheet.notSheet',
    },
    {
      name: 'a sheet whose directory says that it is empty',
      make: () =>
        zipFile(
          workbookParts({ data: good + text(35 * megabyte) }).map((part) =>
            part.name === 'xl/worksheets/sheet1.xml' ? { ...part, claimedBytes: 0 } : part,
          ),
        ),
      answer: 'sheet.tooMuch',
    },
    {
      name: 'a thousand parts',
      make: () =>
        besideGood(Array.from({ length: 1000 }, (_, part) => ({ name: `xl/${part}.xml`, content: 'x' }))),
      answer: 'sheet.tooMuch',
    },
    // S44
    {
      name: 'an external entity',
      make: () => zipFile(workbookParts({ doctype: xxe, data: referring('file', 'net') })),
      answer: 'read',
    },
    {
      name: 'a billion laughs',
      make: () => zipFile(workbookParts({ doctype: billionLaughs, data: referring('l12') })),
      answer: 'read',
    },
    {
      name: 'links to other files',
      make: () =>
        besideGood([
          {
            name: 'xl/externalLinks/externalLink1.xml',
            content: '<externalLink><externalBook r:id="rId1"/></externalLink>',
          },
          {
            name: 'xl/externalLinks/_rels/externalLink1.xml.rels',
            content:
              '<Relationships><Relationship Id="rId1" Target="http://127.0.0.1:1/x" TargetMode="External"/></Relationships>',
          },
        ]),
      answer: 'read',
    },
    {
      name: 'a workbook with macros, renamed',
      make: () => besideGood([{ name: 'xl/vbaProject.bin', content: 'macros' }]),
      answer: 'sheet.notSheet',
    },
    {
      name: '1,048,576 empty rows',
      make: () => {
        const rows = Array.from({ length: 1_048_574 }, (_, row) => `<row r="${row + 3}"/>`).join('');
        return zipFile(workbookParts({ data: good + rows }));
      },
      answer: 'sheet.tooMuch',
    },
    {
      name: '16,384 columns in each of sixty rows',
      make: () => {
        const row = (at: number) =>
          `<row r="${at}">${Array.from({ length: 16_384 }, (_, column) => `<c r="${columnName(column)}${at}" s="1"/>`).join('')}</row>`;
        return zipFile(
          workbookParts({ data: good + Array.from({ length: 60 }, (_, at) => row(at + 3)).join('') }),
        );
      },
      answer: 'read',
    },
    {
      name: 'a cell in the last column of each of 20,000 rows',
      make: () => {
        const rows = Array.from(
          { length: 19_900 },
          (_, at) => `<row r="${at + 3}"><c r="XFD${at + 3}"><v>1</v></c></row>`,
        );
        return zipFile(workbookParts({ data: good + rows.join('') }));
      },
      answer: 'slow',
    },
    {
      name: 'a column beyond the last',
      make: () => zipFile(workbookParts({ data: `${good}<row r="3">${textCell('ZZZZZ3', 'x')}</row>` })),
      answer: 'sheet.notSheet',
    },
    {
      name: 'rows beyond the last, and rows that are no numbers',
      make: () =>
        zipFile(
          workbookParts({ data: `${good}<row r="99999999999">${textCell('A3', 'SF1234567891')}</row>` }),
        ),
      answer: 'sheet.notSheet',
    },
    {
      name: 'cells that are merged all over each other',
      make: () => {
        const cells = Array.from(
          { length: 50_000 },
          (_, at) => `<mergeCell ref="A${at + 1}:XFD1048576"/>`,
        ).join('');
        return zipFile(workbookParts({ data: good, after: `<mergeCells>${cells}</mergeCells>` }));
      },
      answer: 'read',
    },
    {
      name: 'a million shared strings',
      make: () => {
        const strings = Array.from({ length: 1_000_000 }, (_, at) => `<si><t>${at}</t></si>`).join('');
        return zipFile(workbookParts({ data: good, sharedStrings: strings }));
      },
      answer: 'sheet.tooMuch',
    },
    {
      name: 'tags without end inside each other',
      make: () => zipFile(workbookParts({ data: good + '<a>'.repeat(150_000) })),
      answer: 'read',
    },
    {
      name: 'more rows than a forecast may have',
      make: () =>
        zipFile(
          workbookParts({
            data: textRows([headings, ...Array.from({ length: 501 }, (_, at) => [`SF${10 ** 9 + at}`])]),
          }),
        ),
      answer: 'sheet.tooManyRows',
    },
    // S45
    {
      name: 'comments on a cell called __proto__',
      make: () =>
        besideGood([
          {
            name: 'xl/comments1.xml',
            content:
              '<comments><commentList><comment ref="__proto__"><text><t>x</t></text></comment></commentList></comments>',
          },
          {
            name: 'xl/worksheets/_rels/sheet1.xml.rels',
            content:
              '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="../comments1.xml"/></Relationships>',
          },
        ]),
      answer: 'read',
    },
    {
      name: 'headings called __proto__ and constructor',
      make: () =>
        zipFile(
          workbookParts({
            data: textRows([
              ['__proto__', 'constructor', ...headings],
              ['x', 'y', 'SF1234567890', 'Shoes'],
            ]),
          }),
        ),
      answer: 'read',
    },
    {
      name: 'a sheet called ../../x',
      make: () => zipFile(workbookParts({ data: good, sheetName: '../../x' })),
      answer: 'read',
    },
    // S47
    { name: 'an old .xls', make: () => compoundFile('Workbook'), answer: 'sheet.notSheet' },
    {
      name: 'a csv, renamed',
      make: () => Buffer.from('Courier number,Goods\nSF1,Shoes\n'),
      answer: 'sheet.notSheet',
    },
    { name: 'nothing', make: () => new Uint8Array(0), answer: 'sheet.notSheet' },
    {
      name: 'the beginning of a zip',
      make: () => zipFile(workbookParts({ data: good })).subarray(0, 300),
      answer: 'sheet.notSheet',
    },
    {
      name: 'a workbook behind a password',
      make: () =>
        writeXlsx({
          sheets: [{ name: 'Sheet1', rows: [[...headings], ['SF1234567890', 'Shoes']] }],
          encryption: { password: 'secret', spinCount: 1000 },
        }),
      answer: 'sheet.locked',
    },
    {
      name: 'a zip behind a password',
      make: () => besideGood([{ name: 'xl/x.xml', content: 'x', flags: 1 }]),
      answer: 'sheet.locked',
    },
    ...['../../../etc/cron.d/x', '/etc/passwd', 'xl\\..\\x', 'C:x', 'xl/../../x'].map((name) => ({
      name: `a part called ${name}`,
      make: () => besideGood([{ name, content: 'x' }]),
      answer: 'sheet.notSheet',
    })),
    {
      name: 'two sheets of one name',
      make: () => besideGood([{ name: 'xl/worksheets/sheet1.xml', content: '<worksheet/>' }]),
      answer: 'sheet.notSheet',
    },
    {
      name: 'a part packed in a way nobody uses',
      make: () => besideGood([{ name: 'xl/x.xml', content: 'x', method: 12 }]),
      answer: 'sheet.notSheet',
    },
    {
      name: 'a zip of something else',
      make: () => zipFile([{ name: 'readme.txt', content: 'hello' }]),
      answer: 'sheet.notSheet',
    },
    {
      name: 'a workbook whose parts are missing',
      make: () => zipFile(workbookParts({ data: good }).slice(0, 2)),
      answer: 'sheet.notSheet',
    },
    ...poisonCellsUnder(headings),
  ];
}

/** With the headings of a forecast. */
export const poisonSheets = poisonSheetsUnder(['Courier number', 'Goods']);
