import pg from 'pg';

/**
 * The internals of pg's Query and Connection that this file depends on; pg is pinned to an exact version and
 * a test guards them.
 */
type Field = { name: string };
type Connection = {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  parse(statement: { name: string; text: string; types: number[] }): void;
  bind(portal: object): void;
  execute(portal: { portal: string; rows: number }): void;
};
type Callback = (error: Error | null, result: { rows: unknown[]; rowCount: number | null }) => void;
type QueryConfig = { name: string; text: string; values: unknown[] };
declare class PgQuery {
  readonly name: string;
  readonly text: string;
  constructor(config: QueryConfig, values: undefined, callback: Callback);
  requiresPreparation(): boolean;
  hasBeenParsed(connection: Connection): boolean;
  prepare(connection: Connection): void;
  handleRowDescription(message: { fields: Field[] }): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, connection: Connection): void;
}
const BaseQuery = pg.Query as unknown as typeof PgQuery;

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const camelNames = new Map<string, string>();
/** Column names are snake_case in SQL and camelCase in code. */
export function camelName(name: string): string {
  let known = camelNames.get(name);
  if (!known) camelNames.set(name, (known = camel(name)));
  return known;
}

/** A prepared query whose rows have camelCase names; fields are renamed once per result, not per row. */
export class NamedQuery extends BaseQuery {
  override requiresPreparation() {
    return true;
  }
  override handleRowDescription(message: { fields: Field[] }) {
    for (const field of message.fields) field.name = camelName(field.name);
    super.handleRowDescription(message);
  }
}

const setTenant = "select set_config('app.tenant_id', $1, true)";
const setTenantName = 'tenant';
const textType = 25;

/**
 * Row-level security at the price of a plain WHERE: set_config and the query share one Sync, so they are one
 * implicit transaction and one round trip. The setting ends with it and cannot leak into the next query.
 */
export class TenantQuery extends NamedQuery {
  readonly #tenantId: number;
  #settingTenant = true;
  #parsesItself = false;

  constructor(tenantId: number, config: QueryConfig, callback: Callback) {
    super(config, undefined, callback);
    this.#tenantId = tenantId;
  }

  override prepare(connection: Connection) {
    const { parsedStatements, submittedNamedStatements } = connection;
    this.#parsesItself = !this.hasBeenParsed(connection);
    if (!parsedStatements[setTenantName] && !submittedNamedStatements[setTenantName]) {
      connection.parse({ name: setTenantName, text: setTenant, types: [textType] });
      submittedNamedStatements[setTenantName] = setTenant;
    }
    connection.bind({
      portal: '',
      statement: setTenantName,
      values: [String(this.#tenantId)],
      valueMapper: (value: unknown) => value,
    });
    connection.execute({ portal: '', rows: 0 });
    super.prepare(connection); // the real query, and the only Sync
  }

  override handleDataRow(message: object) {
    if (!this.#settingTenant) super.handleDataRow(message);
  }

  override handleCommandComplete(message: object, connection: Connection) {
    if (this.#settingTenant) {
      this.#settingTenant = false;
      connection.parsedStatements[setTenantName] = setTenant;
      if (this.#parsesItself) {
        // pg took the ParseComplete of set_config for the query's own, which is still to come. If that parse
        // fails, the statement must not be recorded as parsed for the lifetime of the connection.
        delete connection.parsedStatements[this.name];
        connection.submittedNamedStatements[this.name] = this.text;
      }
    } else {
      super.handleCommandComplete(message, connection);
    }
  }
}
