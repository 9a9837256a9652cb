import type { InboundLine } from '@onehaul/contract/console/stock';

/** What lies on the table of one line: all pieces, and of these the damaged. As they are typed. */
export type Count = { readonly counted: string; readonly damaged: string };
export type Counts = ReadonlyMap<number, Count>;

const nothing: Count = { counted: '', damaged: '' };
export const countOf = (counts: Counts, skuId: number) => counts.get(skuId) ?? nothing;

/** A number of pieces as it is typed; nothing is none. */
export const readPieces = (typed: string): number | undefined =>
  typed.trim() === '' ? 0 : /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined;

/** The line whose barcode or code was scanned; couriers' capitals do not matter. */
export function lineOf(lines: readonly InboundLine[], scanned: string): InboundLine | undefined {
  const wanted = scanned.toLowerCase();
  return (
    lines.find(({ barcode }) => barcode !== '' && barcode.toLowerCase() === wanted) ??
    lines.find(({ code }) => code.toLowerCase() === wanted)
  );
}

/** One piece more of a line. What cannot be read is begun anew. */
export function oneMore(counts: Counts, skuId: number): Counts {
  const now = countOf(counts, skuId);
  return new Map(counts).set(skuId, { ...now, counted: String((readPieces(now.counted) ?? 0) + 1) });
}

export type ReadLine = { readonly skuId: number; readonly counted: number; readonly damaged: number };

/** What is sent; undefined while something cannot be read, or more is damaged than there is. */
export function readCounts(lines: readonly InboundLine[], counts: Counts): ReadLine[] | undefined {
  const read = lines.map(({ skuId }) => {
    const { counted, damaged } = countOf(counts, skuId);
    return { skuId, counted: readPieces(counted), damaged: readPieces(damaged) };
  });
  const isRead = (line: (typeof read)[number]): line is ReadLine =>
    line.counted !== undefined && line.damaged !== undefined && line.damaged <= line.counted;
  return read.every(isRead) ? read : undefined;
}

/** How many lines are not what was announced, or have damaged pieces. */
export const differencesOf = (lines: readonly InboundLine[], read: readonly ReadLine[]): number =>
  lines.filter(({ skuId, expected }) => {
    const line = read.find((one) => one.skuId === skuId);
    return !line || line.counted !== expected || line.damaged > 0;
  }).length;
