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

/** `change`: writes rows, or locks them until the transaction ends. */
export type Effect = 'read' | 'change';

/** SQL that is compiled once and bound to values on each run. */
export type Statement<Parameters extends object, Row, Does extends Effect = 'read'> = {
  readonly name: string;
  readonly text: string;
  readonly effect: Does;
  bind(parameters: Parameters): unknown[];
  /** Phantom field that carries the row type. */
  readonly row?: Row;
};

/** Placeholder that records which parameter `build` used at a position. */
class Slot {
  readonly key: string;
  constructor(key: string) {
    this.key = key;
  }
}

type Compiled = { readonly name: string; readonly text: string; readonly parameters: readonly unknown[] };

const prepared: (() => Compiled)[] = [];
/** Compiles every statement that the loaded modules prepare, so that a test finds what is wrong with any. */
export const compileAll = (): readonly string[] => prepared.map((compiled) => compiled().text);

/**
 * A query whose shape does not depend on its values: `build` receives a placeholder per parameter. Compiled at its
 * first use, because a process starts with thousands of which it runs some. The prepared statement is named by a hash
 * of its SQL, so each connection parses it once.
 */
function compile<Parameters extends object, Row, Does extends Effect>(
  build: (parameters: Parameters) => Compilable<Row>,
  effect: Does,
): Statement<Parameters, Row, Does> {
  let made: Compiled | undefined;
  const compiled = () => (made ??= compileStatement(build, effect));
  prepared.push(compiled);
  return {
    get name() {
      return compiled().name;
    },
    get text() {
      return compiled().text;
    },
    effect,
    bind: (values) =>
      compiled().parameters.map((parameter) =>
        parameter instanceof Slot ? values[parameter.key as keyof Parameters] : parameter,
      ),
  };
}

/** Throws for a change that is to be a read, and for a read that is to be a change. */
export function compileStatement<Parameters extends object, Row>(
  build: (parameters: Parameters) => Compilable<Row>,
  effect: Effect,
): Compiled {
  const slots = new Proxy({} as Parameters, { get: (_, key) => new Slot(String(key)) });
  const { sql, parameters } = build(slots).compile();
  if (effectOf(sql) !== effect)
    throw new Error(`${effect === 'read' ? 'prepareChange' : 'prepare'} is for: ${sql}`);
  return { name: createHash('sha1').update(sql).digest('base64url'), text: sql, parameters };
}

const beginsAsRead = /^\s*(select|with)\b/i;
const mayChange =
  /\b(insert\s+into|update|delete\s+from|merge\s+into|for\s+(no\s+key\s+)?update|for\s+(key\s+)?share|nextval|app\.(post|move_stock|claim_host|enter_host|note_host_proof|make_host_primary|redirect_host|drop_host|release_hosts|erase_rows|erase_columns|add_region|add_customs_rule|next_invoice_number|mark_invoice|publish_plan)|app\.add_calls|app\.delete_old_calls|app\.(save|revert)_reference|app\.(add|take|delete)_company_applications?)\b/i;

/** Reads may be retried on another connection, so any SQL that is not clearly a read counts as a change. */
const effectOf = (text: string): Effect =>
  beginsAsRead.test(text) && !mayChange.test(text) ? 'read' : 'change';

/** Prepares a read. Any `Db` runs it. */
export const prepare = <Parameters extends object, Row>(
  build: (parameters: Parameters) => Compilable<Row>,
): Statement<Parameters, Row> => compile(build, 'read');

/** Prepares a statement that writes or locks rows. Only a `TransactionDb` runs it. */
export const prepareChange = <Parameters extends object, Row>(
  build: (parameters: Parameters) => Compilable<Row>,
): Statement<Parameters, Row, 'change'> => compile(build, 'change');
