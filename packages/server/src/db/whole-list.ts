import type pg from 'pg';
import type { Db } from './database.ts';
import type { Statement } from './statement.ts';
import { camelName } from './tenant-query.ts';

/** The statement of all rows of a list, in its order. */
export type WholeList = { readonly text: string; readonly values: readonly unknown[] };

/** What was typed may mean several things: the first kind of search that finds anything, else the last. */
async function firstThatFinds<Kind, Found extends { total: number }>(
  kinds: readonly [Kind, ...Kind[]],
  find: (kind: Kind) => Promise<Found>,
): Promise<Found> {
  const [kind, ...others] = kinds;
  const found = await find(kind);
  const [next, ...rest] = others;
  return found.total > 0 || next === undefined ? found : firstThatFinds([next, ...rest], find);
}

/** A list that is searched: the kinds of search that the text may mean, with their statements. */
type SearchPlan<Kind, Page extends object, Filter extends object, Row> = {
  readonly kinds: readonly [Kind, ...Kind[]];
  readonly parameters: Omit<Page & Filter, 'tenantId'>;
  readonly statementsOf: (kind: Kind) => {
    readonly page: Statement<Page, Row>;
    readonly count: Statement<Filter, { total: number }>;
  };
};

/** The page of a list that was asked for. */
export const findListPage = <Kind, Page extends object, Filter extends object, Row>(
  db: Db,
  { kinds, parameters, statementsOf }: SearchPlan<Kind, Page, Filter, Row>,
): Promise<{ items: Row[]; total: number }> =>
  firstThatFinds(kinds, async (kind) => {
    const { page, count } = statementsOf(kind);
    const [items, counted] = await Promise.all([
      db.all(page, parameters as unknown as Omit<Page, 'tenantId'>),
      db.first(count, parameters as unknown as Omit<Filter, 'tenantId'>),
    ]);
    return { items, total: counted!.total };
  });

/** The statement of the same rows, as far as the limit of the page. */
export async function findWholeList<Kind, Page extends object, Filter extends object, Row>(
  db: Db,
  tenantId: number,
  { kinds, parameters, statementsOf }: SearchPlan<Kind, Page, Filter, Row>,
): Promise<WholeList> {
  const { page } = await firstThatFinds(kinds, async (kind) => {
    const statements = statementsOf(kind);
    const counted = await db.first(statements.count, parameters as unknown as Omit<Filter, 'tenantId'>);
    return { page: statements.page, total: counted!.total };
  });
  return { text: page.text, values: page.bind({ ...parameters, tenantId } as unknown as Page) };
}

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
