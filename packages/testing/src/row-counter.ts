import type { Effect, Statement } from '@onehaul/server/db/statement';
import type { TestDatabase } from './test-database.ts';

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
};
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/**
 * Counts the rows of some large tables that a statement reads, from its query plan, as the application's role
 * under row-level security of tenant 2. The tables must be read by an index. A statement that scans none of
 * them is a mistake in the test, unless `leastScans` allows it.
 */
export function createRowCounter(databaseOf: () => TestDatabase, tables: readonly string[], leastScans = 1) {
  return async function rowsRead<P extends object>(
    statement: Statement<P, unknown, Effect>,
    given: Omit<P, 'tenantId'>,
    by = /Index|Bitmap Heap/,
  ): Promise<number> {
    const explained: Statement<P, Record<string, [{ Plan: Node }]>> = {
      name: `explain ${statement.name}`,
      text: `explain (analyze, format json) ${statement.text}`,
      effect: 'read',
      bind: statement.bind,
    };
    const [row] = await databaseOf().database.transaction(2, (db) => db.all(explained, given));
    const [{ Plan: plan }] = Object.values(row!)[0]!;
    const scans = nodesOf(plan).filter((node) => tables.includes(node['Relation Name'] ?? ''));
    if (scans.length < leastScans) throw new Error(`${statement.name} looks at none of ${tables.join(', ')}`);
    const whole = scans.find((scan) => !by.test(scan['Node Type']));
    if (whole) throw new Error(`${statement.name} reads otherwise than by ${by}: ${JSON.stringify(whole)}`);
    return scans.reduce((sum, scan) => {
      const removed = (scan['Rows Removed by Filter'] ?? 0) + (scan['Rows Removed by Index Recheck'] ?? 0);
      return sum + (scan['Actual Rows'] + removed) * scan['Actual Loops'];
    }, 0);
  };
}
