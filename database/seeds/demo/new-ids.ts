import type pg from 'pg';

/** Draws the next ids of a table from its sequence, so that rows created later sort after the demo's. */
export async function newIds(client: pg.Client, table: string, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    `select nextval(pg_get_serial_sequence($1, 'id')) as id from generate_series(1, $2::int)`,
    [table, count],
  );
  return rows.map(({ id }) => Number(id));
}

export async function newId(client: pg.Client, table: string): Promise<number> {
  const [id] = await newIds(client, table, 1);
  return id!;
}
