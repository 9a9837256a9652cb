import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finderBreaches, finderTables } from './finder-rights.ts';
import { connectionAs } from './migrate.ts';

/** Tables without a tenant, each with its justification. */
const platformTables: Record<string, string> = {
  host: 'asked before the tenant is known; closed to the application but for functions about its own company or one name',
  country: 'the same for every shop, read only',
  region: 'the same for every shop, read only',
  customs_rule: 'the same for every shop, read only',
  reference_version: 'release and revision of the three above, read only',
  plan: 'the same for every tenant, read only',
  plan_price: 'the same for every tenant, read only',
  staff_directory: 'asked before the tenant is known; closed to the application but for one function',
  company_application: 'kept before the tenant exists; closed to the application but for four functions',
  invoice_number: 'one series for all companies; closed to the application but for one function',
  invoice_directory:
    'the operator lists invoices of all companies; closed to the application but for functions',
  call_day: 'processes add the calls of all companies at once; closed to the application but for functions',
  company_directory: 'the operator lists all companies; closed to the application but for one function',
};
/** Foreign keys from tenant tables to platform tables: only these need no tenant column. */
const keysToPlatform = [
  'address -> region',
  'destination -> country',
  'member -> country',
  'pickup_point -> country',
  'pickup_point -> region',
  'sms_code -> country',
  'tenant -> plan_price',
  'virtual_warehouse -> country',
  'warehouse -> country',
];
/** SECURITY DEFINER functions: each bypasses row-level security and is reviewed with care. */
const ownersFunctions = [
  'app.add_customs_rule(text,jsonb,integer)',
  'app.add_region(text,integer,text,jsonb,integer)',
  'app.add_company_application(bytea,text,text,text,text,text,text,text,integer)',
  'app.assert_erasable(text)',
  'app.claim_host(text,integer,text)',
  'app.closed_companies()',
  'app.delete_company_applications()',
  'app.erase_columns(text,jsonb,integer)',
  'app.erase_rows(text,integer,text[])',
  'app.find_company_application(bytea)',
  'app.company_hosts()',
  'app.find_host(text)',
  'app.find_staff(text)',
  'app.list_company()',
  'app.drop_host(integer,text)',
  'app.enter_host(text,text)',
  'app.list_hosts(integer)',
  'app.list_staff_member()',
  'app.make_host_primary(integer,text)',
  'app.mobile_host(integer)',
  'app.revert_reference(text,text,integer,integer)',
  'app.save_reference(text,text,integer,jsonb,integer)',
  'app.search_companies(text,text,text,boolean,integer,integer)',
  'app.add_calls(integer[],integer[],integer[],integer[])',
  'app.companies_to_measure()',
  'app.company_calls(date)',
  'app.delete_old_calls(integer)',
  'app.list_health()',
  'app.companies_by_plan()',
  'app.publish_plan(text,integer,jsonb)',
  'app.list_invoice()',
  'app.mark_invoice(integer,date,date,text,integer)',
  'app.paid_invoices()',
  'app.search_invoices(text,integer,integer,integer)',
  'app.measure_after_failure()',
  'app.next_invoice_number(integer)',
  'app.note_host_proof(text,boolean)',
  'app.primary_host(integer)',
  'app.redirect_host(integer,text,text)',
  'app.release_hosts(integer)',
  'app.resembles_host(text)',
  'app.schema_version()',
  'app.shop_hosts(integer)',
  'app.take_company_application(bytea)',
  'app.take_shop_id()',
  'app.tenant_ids()',
];
/** Tables whose rows the application never updates. */
const appendOnly = [
  'audit',
  'batch_event',
  'case_message',
  'company_invoice',
  'company_invoice_line',
  'entry',
  'gateway_event',
  'invited_friend',
  'journal',
  'order_event',
  'parcel_event',
  'point_lot',
  'record_version',
  'reference_change',
  'tariff_version',
  'track_event',
  'stock_movement',
];

type Query = (text: string, values?: unknown[]) => Promise<Record<string, never>[]>;

const firstColumn = `(select attname from pg_attribute where attrelid = i.indrelid and attnum = i.indkey[0])`;

/** Violations of the tenancy rules, read from the system catalogue, as sentences. */
async function breaches(query: Query): Promise<string[]> {
  const tables = await query(`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
      (select ${firstColumn} from pg_index i where i.indrelid = c.oid and i.indisprimary) as key,
      array(select format('%s for %s to %s using %s check %s', polname, polcmd, polroles::regrole[]::text, polpermissive and polqual is not null, polwithcheck is not null)
            from pg_policy where polrelid = c.oid order by polname desc) as policies,
      array(select pg_get_expr(polqual, polrelid) || ' / ' || pg_get_expr(polwithcheck, polrelid)
            from pg_policy where polrelid = c.oid and polname = 'tenant_wall') as conditions
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`);
  const found: string[] = [];
  const say = (sentence: string) => found.push(sentence);
  const isTenants = (name: string) => !(name in platformTables);
  const wall = '(tenant_id = ( SELECT app.tenant_id() AS tenant_id))';

  for (const { name, enabled, forced, key, policies, conditions } of tables as never as TableRow[]) {
    if (!isTenants(name)) continue;
    if (key !== 'tenant_id') say(`${name}: the primary key starts with ${key}`);
    if (!enabled) say(`${name}: row security is off`);
    if (!forced) say(`${name}: row security is not forced`);
    const expected = ['tenant_wall for * to {-} using t check t'];
    if (finderTables.has(name)) expected.push('find_work for r to {onehaul_finder} using t check f');
    if (String(policies) !== String(expected)) say(`${name}: policies are ${policies}`);
    else if (String(conditions) !== `${wall} / ${wall}`) say(`${name}: the wall says ${conditions}`);
  }

  const indexes = await query(`
    select c.relname as table, x.relname as index, ${firstColumn} as first
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace order by 1, 2`);
  for (const { table, index, first } of indexes as never as IndexRow[]) {
    if (isTenants(table) && first !== 'tenant_id') say(`${table}: index ${index} starts with ${first}`);
  }

  const keys = await query(`
    select c.relname as table, f.relname as target, k.conname as name,
      (select attname from pg_attribute where attrelid = k.conrelid and attnum = k.conkey[1]) as first,
      (select attname from pg_attribute where attrelid = k.confrelid and attnum = k.confkey[1]) as points
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1, 3`);
  for (const { table, target, name, first, points } of keys as never as KeyRow[]) {
    if (!isTenants(table) || keysToPlatform.includes(`${table} -> ${target}`)) continue;
    if (first !== 'tenant_id' || points !== 'tenant_id')
      say(`${table}: foreign key ${name} goes ${first} -> ${points}`);
  }

  const [role] = await query(`
    select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as mighty,
      pg_has_role('onehaul_app', 'onehaul_owner', 'member') as member,
      has_schema_privilege('onehaul_app', 'public', 'create') or has_schema_privilege('onehaul_app', 'app', 'create') as creates,
      (select count(*) from pg_shdepend where refobjid = r.oid and deptype = 'o' and dbid = (select oid from pg_database where datname = current_database()))::int as owns
    from pg_roles r where rolname = 'onehaul_app'`);
  const { mighty, member, creates, owns } = role as never as RoleRow;
  if (mighty) say('onehaul_app: has a right above its tables');
  if (member) say('onehaul_app: is a member of the owner');
  if (creates) say('onehaul_app: may create in a schema');
  if (owns > 0) say(`onehaul_app: owns ${owns} objects`);

  const rights = await query(`
    select c.relname as table, p.privilege from pg_class c
    cross join unnest('{select,insert,update,delete,truncate,references,trigger}'::text[]) p(privilege)
    where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace = 'public'::regnamespace
      and has_table_privilege('onehaul_app', c.oid, p.privilege) order by 1, 2`);
  for (const { table, privilege } of rights as never as { table: string; privilege: string }[]) {
    const allowed = appendOnly.includes(table)
      ? ['select', 'insert']
      : isTenants(table)
        ? ['select', 'insert', 'update', 'delete']
        : [
              'host',
              'staff_directory',
              'company_application',
              'company_directory',
              'call_day',
              'invoice_directory',
            ].includes(table)
          ? []
          : ['select'];
    if (!allowed.includes(privilege)) say(`onehaul_app: may ${privilege} ${table}`);
  }

  found.push(...(await finderBreaches(query)));

  const views = await query(`
    select relname as name from pg_class where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
      and not coalesce('security_invoker=true' = any (reloptions), false)`);
  for (const { name } of views) say(`${name}: a view reads with its owner's eyes`);

  const functions = await query(`
    select p.oid::regprocedure::text as name,
      coalesce(array_to_string(proconfig, ','), '') as config, has_function_privilege('public', p.oid, 'execute') as open
    from pg_proc p where prosecdef and pronamespace in ('public'::regnamespace, 'app'::regnamespace)
      and not (proowner = 'onehaul_finder'::regrole and prorettype = 'int'::regtype and pronargs = 0) order by 1`);
  for (const { name, config, open } of functions as never as {
    name: string;
    config: string;
    open: boolean;
  }[]) {
    if (!ownersFunctions.includes(name)) say(`${name}: runs with the owner's rights`);
    if (!/search_path=public, pg_temp/.test(config)) say(`${name}: has no search path of its own`);
    if (open) say(`${name}: everyone may run it`);
  }
  return found;
}

type TableRow = {
  name: string;
  enabled: boolean;
  forced: boolean;
  key: string;
  policies: string[];
  conditions: string[];
};
type IndexRow = { table: string; index: string; first: string };
type KeyRow = { table: string; target: string; name: string; first: string; points: string };
type RoleRow = { mighty: boolean; member: boolean; creates: boolean; owns: number };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('the migrated database breaks no rule of tenancy', async () => {
  expect(await breaches(database.sql as Query)).toEqual([]);
});

describe('each rule is seen broken', () => {
  const columns = 'tenant_id int not null, id int not null';
  const good = `create table probe (${columns}, primary key (tenant_id, id)); select app.protect('probe');`;
  const cases: [string, string, RegExp][] = [
    [
      'no key',
      `create table probe (${columns}); select app.protect('probe')`,
      /^probe: the primary key starts with null$/,
    ],
    [
      'the id first',
      `create table probe (${columns}, primary key (id, tenant_id)); select app.protect('probe')`,
      /^probe: the primary key starts with id$/,
    ],
    [
      'no protection',
      `create table probe (${columns}, primary key (tenant_id, id))`,
      /^probe: row security is off$/,
    ],
    [
      'security not forced',
      `${good} alter table probe no force row level security`,
      /^probe: row security is not forced$/,
    ],
    ['security off', `${good} alter table probe disable row level security`, /^probe: row security is off$/],
    ['no policy', `${good} drop policy tenant_wall on probe`, /^probe: policies are $/],
    ['a second policy', `${good} create policy door on probe using (true)`, /^probe: policies are .*door/],
    [
      'a wall for reading only',
      `${good} drop policy tenant_wall on probe; create policy tenant_wall on probe for select using (tenant_id = (select app.tenant_id()))`,
      /^probe: policies are tenant_wall for r/,
    ],
    [
      'a wall without check',
      `${good} drop policy tenant_wall on probe; create policy tenant_wall on probe using (tenant_id = (select app.tenant_id()))`,
      /^probe: policies are .*check f/,
    ],
    [
      'a wall of glass',
      `${good} drop policy tenant_wall on probe; create policy tenant_wall on probe using (true) with check (true)`,
      /^probe: the wall says true/,
    ],
    [
      'a wall for one role',
      `${good} drop policy tenant_wall on probe; create policy tenant_wall on probe to onehaul_owner using (tenant_id = (select app.tenant_id())) with check (tenant_id = (select app.tenant_id()))`,
      /^probe: policies are tenant_wall for \* to/,
    ],
    [
      'an index by another column',
      `${good} create index probe_id on probe (id)`,
      /^probe: index probe_id starts with id$/,
    ],
    [
      'uniqueness across tenants',
      `${good} create unique index probe_once on probe (id)`,
      /^probe: index probe_once starts with id$/,
    ],
    [
      'an index by an expression',
      `${good} create index probe_sum on probe ((id + 1))`,
      /^probe: index probe_sum starts with null$/,
    ],
    [
      'a foreign key without tenant',
      `alter table shop add unique (id); ${good} alter table probe add foreign key (id) references shop (id)`,
      /^probe: foreign key .* goes id -> id$/,
    ],
    [
      'a foreign key to the platform that nobody named',
      `${good} alter table probe add foreign key (id) references country (id)`,
      /^probe: foreign key .* goes id -> id$/,
    ],
    [
      'an owner that is the application',
      `${good} alter table probe owner to onehaul_app`,
      /^onehaul_app: owns 1 objects$/,
    ],
    [
      'a finder that reads more',
      'grant select (names) on shop to onehaul_finder',
      /^onehaul_finder: may read shop.names$/,
    ],
    [
      'a table opened to finders',
      `${good} create policy find_work on probe for select to onehaul_finder using (true)`,
      /^probe: policies are .*find_work/,
    ],
    ['a finder that logs in', 'alter role onehaul_finder login', /^onehaul_finder: mighty$/],
    ['finders given away', 'grant onehaul_finder to onehaul_app', /^onehaul_finder: member$/],
    ['a superuser', 'alter role onehaul_app superuser', /^onehaul_app: has a right above its tables$/],
    [
      'a role past row security',
      'alter role onehaul_app bypassrls',
      /^onehaul_app: has a right above its tables$/,
    ],
    [
      'a member of the owner',
      'grant onehaul_owner to onehaul_app',
      /^onehaul_app: is a member of the owner$/,
    ],
    [
      'the right to create',
      'grant create on schema public to onehaul_app',
      /^onehaul_app: may create in a schema$/,
    ],
    ['the directory opened', 'grant select on host to onehaul_app', /^onehaul_app: may select host$/],
    ['the directory opened to all', 'grant select on host to public', /^onehaul_app: may select host$/],
    [
      'the dictionary made writable',
      'grant update on country to onehaul_app',
      /^onehaul_app: may update country$/,
    ],
    [
      'the right to empty a table',
      'grant truncate on shop to onehaul_app',
      /^onehaul_app: may truncate shop$/,
    ],
    ['a view of the owner', 'create view every_shop as select * from shop', /^every_shop: a view reads/],
    [
      'a function of the owner',
      'create function app.peek() returns bigint security definer language sql as $$ select count(*) from shop $$',
      /^app\.peek\(\): runs with the owner's rights$/,
    ],
    [
      'a known function without its search path',
      'alter function app.find_host(text) reset search_path',
      /^app\.find_host\(text\): has no search path/,
    ],
    [
      'a known function opened',
      'grant execute on function app.find_host(text) to public',
      /^app\.find_host\(text\): everyone/,
    ],
  ];

  /** The violations while a change is applied; the change is rolled back afterwards. */
  async function breachesWith(change: string): Promise<string[]> {
    const client = new pg.Client(connectionAs('postgres', database.address));
    await client.connect();
    try {
      await client.query(`begin; ${change}`);
      return await breaches(async (text) => (await client.query(text)).rows as never);
    } finally {
      await client.query('rollback');
      await client.end();
    }
  }

  test.each(cases)('%s', async (_, violation, expected) => {
    expect(await breachesWith(violation)).toContainEqual(expect.stringMatching(expected));
    expect(await breaches(database.sql as Query)).toEqual([]);
  });

  test('a well made table breaks none', async () => {
    expect(await breachesWith(good)).toEqual([]);
  });
});

test('the wall is built by the owner, who is behind it too', async () => {
  const client = new pg.Client(connectionAs('onehaul_owner', database.address));
  await client.connect();
  expect((await client.query('select * from tenant')).rows).toEqual([]);
  await client.end();
});
