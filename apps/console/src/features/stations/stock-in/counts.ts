import type { InboundLine } from '@onehaul/contract/console/stock';

/** Counted pieces of a line, and how many of them are damaged; raw input. */
export type Count = { readonly counted: string; readonly damaged: string };
export type Counts = ReadonlyMap<number, Count>;

const nothing: Count = { counted: '', damaged: '' };
export const countOf = (counts: Counts, skuId: number) => counts.get(skuId) ?? nothing;

/** Parses a number of pieces; empty input is zero. */
export const readPieces = (typed: string): number | undefined =>
  typed.trim() === '' ? 0 : /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined;

/** Returns the line whose barcode or code was scanned, ignoring case. */
export function lineOf(lines: readonly InboundLine[], scanned: string): InboundLine | undefined {
  const wanted = scanned.toLowerCase();
  return (
    lines.find(({ barcode }) => barcode !== '' && barcode.toLowerCase() === wanted) ??
    lines.find(({ code }) => code.toLowerCase() === wanted)
  );
}

/** Adds one piece to a line; an unreadable value starts over. */
export function addOne(counts: Counts, skuId: number): Counts {
  const now = countOf(counts, skuId);
  return new Map(counts).set(skuId, { ...now, counted: String((readPieces(now.counted) ?? 0) + 1) });
}

export type ReadLine = { readonly skuId: number; readonly counted: number; readonly damaged: number };

/** Parses the counts; undefined while one is invalid, or more pieces are damaged than counted. */
export function readCounts(lines: readonly InboundLine[], counts: Counts): ReadLine[] | undefined {
  const read = lines.map(({ skuId }) => {
    const { counted, damaged } = countOf(counts, skuId);
    return { skuId, counted: readPieces(counted), damaged: readPieces(damaged) };
  });
  const isRead = (line: (typeof read)[number]): line is ReadLine =>
    line.counted !== undefined && line.damaged !== undefined && line.damaged <= line.counted;
  return read.every(isRead) ? read : undefined;
}

/** Number of lines that differ from the announcement or have damaged pieces. */
export const differencesOf = (lines: readonly InboundLine[], read: readonly ReadLine[]): number =>
  lines.filter(({ skuId, expected }) => {
    const line = read.find((one) => one.skuId === skuId);
    return !line || line.counted !== expected || line.damaged > 0;
  }).length;
