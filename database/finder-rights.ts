type Query = (text: string) => Promise<Record<string, never>[]>;

/** Columns of all tenants that the role of the finders reads (0125). Nothing else of them leaves a finder. */
const finderColumns = [
  'company_export.state',
  'company_export.taken_at',
  'earning.available_at',
  'earning.state',
  'gateway_account.gateway',
  'gateway_event.next_try_at',
  'gateway_event.parked_at',
  'gateway_event.processed_at',
  'host_claim.next_check_at',
  'import_file.state',
  'list_export.due_at',
  'mail_sender.next_check_at',
  'marketplace_order.state',
  'marketplace_shop.next_sync_at',
  'marketplace_shop.state',
  'member_task.created_at',
  'notice_delivery.channel',
  'notice_delivery.due_at',
  'notice_delivery.state',
  'order_task.done_at',
  'order_task.kind',
  'outbox.relayed_at',
  'payment.ask_at',
  'print_job.state',
  'print_job.taken_at',
  'refund.ask_at',
  'shop_order.exception',
  'shop_order.step',
  'staff_notice.mail_due_at',
  'staff_notice.mail_state',
  'test_payment.ask_at',
  'track_watch.next_look_at',
  'track_watch.state',
];
export const finderTables = new Set(finderColumns.map((column) => column.split('.')[0]!));

/** Rights of the finders' role beyond these columns, read from the system catalogue. */
export async function finderBreaches(query: Query): Promise<string[]> {
  const found: string[] = [];
  const read = await query(`
    select c.relname || '.' || a.attname as column from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace = 'public'::regnamespace and a.attname <> 'tenant_id'
      and has_column_privilege('onehaul_finder', c.oid, a.attnum, 'select') order by 1`);
  for (const { column } of read as never as { column: string }[]) {
    if (!finderColumns.includes(column)) found.push(`onehaul_finder: may read ${column}`);
  }
  const [finder] = await query(`
    select rolsuper or rolbypassrls or rolcanlogin or rolcreaterole as mighty,
      pg_has_role('onehaul_app', 'onehaul_finder', 'member') as member,
      has_schema_privilege('onehaul_finder', 'public', 'create') or has_schema_privilege('onehaul_finder', 'app', 'create') as creates,
      exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and has_any_column_privilege('onehaul_finder', c.oid, 'insert, update')) as writes
    from pg_roles where rolname = 'onehaul_finder'`);
  for (const [right, has] of Object.entries(finder as never as Record<string, boolean>)) {
    if (has) found.push(`onehaul_finder: ${right}`);
  }
  return found;
}
