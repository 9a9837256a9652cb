import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Statement } from '@onehaul/server/db/statement';
import type { TestDatabase } from '@onehaul/testing/test-database';
import { output } from './run.ts';

type Run = { readonly tenantId: number; readonly connections: number; readonly seconds: number };

/**
 * Rate of pgbench running the same SQL with prepared statements. Its sessions set their tenant once, so the
 * reference pays for row-level security but not for setting the tenant.
 */
export async function pgbenchRate<P extends object>(
  test: TestDatabase,
  statement: Statement<P, unknown>,
  parameters: P,
  run: Run,
): Promise<number> {
  return scriptRate(test, scriptOf(statement.text, statement.bind(parameters)), run);
}

/** The same for a custom script, which may draw random values per transaction. */
export async function scriptRate(
  { address: { host, port, database } }: TestDatabase,
  text: string,
  { tenantId, connections, seconds }: Run,
): Promise<number> {
  const script = join(tmpdir(), `${database}.sql`);
  await writeFile(script, text);
  const options = ['-n', '-M', 'prepared', '-j', '1'];
  const asked = ['-c', String(connections), '-T', String(seconds), '-f', script];
  const server = ['-h', host, '-p', String(port), '-U', 'onehaul_app', database];
  const printed = await output('pgbench', [...options, ...asked, ...server], {
    PGOPTIONS: `-c app.tenant_id=${tenantId}`,
  });
  return Number(/tps = ([\d.]+)/.exec(printed)![1]);
}

/** pgbench variables are numeric only: numbers stay parameters, everything else is inlined into the SQL. */
export function scriptOf(text: string, values: readonly unknown[]): string {
  const isNumber = (index: number) => typeof values[index] === 'number';
  const sets = values.map((value, index) =>
    isNumber(index) ? `\\set p${index + 1} ${String(value)}\n` : '',
  );
  const quoted = (value: unknown) =>
    `'${(value instanceof Date ? value.toISOString() : String(value)).replaceAll("'", "''")}'`;
  const sql = text.replace(/\$(\d+)/g, (_, number: string) => {
    const index = Number(number) - 1;
    return isNumber(index) ? `:p${number}` : quoted(values[index]);
  });
  return `${sets.join('')}${sql.replaceAll('\n', ' ')};\n`;
}
