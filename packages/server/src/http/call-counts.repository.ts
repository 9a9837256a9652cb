import { sql } from 'kysely';
import { prepareChange, tables } from '../db/statement.ts';

type Counts = { tenants: number[]; calls: number[]; failed: number[]; limited: number[] };

/** Adds counts of many companies in one statement. */
export const addCalls = prepareChange((p: Counts) =>
  tables.selectNoFrom(
    sql`app.add_calls(${p.tenants}::int[], ${p.calls}::int[], ${p.failed}::int[], ${p.limited}::int[])`.as(
      'added',
    ),
  ),
);
