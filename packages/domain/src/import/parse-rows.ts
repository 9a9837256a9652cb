import type { Column } from './column.ts';
import type { ImportProblemKind } from './import-state.ts';
import { type Cell, type CellValue, cellText, parseCell } from './parse-cell.ts';

export type SheetRow = {
  /** Row number as shown in the spreadsheet. */
  readonly row: number;
  readonly cells: readonly Cell[];
};
export type ParseTask = {
  readonly columns: readonly Column[];
  /** Known headings and their columns. */
  readonly headings: readonly (readonly [heading: string, column: string])[];
  /** Columns whose values must be unique in the sheet. */
  readonly uniqueColumns: readonly string[];
  /** Rows with equal values in this column stay together in one chunk. */
  readonly together: string | null;
  readonly pieceRows: number;
};
/** A heading as written in the file, and its column. */
export type Heading = { readonly text: string; readonly column: string | null };
export type CellProblem = { readonly column: string; readonly problem: ImportProblemKind };
/** Short names, because up to twenty thousand of them are sent and stored. */
type ParsedRow = {
  /** Row number as shown in the spreadsheet. */
  readonly n: number;
  /** Raw text of the file. */
  readonly cells: readonly (string | null)[];
  readonly values: Readonly<Record<string, CellValue>>;
  readonly problems: readonly CellProblem[];
};
type ParsedRows =
  | { readonly headings: readonly Heading[]; readonly pieces: readonly (readonly ParsedRow[])[] }
  | { readonly noRows: true }
  | { readonly missing: readonly string[] };

/** Normalises spacing, case and full-width characters such as brackets. */
const headingKey = (heading: string) =>
  heading
    .normalize('NFKC')
    .replaceAll(/[\s*:]/g, '')
    .toLowerCase();

/** Maps headings to columns. Of two for the same column, the first wins. */
function parseHeadings(cells: readonly Cell[], known: ParseTask['headings']): Heading[] {
  const columnOf = new Map(known.map(([heading, column]) => [headingKey(heading), column]));
  const seen = new Set<string>();
  return cells.map((cell) => {
    const text = cellText(cell);
    const column = columnOf.get(headingKey(text));
    if (column === undefined || seen.has(column)) return { text, column: null };
    seen.add(column);
    return { text, column };
  });
}

/** Parses all rows of a sheet by its columns. The first non-empty row holds the headings. */
export function parseRows([first, ...rows]: readonly SheetRow[], task: ParseTask): ParsedRows {
  if (!first) return { noRows: true };
  const headings = parseHeadings(first.cells, task.headings);
  const placeOf = new Map(headings.map(({ column }, place) => [column, place]));
  const missing = task.columns.filter(({ name, isRequired }) => isRequired && !placeOf.has(name));
  if (missing.length > 0) return { missing: missing.map(({ name }) => name) };
  if (rows.length === 0) return { noRows: true };

  const seen = new Map(task.uniqueColumns.map((name) => [name, new Set<CellValue>()]));
  const read = rows.map(({ row, cells }): ParsedRow => {
    const values: Record<string, CellValue> = {};
    const problems: CellProblem[] = [];
    for (const { name, type, isRequired } of task.columns) {
      const place = placeOf.get(name);
      const said = parseCell(type, place === undefined ? null : (cells[place] ?? null));
      const problem = 'problem' in said ? said.problem : valueProblem(said.value, isRequired, seen.get(name));
      values[name] = 'value' in said ? said.value : null;
      if (problem) problems.push({ column: name, problem });
    }
    return { n: row, cells: cells.map((cell) => (cell === null ? null : cellText(cell))), values, problems };
  });
  return { headings, pieces: piecesOf(read, task) };
}

function valueProblem(
  value: CellValue,
  isRequired: boolean,
  seen: Set<CellValue> | undefined,
): ImportProblemKind | undefined {
  if (value === null) return isRequired ? 'missing' : undefined;
  if (seen?.has(value)) return 'twice';
  seen?.add(value);
  return undefined;
}

/** Splits rows into chunks for sequential processing, keeping related rows in one chunk. */
function piecesOf(rows: readonly ParsedRow[], { together, pieceRows }: ParseTask): ParsedRow[][] {
  const pieces: ParsedRow[][] = [];
  const pieceOf = new Map<CellValue, ParsedRow[]>();
  for (const row of rows) {
    const key = together === null ? null : (row.values[together] ?? null);
    const known = key === null ? undefined : pieceOf.get(key);
    if (known) {
      known.push(row);
      continue;
    }
    const last = pieces.at(-1);
    const piece = last && last.length < pieceRows ? last : [];
    if (piece !== last) pieces.push(piece);
    piece.push(row);
    if (key !== null) pieceOf.set(key, piece);
  }
  return pieces;
}

/** Spreadsheet cell name such as `C7`. A column missing from the file has no letter. */
export function cellName(place: number, row: number): string {
  const letters = (of: number): string =>
    (of >= 26 ? letters(Math.floor(of / 26) - 1) : '') + String.fromCharCode(65 + (of % 26));
  return place < 0 ? String(row) : `${letters(place)}${row}`;
}
