import { escapeFormula } from '@onehaul/domain/sheet-cell';
import { dateFormat } from '@onehaul/i18n/formats';
import type { PaperWords } from '@onehaul/i18n/paper-text';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import type { CustomsRow, FlowList, OrderListRow, SettlementRow } from './papers.ts';

export type Cell = string | number | null;

export const majorUnits = (minor: number) => minor / 100;
export const kilograms = (grams: number) => grams / 1000;

export async function writeSheet(
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
  const safe = (cell: Cell): CellValue => (typeof cell === 'string' ? escapeFormula(cell) : cell);
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

/** The customs file: a row per kind of goods of each order. */
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
    majorUnits(row.unitPriceCents),
    majorUnits(row.unitPriceCents * row.quantity),
    row.weightGrams === null ? null : kilograms(row.weightGrams),
  ]);
  return writeSheet(word('customsSheet'), titles, cells);
}

/** A member's orders, one row each. */
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
    majorUnits(row.totalMinor),
    majorUnits(row.paidMinor),
    row.remark,
  ]);
  return writeSheet(word('ordersSheet'), titles, cells);
}

/** A member's wallet movements, one row each; points are counted, money is in yuan. */
export function writeFlow(
  { word, wallet, tag }: PaperWords,
  { rows, timeZone }: FlowList,
): Promise<Uint8Array> {
  const isPoints = rows[0]?.unit === 'points';
  const unit = isPoints ? '' : ' (CNY)';
  const titles = [
    word('time'),
    word('movement'),
    `${word('before')}${unit}`,
    `${word('amount')}${unit}`,
    `${word('balance')}${unit}`,
    word('order'),
    word('reference'),
    word('remark'),
  ];
  const at = dateFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const cells = rows.map((row) => [
    at.format(row.createdAt),
    wallet(`kind.${row.kind}`),
    isPoints ? row.pointsBefore : majorUnits(row.beforeMinor),
    isPoints ? row.pointsChange : majorUnits(row.changeMinor),
    isPoints ? row.pointsAfter : majorUnits(row.afterMinor),
    row.orders.map(({ number }) => number).join(' '),
    row.number,
    row.remark,
  ]);
  return writeSheet(word('walletSheet'), titles, cells);
}

/** One row per agent for a month. */
export function writeSettlement({ word }: PaperWords, rows: readonly SettlementRow[]): Promise<Uint8Array> {
  const titles = [
    word('shop'),
    word('agentCode'),
    word('agentName'),
    `${word('earned')} (CNY)`,
    `${word('takenBack')} (CNY)`,
    `${word('movedToBalance')} (CNY)`,
    `${word('payable')} (CNY)`,
  ];
  const cells = rows.map((row) => [
    row.shopName,
    row.agentCode,
    row.agentName,
    majorUnits(row.earnedMinor),
    majorUnits(row.reversedMinor),
    majorUnits(row.movedMinor),
    majorUnits(row.payableMinor),
  ]);
  return writeSheet(word('settlementSheet'), titles, cells);
}
