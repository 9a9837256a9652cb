import { createHash } from 'node:crypto';
import {
  CamelCasePlugin,
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Tables } from './tables.ts';

/** Builds SQL and never runs it; `Database` and its transactions do that. */
export const tables = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [new CamelCasePlugin()],
});

/** SQL that is compiled once and bound to values on each run. */
export type Statement<Parameters extends object, Row> = {
  readonly name: string;
  readonly text: string;
  bind(parameters: Parameters): unknown[];
  /** Phantom field that carries the row type. */
  readonly row?: Row;
};

class Slot {
  readonly key: string;
  constructor(key: string) {
    this.key = key;
  }
}

/**
 * Compiles a query whose shape does not depend on its values: `build` receives a placeholder per parameter.
 * The name is a hash of the SQL, so each connection parses it once.
 */
export function prepare<Parameters extends object, Row>(
  build: (parameters: Parameters) => Compilable<Row>,
): Statement<Parameters, Row> {
  const slots = new Proxy({} as Parameters, { get: (_, key) => new Slot(String(key)) });
  const { sql, parameters } = build(slots).compile();
  return {
    name: createHash('sha1').update(sql).digest('base64url'),
    text: sql,
    bind: (values) =>
      parameters.map((parameter) =>
        parameter instanceof Slot ? values[parameter.key as keyof Parameters] : parameter,
      ),
  };
}
