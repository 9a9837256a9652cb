import { readXlsx, writeXlsx } from 'hucre/xlsx';

type ReadSheet = {
  /** Every cell as text, row by row. */
  readonly rows: string[][];
  /** Number of formula cells. */
  readonly formulas: number;
};

/** Reads the first sheet of a workbook. */
export async function readSheetFile(bytes: Uint8Array): Promise<ReadSheet> {
  const { sheets } = await readXlsx(bytes);
  const [sheet] = sheets;
  return {
    rows: sheet!.rows.map((row) => row.map((cell) => String(cell ?? ''))),
    formulas: [...(sheet!.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined).length,
  };
}

/** A workbook with one sheet. */
export async function writeSheetFile(rows: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet', rows: rows.map((row) => [...row]) }] }));
}
