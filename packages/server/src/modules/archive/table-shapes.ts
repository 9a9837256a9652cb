import type pg from 'pg';
import { archivedTables } from './archived-tables.ts';

type ColumnKind = 'json' | 'array' | 'scalar';
type Column = { readonly name: string; readonly type: string; readonly kind: ColumnKind };

/** A table as the archive writes and reads it. `tenant_id` is left out: the import sets it. */
export type TableShape = {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Key columns after `tenant_id`, with whether they are text, whose order depends on the collation. */
  readonly key: readonly { readonly name: string; readonly isText: boolean }[];
  /** Tables whose rows must be inserted earlier. */
  readonly needs: readonly string[];
  /** Sequences of the identity columns. */
  readonly sequences: readonly { readonly column: string; readonly sequence: string }[];
};

const shapesQuery = `
  select c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'kind',
        case when coalesce(nullif(t.typbasetype, 0), t.oid) = 'jsonb'::regtype then 'json'
          when t.typcategory = 'A' then 'array' else 'scalar' end) order by a.attnum)
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and a.attname <> 'tenant_id') as columns,
    (select json_agg(json_build_object('name', a.attname, 'isText', a.atttypid = 'text'::regtype) order by k.place)
      from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as k(number, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
      where i.indrelid = c.oid and i.indisprimary and a.attname <> 'tenant_id') as key,
    array(select distinct f.confrelid::regclass::text from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and not f.condeferrable) as needs,
    (select json_agg(json_build_object('column', a.attname,
        'sequence', pg_get_serial_sequence(quote_ident(c.relname), a.attname)))
      from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped) as sequences
  from pg_class c
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname = any($1)
  order by c.relname collate "C"`;

/** The archived tables in alphabetical order, read from the catalogue. */
export async function readTableShapes(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query(shapesQuery, [archivedTables]);
  const shapes = (rows as (TableShape & { key: TableShape['key'] | null })[]).map((row) => ({
    ...row,
    columns: row.columns ?? [],
    key: row.key ?? [],
    sequences: row.sequences ?? [],
    needs: row.needs.filter((table) => archivedTables.includes(table)),
  }));
  const missing = archivedTables.filter((table) => !shapes.some(({ name }) => name === table));
  if (missing.length > 0) throw new Error(`tables that are not in the database: ${missing.join(', ')}`);
  return shapes;
}

/**
 * Orders tables so that each comes after those it references. Foreign keys that form a cycle are deferrable
 * and not counted.
 */
export function insertOrder(shapes: readonly TableShape[]): TableShape[] {
  const ordered: TableShape[] = [];
  const done = new Set<string>();
  let left = [...shapes];
  while (left.length > 0) {
    const ready = left.filter(({ needs }) => needs.every((table) => done.has(table)));
    if (ready.length === 0)
      throw new Error(
        `foreign keys in a cycle must be deferrable: ${left.map(({ name }) => name).join(', ')}`,
      );
    for (const shape of ready) done.add(shape.name);
    ordered.push(...ready);
    left = left.filter(({ name }) => !done.has(name));
  }
  return ordered;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

const jsonText = ({ name, kind }: Column) =>
  kind === 'json' ? `${quoted(name)}::jsonb::text` : `to_json(${quoted(name)})::text`;

/** Selects the rows of the company as lines of JSON; a column that is null is absent from its line. */
export function selectLines({ name, columns, key }: TableShape): string {
  const fields = columns.map(
    (column) => `${literal(`${JSON.stringify(column.name)}:`)} || ${jsonText(column)}`,
  );
  // The application cannot read the host table, so its own hosts come from a function.
  const source =
    name === 'host' ? 'app.company_hosts()' : `${quoted(name)} where tenant_id = (select app.tenant_id())`;
  // The byte order of the C collation is the same on every installation.
  const order = key.map((column) => `${quoted(column.name)}${column.isText ? ' collate "C"' : ''}`);
  return `select '{' || concat_ws(',', ${fields.join(', ')}) || '}' as line from ${source}${
    order.length > 0 ? ` order by ${order.join(', ')}` : ''
  }`;
}

function valueOf({ name, type, kind }: Column): string {
  const key = literal(name);
  if (kind === 'json') return `(l -> ${key})::${type}`;
  if (kind === 'scalar') return `(l ->> ${key})::${type}`;
  return `case when l -> ${key} is not null then array(
    select e from jsonb_array_elements_text(l -> ${key}) with ordinality as x(e, o) order by o)::${type} end`;
}

/** Inserts lines of JSON, `$2`, as rows of the company `$1`. */
export function insertLines({ name, columns }: TableShape): string {
  const names = ['tenant_id', ...columns.map((column) => quoted(column.name))].join(', ');
  return `insert into ${quoted(name)} (${names}) overriding system value
    select $1::int${columns.map((column) => `, ${valueOf(column)}`).join('')}
    from unnest($2::text[]) with ordinality as given(line, place)
    cross join lateral (select given.line::jsonb as l offset 0) parsed order by given.place`;
}
