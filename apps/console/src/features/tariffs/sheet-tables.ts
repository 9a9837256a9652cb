import type { Column } from './column-kinds.ts';

/** A cell as a file holds it; a formula or a share like 5 % is none that we take. */
export type Cell = string | number | null | { readonly refused: 'formula' | 'percentSign' };
export type Sheet = {
  readonly name: string;
  /** The first row holds the names of the columns. */
  readonly rows: readonly (readonly Cell[])[];
  /** What may stand in a column, where only some words may. */
  readonly choices?: readonly (readonly string[] | undefined)[];
};

/** Row and column as the spreadsheet shows them. */
export type FileProblem = {
  readonly sheet: string;
  readonly row: number;
  readonly column: string;
  readonly problem: string;
  readonly typed: string;
};

export function cellText(cell: Cell | undefined): string {
  if (cell === undefined || cell === null || typeof cell === 'object') return '';
  // As many digits as a spreadsheet shows itself.
  return typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : cell.trim();
}

const isBlank = (cell: Cell | undefined) =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');

/** A value as the sheet holds it: numbers as numbers, choices in words. */
export function cellOf<Row>(column: Column<Row>, row: Row): Cell {
  if (column.isUsed?.(row) === false) return null;
  const shown = column.show(row);
  if (shown === '') return null;
  if (column.choices) return column.choices.find(({ value }) => value === shown)?.label ?? shown;
  const number = Number(shown);
  return Number.isNaN(number) ? shown : number;
}

export function sheetOf<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): Sheet {
  return {
    name,
    rows: [
      columns.map(({ title }) => title),
      ...rows.map((row) => columns.map((column) => cellOf(column, row))),
    ],
    choices: columns.map(({ choices }) => choices?.map(({ label }) => label)),
  };
}

/** Behind its key a choice may carry a name for people: "hk-islands · Outlying islands". */
const keyOfCell = (text: string) => text.split(' · ')[0]!.trim();

/** Sets one cell of a row, or notes what is wrong with it. */
export function setCell<Row>(
  sheet: string,
  rowNumber: number,
  column: Column<Row>,
  row: Row,
  cell: Cell | undefined,
  problems: FileProblem[],
): Row {
  if (column.isUsed?.(row) === false) return row;
  const typed = cellText(cell);
  const note = (problem: string) =>
    problems.push({ sheet, row: rowNumber, column: column.title, problem, typed });
  if (typeof cell === 'object' && cell !== null) {
    note(cell.refused);
    return row;
  }
  const answer = column.set(row, column.choices ? keyOfCell(typed) : typed);
  const whole = 'problem' in answer && column.choices ? column.set(row, typed) : answer;
  if ('row' in whole) return whole.row;
  note(whole.problem);
  return row;
}

/** The rows of a sheet below its names, each with its number in the file; empty rows are nothing. */
export function readNumberedRows<Row>(
  { name, rows: [head = [], ...body] }: Sheet,
  columns: readonly Column<Row>[],
  blank: () => Row,
  problems: FileProblem[],
  most: number,
): { readonly row: Row; readonly number: number }[] {
  const titles = head.map(cellText);
  const missing = columns.filter(({ title }) => !titles.includes(title));
  for (const { title } of missing)
    problems.push({ sheet: name, row: 1, column: title, problem: 'columnMissing', typed: '' });
  if (missing.length > 0) return [];
  const filled = body
    .map((cells, index) => ({ cells, number: index + 2 }))
    .filter(({ cells }) => !cells.every(isBlank));
  if (filled.length > most) {
    problems.push({ sheet: name, row: most + 2, column: '', problem: 'tooManyRows', typed: '' });
    return [];
  }
  return filled.map(({ cells, number }) => ({
    number,
    row: columns.reduce(
      (row, column) => setCell(name, number, column, row, cells[titles.indexOf(column.title)], problems),
      blank(),
    ),
  }));
}

export function readRows<Row>(
  sheet: Sheet,
  columns: readonly Column<Row>[],
  blank: () => Row,
  problems: FileProblem[],
  most = 60,
): Row[] {
  return readNumberedRows(sheet, columns, blank, problems, most).map(({ row }) => row);
}
