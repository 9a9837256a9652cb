import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { prepare, tables } from '../db/statement.ts';

/** Functions `app.find_*` of the database: each names the tenants with one kind of waiting work. */
export type WorkSource =
  | 'awaiting_order'
  | 'collection_task'
  | 'company_export'
  | 'earning'
  | 'earning_task'
  | 'gateway_account'
  | 'gateway_event'
  | 'host_claim'
  | 'import_file'
  | 'list_export'
  | 'mail'
  | 'mail_sender'
  | 'marketplace_order'
  | 'marketplace_shop'
  | 'member_task'
  | 'outbox'
  | 'payment'
  | 'point_task'
  | 'print_job'
  | 'push'
  | 'refund'
  | 'sms'
  | 'staff_mail'
  | 'test_payment'
  | 'track_watch';

/** Tenants with work of any of the sources, by one statement. */
export function createFinder(
  database: Pick<Database, 'platform'>,
  sources: readonly WorkSource[],
): () => Promise<readonly number[]> {
  const calls = sources.map((source) => `select app.find_${source}() as id`).join(' union ');
  const statement = prepare(() =>
    tables.selectFrom(sql<{ id: number }>`(${sql.raw(calls)})`.as('found')).select('found.id'),
  );
  return async () => (await database.platform.all(statement, {})).map(({ id }) => id);
}
