import type { Column } from './column-kinds.ts';

/** Cell of a file; formulas and percent formats such as 5 % are refused. */
export type Cell = string | number | null | { readonly refused: 'formula' | 'percentSign' };
export type Sheet = {
  readonly name: string;
  /** The first row is the header. */
  readonly rows: readonly (readonly Cell[])[];
  /** Allowed values per column, where restricted. */
  readonly choices?: readonly (readonly string[] | undefined)[];
};

/** Row and column as the spreadsheet numbers them. */
export type FileProblem = {
  readonly sheet: string;
  readonly row: number;
  readonly column: string;
  readonly problem: string;
  readonly typed: string;
};

export function cellText(cell: Cell | undefined): string {
  if (cell === undefined || cell === null || typeof cell === 'object') return '';
  // 15 significant digits, as spreadsheets display.
  return typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : cell.trim();
}

const isBlank = (cell: Cell | undefined) =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');

/** Converts a value to a cell: numbers as numbers, choices as labels. */
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

/** A choice may carry a label after its key: "hk-islands · Outlying islands". */
const keyOfCell = (text: string) => text.split(' · ')[0]!.trim();

/** Sets one cell of a row, or records the problem. */
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

/** Parses the rows below the header with their row numbers; empty rows are skipped. */
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
