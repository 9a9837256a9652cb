import { crc32, deflateRawSync } from 'node:zlib';

type ZipEntry = {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** False values to write into the zip directory. */
  readonly claimedBytes?: number;
  readonly claimedCrc?: number;
  readonly flags?: number;
  readonly method?: number;
};

/** Builds a zip whose directory may be wrong. */
export function zipFile(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  // Equal contents are compressed once, so that gigabytes of them are made quickly.
  const known = new Map<string | Uint8Array, { packed: Buffer; crc: number; bytes: number }>();
  const pack = (content: string | Uint8Array, method: number) => {
    const plain = Buffer.from(content);
    const packed = method === 8 ? deflateRawSync(plain) : plain;
    const made = { packed, crc: crc32(plain), bytes: plain.length };
    known.set(content, made);
    return made;
  };
  for (const { name, content, claimedBytes, claimedCrc, flags = 0, method = 8 } of entries) {
    const { packed, crc, bytes } = known.get(content) ?? pack(content, method);
    const nameBytes = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(claimedCrc ?? crc, 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimedBytes ?? bytes, 18);
    fields.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, nameBytes, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, tail, nameBytes);
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type Workbook = {
  /** XML inside the sheetData element. */
  readonly data?: string;
  /** XML after it: merged cells, links. */
  readonly after?: string;
  readonly sheetName?: string;
  readonly sharedStrings?: string;
  /** A DOCTYPE before the sheet's root element. */
  readonly doctype?: string;
  readonly more?: readonly ZipEntry[];
};

/** The parts of a workbook in Excel's layout, with overrides for tests. */
export function workbookParts(workbook: Workbook = {}): ZipEntry[] {
  const { data = '', after = '', sheetName = 'Sheet1', sharedStrings, doctype = '', more = [] } = workbook;
  const part = (name: string, type: string) =>
    `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relations = (...all: string[]) =>
    `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
  return [
    {
      name: '[Content_Types].xml',
      content:
        `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        `${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}</Types>`,
    },
    { name: '_rels/.rels', content: relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content:
        `${head}<workbook ${main} xmlns:r="${office}"><sheets>` +
        `<sheet name="${sheetName}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(
        relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
        ...(sharedStrings === undefined ? [] : [relation('rId2', 'sharedStrings', 'sharedStrings.xml')]),
      ),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${head}${doctype}<worksheet ${main}><sheetData>${data}</sheetData>${after}</worksheet>`,
    },
    ...(sharedStrings === undefined
      ? []
      : [{ name: 'xl/sharedStrings.xml', content: `${head}<sst ${main}>${sharedStrings}</sst>` }]),
    ...more,
  ];
}

export const textCell = (at: string, text: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** Rows of text cells, starting at the first row. */
export function textRows(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], index: number) =>
    row.map((text, column) => textCell(`${String.fromCharCode(65 + column)}${index + 1}`, text)).join('');
  return rows.map((row, index) => `<row r="${index + 1}">${cells(row, index)}</row>`).join('');
}
