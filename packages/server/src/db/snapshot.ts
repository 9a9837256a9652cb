import pg from 'pg';

/** Output formats that decide the text of a value: equal data must give equal bytes on every installation. */
const textFormats = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
  set local extra_float_digits = 1; set local bytea_output = 'hex'`;
/** The first page of a sorted table may take long; a silent server must still end the export. */
const longest = `set local statement_timeout = '10min'; set local idle_in_transaction_session_timeout = '10min'`;

/** Makes a transaction see one company's rows only, with the text formats of an archive. */
export async function enterCompany(client: pg.ClientBase, tenantId: number): Promise<void> {
  await client.query(`${textFormats}; ${longest}`);
  await client.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
}

/** Runs `work` in one read-only snapshot of the company: rows that change meanwhile are read as they were. */
export async function withSnapshot<T>(
  config: pg.ClientConfig,
  tenantId: number,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...config, keepAlive: true, connectionTimeoutMillis: 5000 });
  // A lost connection rejects the pending query; without a listener 'error' would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    await enterCompany(client, tenantId);
    return await work(client);
  } finally {
    await client.end();
  }
}
