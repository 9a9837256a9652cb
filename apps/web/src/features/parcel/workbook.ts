import { exportCells } from './sheet-cells.ts';

type Cell = string | number | Date | null;
export type Sheet = {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Columns of digits that must stay text. */
  readonly textColumns?: readonly number[];
  /** Options of a dropdown column, on a separate sheet: an inline rule allows few, none with a comma. */
  readonly choices?: { readonly column: number; readonly name: string; readonly words: readonly string[] };
};

const letter = (column: number) => String.fromCharCode(65 + column);
const maxRows = 1000;
const asText = { numFmt: '@' };

/** Returns the bytes of an .xlsx file. The writer is imported lazily. */
export async function workbookOf({ name, head, rows, textColumns = [], choices }: Sheet) {
  const { writeXlsx } = await import('hucre/xlsx');
  const cells = exportCells({ head, rows });
  const styled = new Map<string, { value: Cell; style: object }>(
    head.map((value, column) => [`0,${column}`, { value, style: { font: { bold: true } } }]),
  );
  for (const column of textColumns) {
    for (const [row, line] of cells.entries())
      if (row > 0) styled.set(`${row},${column}`, { value: line[column] ?? null, style: asText });
  }
  const offered = choices && choices.words.length > 0 ? choices : undefined;
  return writeXlsx({
    sheets: [
      {
        name,
        rows: cells,
        columns: head.map((title) => ({ width: Math.min(40, Math.max(12, [...title].length * 2 + 2)) })),
        cells: styled,
        freezePane: { rows: 1 },
        dataValidations: offered
          ? [
              {
                type: 'list',
                formula1: `'${offered.name}'!$A$1:$A$${offered.words.length}`,
                allowBlank: true,
                range: `${letter(offered.column)}2:${letter(offered.column)}${maxRows}`,
              },
            ]
          : [],
      },
      ...(offered
        ? [
            {
              name: offered.name,
              rows: exportCells({ head: [], rows: offered.words.map((word) => [word]) }).slice(1),
            },
          ]
        : []),
    ],
  });
}

/** Blank rows to fill in. */
export const emptyRows = (count: number, columns: number): null[][] =>
  Array.from({ length: count }, () => Array.from({ length: columns }, () => null));

/** Downloads a file through the browser. */
export function saveFile(bytes: Uint8Array, name: string): void {
  const url = URL.createObjectURL(
    new Blob([bytes.slice()], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
