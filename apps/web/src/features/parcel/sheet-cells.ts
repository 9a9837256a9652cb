import type { SheetRow } from '@onehaul/contract/parcel';

/** Prefixes that trigger CSV/formula injection in spreadsheets, or control characters (S46). */
const isCommand = /^[=+\-@\t\r\n\u0000]/;

/** Escapes formula-like text with an apostrophe, so that the cell stays text. */
export function textCell(text: string): string {
  return isCommand.test(text) ? `'${text}` : text;
}

type Cell = string | number | Date | null;
type Export = { readonly head: readonly string[]; readonly rows: readonly (readonly Cell[])[] };

/** Keeps number and date cells; escapes all text cells. */
export function exportCells({ head, rows }: Export): Cell[][] {
  const safe = (cell: Cell) => (typeof cell === 'string' ? textCell(cell) : cell);
  return [head.map(textCell), ...rows.map((row) => row.map(safe))];
}

/** Invalid rows as in the sheet, with their errors appended as the last cell. */
export function wrongRows(
  rows: readonly SheetRow[],
  columns: readonly string[],
  wordsOf: (problem: SheetRow['problems'][number]) => string,
): string[][] {
  return rows
    .filter(({ problems }) => problems.length > 0)
    .map(({ cells, problems }) => [
      ...columns.map((column) => cells[column] ?? ''),
      problems.map((problem) => `${problem.cell}: ${wordsOf(problem)}`).join('; '),
    ]);
}
