import type { SheetRow } from '@onehaul/contract/parcel';

/** What a spreadsheet would take for a formula, or for a control of its own (S46). */
const isCommand = /^[=+\-@\t\r\n\u0000]/;

/** A text as a cell that stays a text: what looks like a formula begins with an apostrophe. */
export function textCell(text: string): string {
  return isCommand.test(text) ? `'${text}` : text;
}

type Cell = string | number | Date | null;
type Export = { readonly head: readonly string[]; readonly rows: readonly (readonly Cell[])[] };

/** Numbers stay numbers, everything typed by somebody stays a text. */
export function exportCells({ head, rows }: Export): Cell[][] {
  const safe = (cell: Cell) => (typeof cell === 'string' ? textCell(cell) : cell);
  return [head.map(textCell), ...rows.map((row) => row.map(safe))];
}

/** The rows with something wrong as they stood in the sheet, and what is wrong with each as a last cell. */
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
