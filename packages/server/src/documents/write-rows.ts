import { dateFormat } from '@onehaul/i18n/formats';
import type { PaperWords } from '@onehaul/i18n/paper-text';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import type { CustomsRow, OrderListRow } from './papers.ts';

type Cell = string | number | null;

/**
 * A text of a stranger that a spreadsheet would reckon gets a quote in front: whoever saves the file as CSV and opens
 * that would run it otherwise (S43). Tabs and line ends before it count as nothing there.
 */
function harmless(text: string): string {
  const plain = text.replaceAll(/\p{Cc}+/gu, ' ');
  return /^\s*[=+\-@]/u.test(plain) ? `'${plain}` : plain;
}

const major = (minor: number) => minor / 100;
const kilograms = (grams: number) => grams / 1000;

async function write(
  name: string,
  titles: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<Uint8Array> {
  const widths = titles.map((title, column) =>
    Math.max(
      ...[title, ...rows.slice(0, 200).map((row) => String(row[column] ?? ''))].map((text) =>
        Math.min(48, [...text].length * 1.3 + 3),
      ),
    ),
  );
  const safe = (cell: Cell): CellValue => (typeof cell === 'string' ? harmless(cell) : cell);
  return writeXlsx({
    sheets: [
      {
        name,
        rows: [[...titles], ...rows.map((row) => row.map(safe))],
        columns: widths.map((width) => ({ width })),
        cells: new Map(
          titles.map((value, column) => [`0,${column}`, { value, style: { font: { bold: true } } }]),
        ),
        freezePane: { rows: 1 },
      },
    ],
  });
}

/** What customs asks for: a row for each kind of goods of each order. */
export function writeCustoms({ word }: PaperWords, rows: readonly CustomsRow[]): Promise<Uint8Array> {
  const titles = [
    word('order'),
    word('billNumber'),
    word('receiver'),
    word('nameChinese'),
    word('nameEnglish'),
    word('hsCode'),
    word('material'),
    word('origin'),
    word('quantity'),
    `${word('unitValue')} (CNY)`,
    `${word('value')} (CNY)`,
    `${word('weight')} (kg)`,
  ];
  const cells = rows.map((row) => [
    row.number,
    row.carrierBillNumber,
    row.receiverName,
    row.nameChinese,
    row.nameEnglish,
    row.hsCode,
    row.material,
    row.origin,
    row.quantity,
    major(row.unitPriceCents),
    major(row.unitPriceCents * row.quantity),
    row.weightGrams === null ? null : kilograms(row.weightGrams),
  ]);
  return write(word('customsSheet'), titles, cells);
}

/** A member's orders, a row for each. */
export function writeOrders({ word, tag }: PaperWords, rows: readonly OrderListRow[]): Promise<Uint8Array> {
  const titles = [
    word('order'),
    word('state'),
    word('createdAt'),
    word('line'),
    word('destination'),
    word('receiver'),
    word('phone'),
    word('address'),
    word('billNumber'),
    word('goods'),
    word('parcels'),
    word('boxes'),
    `${word('weight')} (kg)`,
    `${word('total')} (CNY)`,
    `${word('paid')} (CNY)`,
    word('remark'),
  ];
  const cells = rows.map((row) => [
    row.number,
    word(`stage.${row.stage}`),
    dateFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: row.timeZone }).format(
      row.createdAt,
    ),
    row.lineName,
    row.destinationName,
    row.receiverName,
    row.receiverPhone,
    row.receiverAddress,
    row.carrierBillNumber,
    row.goodsName,
    row.parcelCount,
    row.boxCount,
    kilograms(row.weightGrams),
    major(row.totalMinor),
    major(row.paidMinor),
    row.remark,
  ]);
  return write(word('ordersSheet'), titles, cells);
}
