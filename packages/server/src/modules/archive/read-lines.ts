import type pg from 'pg';
import { selectLines, type TableShape } from './table-shapes.ts';

/** Rows per fetch: the memory of an export is one page, whatever the size of the table. */
const pageRows = 200;

/** Longest line that an archive may contain. The widest rows of large orders have about 2 MB. */
export const maxLineBytes = 16 * 1024 * 1024;

/** A row is too large for an archive: an export that cannot be imported must not look finished. */
class LineTooLong extends Error {}

/** Yields the lines of a table by page, through a cursor of the transaction. */
export async function* readLines(client: pg.ClientBase, shape: TableShape): AsyncGenerator<string[]> {
  await client.query(`declare archive_lines no scroll cursor for ${selectLines(shape)}`);
  try {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${pageRows} from archive_lines`);
      if (rows.length > 0) yield rows.map(({ line }) => line);
      if (rows.length < pageRows) return;
    }
  } finally {
    // Fails when the transaction failed, which is reported by the statement that failed.
    await client.query('close archive_lines').catch(() => undefined);
  }
}

/** The bytes of a page of lines. */
export function encodeLines(lines: readonly string[], table: string): Buffer {
  const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  if (bytes.byteLength > maxLineBytes && lines.some((line) => Buffer.byteLength(line) > maxLineBytes))
    throw new LineTooLong(`a row of ${table} has more than ${maxLineBytes} bytes`);
  return bytes;
}
