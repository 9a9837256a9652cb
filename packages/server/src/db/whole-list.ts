import type pg from 'pg';
import { camelName } from './tenant-query.ts';

/** The statement of all rows of a list, in its order. */
export type WholeList = { readonly text: string; readonly values: readonly unknown[] };

/** Rows per fetch: the memory of a reader is one page, whatever the length of the list. */
const pageRows = 500;

/** Assigned one by one, the fields of all rows have one hidden class; of `Object.fromEntries` each row is a dictionary. */
function rowOf(names: readonly string[], cells: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < names.length; index += 1) row[names[index]!] = cells[index];
  return row;
}

/** Yields the rows of a list by page, through a cursor of the transaction. */
export async function* readWholeList<Row>(
  client: pg.ClientBase,
  { text, values }: WholeList,
): AsyncGenerator<Row[]> {
  await client.query(`declare list_rows no scroll cursor for ${text}`, [...values]);
  for (;;) {
    const { rows, fields } = await client.query<unknown[]>({
      text: `fetch ${pageRows} from list_rows`,
      rowMode: 'array',
    });
    const names = fields.map(({ name }) => camelName(name));
    if (rows.length > 0) yield rows.map((cells) => rowOf(names, cells) as Row);
    if (rows.length < pageRows) return;
  }
}
