/** Parses spreadsheet cells from the clipboard; undefined for a single cell, pasted as ordinary text. */
export function parsePastedCells(text: string): string[][] | undefined {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t').map((cell) => cell.trim()));
  return rows.length > 1 || rows[0]!.length > 1 ? rows : undefined;
}

export type SetCell<Row> = (row: Row, typed: string) => { readonly row: Row } | { readonly problem: string };
type PasteColumn<Row> = {
  readonly title: string;
  readonly set: SetCell<Row>;
  readonly isUsed?: (row: Row) => boolean;
};

export type PasteResult<Row> =
  | { readonly rows: Row[] }
  /** `row` is 1-based, `column` is the column title (empty beyond the last column). */
  | { readonly problem: string; readonly row: number; readonly column: string };

/** Pastes a block of cells and adds rows as needed. All or nothing: a partial paste is worse than none. */
export function pasteCells<Row>(
  rows: readonly Row[],
  columns: readonly PasteColumn<Row>[],
  at: { readonly row: number; readonly column: number },
  cells: readonly (readonly string[])[],
  blank: () => Row,
): PasteResult<Row> {
  const next = [...rows];
  for (const [down, line] of cells.entries()) {
    let row = next[at.row + down] ?? blank();
    for (const [along, typed] of line.entries()) {
      const column = columns[at.column + along];
      const where = { row: at.row + down + 1, column: column?.title ?? '' };
      if (!column) return { problem: 'tooWide', ...where };
      if (typed === '' && column.isUsed?.(row) === false) continue;
      const answer = column.set(row, typed);
      if ('problem' in answer) return { problem: answer.problem, ...where };
      row = answer.row;
    }
    next[at.row + down] = row;
  }
  return { rows: next };
}
