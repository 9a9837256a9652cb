import type pg from 'pg';
import type { FileColumn } from '../../jobs/file-columns.ts';
import { leftOutFolders } from './archived-tables.ts';

/** A column whose values are encrypted with a data key. */
export type SealedColumn = { readonly table: string; readonly sealed: string };

/** The last migration: archives are exchanged between installations with the same one only. */
export async function findSchema(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select app.schema_version() as name');
  return rows[0]!.name;
}

export async function findCompany(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string; now: string }>(
    `select name, to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now from tenant`,
  );
  if (rows.length !== 1) throw new Error('this company does not exist');
  return { schema: await findSchema(client), company: rows[0]!.name, exportedAt: rows[0]!.now };
}

/**
 * Ids of the data keys that sealed values of this company, from the header of each value: magic, length of the
 * id, id. Values from before data keys have no header and are listed as `session-secret`.
 */
export async function findDataKeys(
  client: pg.ClientBase,
  columns: readonly SealedColumn[],
): Promise<string[]> {
  const parts = columns.map(
    ({ table, sealed }) => `
      select case when substring(${sealed} from 1 for 4) = 'OHS1'::bytea and length(${sealed}) > 5
        then convert_from(substring(${sealed} from 6 for get_byte(${sealed}, 4)), 'LATIN1')
        else 'session-secret' end as id
      from ${table} where tenant_id = (select app.tenant_id()) and ${sealed} <> ''::bytea`,
  );
  const { rows } = await client.query<{ id: string }>(
    `select distinct id collate "C" as id from (${parts.join(' union all ')}) used order by 1`,
  );
  return rows.map(({ id }) => id);
}

const pageRows = 5000;

/** Names, below the company, of all files that its rows reference. */
export async function* findNamedFiles(
  client: pg.ClientBase,
  columns: readonly FileColumn[],
): AsyncGenerator<string> {
  const parts = columns.map(
    ({ table, column, shop = 'shop_id' }) =>
      `select 's/' || ${shop} || '/' || ${column} as name from ${table}
       where tenant_id = (select app.tenant_id()) and ${column} <> ''`,
  );
  await client.query(
    `declare archive_files no scroll cursor for
     select distinct name collate "C" as name from (${parts.join(' union all ')}) named
     where not (split_part(name, '/', 3) = any('{${leftOutFolders.join(',')}}')) order by 1`,
  );
  for (;;) {
    const { rows } = await client.query<{ name: string }>(`fetch ${pageRows} from archive_files`);
    for (const { name } of rows) yield name;
    if (rows.length < pageRows) break;
  }
  await client.query('close archive_files');
}
