import {
  fieldsOf,
  type Resource,
  type ResourceField,
  type ValuesOf,
} from '@onehaul/contract/console/studio/resource';
import type { Language } from '@onehaul/domain/language';
import { type RawBuilder, sql } from 'kysely';
import type { TransactionDb } from '../db/database.ts';
import { references } from '../db/references.ts';
import { prepare, prepareChange, type Statement, tables } from '../db/statement.ts';
import type { Tables } from '../db/tables.ts';

type TableName = keyof Tables;
type ColumnsOfStudio = 'version' | 'archivedAt' | 'updatedAt' | 'position';
/** Tables that have a column for each of these names. */
type TableWith<Names extends string> = {
  [T in TableName]: [Names] extends [keyof Tables[T]] ? T : never;
}[TableName];

/** The shop whose records are edited. Its first language is required in every text. */
export type StudioShop = { readonly id: number; readonly languages: readonly [Language, ...Language[]] };

/** A field stored as rows of another table: `owner` refers to the record, `column` holds one value. */
type Link = { readonly table: TableName; readonly owner: string; readonly column: string };

/** Rows that refer to a record. With `where`, those rows prevent archiving. */
type Blocker = { readonly table: TableName; readonly column: string; readonly where: RawBuilder<boolean> };

export type CheckContext = {
  readonly db: TransactionDb;
  readonly shop: StudioShop;
  /** Missing for a new record. */
  readonly key?: string | undefined;
};

/** Rules of a resource that its schema cannot express. */
type Rules<R extends Pick<Resource, 'values'>> = {
  /** Throws a refusal. */
  readonly check?: (context: CheckContext, values: ValuesOf<R>) => Promise<void>;
};

type Descriptor<R extends Pick<Resource, 'values'>, Linked extends string> = Rules<R> & {
  /** A table that `app.make_editable` prepared. */
  readonly table: TableWith<Exclude<keyof ValuesOf<R> & string, Linked> | ColumnsOfStudio>;
  /** Fields the list search looks in. */
  readonly search: readonly (keyof ValuesOf<R> & string)[];
  /** Names the field whose value is so unusual that the editor must confirm it; a new record has no `before`. */
  readonly needsConfirmation?: (
    before: ValuesOf<R> | undefined,
    after: ValuesOf<R>,
  ) => (keyof ValuesOf<R> & string) | undefined;
  /** Stores that references point to: an archived record can stay chosen, but not be chosen anew. */
  readonly refersTo?: { readonly [Name in keyof ValuesOf<R>]?: Store };
  readonly links?: Readonly<Record<Linked, Link>>;
  readonly blockedBy?: readonly Blocker[];
  /** SQL that computes one of the resource's `states`. */
  readonly state?: RawBuilder<string>;
  /** Columns without a field, and what a new record has in them. */
  readonly initial?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Columns that follow from the values, which are the row `given`. */
  readonly derived?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Rules against archiving that a foreign key does not show. Throws a refusal. */
  readonly checkArchive?: (context: CheckContext, values: ValuesOf<R>) => Promise<void>;
};

type DraftState = 'open' | 'scheduled' | 'refused';

export type RecordRow = {
  readonly key: string;
  readonly version: number;
  readonly isArchived: boolean;
  readonly draftState: DraftState | null;
  readonly state: string | null;
  readonly content: Readonly<Record<string, unknown>>;
};
type Usage = { readonly by: string; readonly count: number; readonly blocking: number };

type ShopScope = { tenantId: number; shopId: number };
type RecordKey = ShopScope & { key: string };
type ListFilter = ShopScope & {
  isArchived: boolean;
  pattern: string | null;
  filters: string;
  limit: number;
  offset: number;
};

export type StoredResource = Pick<
  Resource,
  'name' | 'access' | 'values' | 'filters' | 'title' | 'key' | 'fixed' | 'isSortedByKey' | 'isSingle'
>;

/** Statements of a resource, for code that does not know which one it handles. */
export type Store = {
  readonly resource: StoredResource;
  readonly fields: readonly ResourceField[];
  readonly isTextKey: boolean;
  readonly refersTo: Readonly<Record<string, Store | undefined>>;
  readonly check?: (context: CheckContext, values: never) => Promise<void>;
  readonly checkArchive?: (context: CheckContext, values: never) => Promise<void>;
  readonly needsConfirmation?: (before: never, after: never) => string | undefined;
  /** How many active records have texts, but none in a language. */
  readonly untranslated?: Statement<ShopScope & { language: Language }, { count: number }>;
  /** The field that sets the shop's languages. */
  readonly languages?: string;
  readonly one: Statement<RecordKey, RecordRow>;
  readonly lock: Statement<RecordKey, { key: string }, 'change'>;
  readonly update: Statement<
    RecordKey & { values: string; isArchived: boolean },
    { version: number },
    'change'
  >;
  readonly links: readonly {
    readonly field: string;
    readonly remove: Statement<RecordKey & { values: string }, object, 'change'>;
    readonly add: Statement<RecordKey & { values: string }, object, 'change'>;
  }[];
  readonly usage?: Statement<RecordKey, Usage>;
};

/** A store of many records: they are listed, added and ordered. */
export type ListStore = Store & {
  readonly page: Statement<ListFilter, RecordRow & { total: number }>;
  readonly byKeys: Statement<ShopScope & { keys: readonly string[] }, RecordRow>;
  readonly insert: Statement<ShopScope & { values: string }, { key: string; version: number }, 'change'>;
  readonly reorder: Statement<ShopScope & { keys: readonly string[] }, { key: string }, 'change'>;
};

export const rawStatement = <P extends object, Row>(build: (p: P) => RawBuilder<Row>) =>
  prepare<P, Row>((p) => ({ compile: () => build(p).compile(tables) }));
export const rawChange = <P extends object, Row>(build: (p: P) => RawBuilder<Row>) =>
  prepareChange<P, Row>((p) => ({ compile: () => build(p).compile(tables) }));

/**
 * Values travel as one JSON parameter, so that PostgreSQL converts them to the column types. The schema is named
 * because `line` alone is a built-in type.
 */
export const valuesRow = (table: string, values: string) =>
  sql`jsonb_populate_record(null::${sql.table(`public.${table}`)}, ${values}::jsonb) given`;

/** Whether a text is written, but not in this language. */
export const lacksLanguage = (texts: RawBuilder<unknown>, language: Language) =>
  sql<boolean>`(coalesce(${texts} ->> ${language}::text, '') = ''
    and exists (select from jsonb_each_text(${texts}) page where page.value <> ''))`;

/** Builds the statements of a resource from its fields and its table. */
export function defineStore<R extends StoredResource, Linked extends string = never>(
  resource: R,
  {
    table,
    search,
    check,
    checkArchive,
    needsConfirmation,
    refersTo = {},
    links,
    blockedBy = [],
    state = sql`null`,
    initial = {},
    derived = {},
  }: Descriptor<R, Linked>,
): ListStore {
  const fields = fieldsOf(resource);
  const linkOf = (name: string) => (links as Readonly<Record<string, Link>> | undefined)?.[name];
  const stored = fields.filter(({ name }) => !linkOf(name));
  const isTextKey = fields.some(({ name, type }) => name === resource.key && type.is === 'text');
  const records = sql.table(table);
  const column = (name: string) => sql.ref(name);
  const keyColumn = column(resource.key ?? 'id');
  /** Casts the parameter instead of the column, so that the primary key serves the lookup. */
  const keyValue = (key: string) => (isTextKey ? sql`${key}::text` : sql`${key}::int`);
  const isTranslated = (name: string) =>
    fields.some((field) => field.name === name && field.type.is === 'translated');
  const translated = stored.filter(({ type }) => type.is === 'translated');
  const inShop = (p: ShopScope) => sql`tenant_id = ${p.tenantId} and shop_id = ${p.shopId}`;

  const linkedRows = ({ table: linked, owner }: Link) => sql`${sql.table(linked)} linked
    where linked.tenant_id = ${records}.tenant_id and linked.shop_id = ${records}.shop_id
      and linked.${column(owner)} = ${records}.${keyColumn}`;
  /** Lists name the languages rich text is written in instead of carrying it. */
  const valueOf = ({ name, type }: ResourceField, isList: boolean) => {
    const link = linkOf(name);
    if (link) {
      const value = sql`linked.${column(link.column)}`;
      const isPresent = type.is === 'textList' ? sql`and ${value} <> ''` : sql``;
      return sql`(select coalesce(jsonb_agg(${value} order by ${value}), '[]') from ${linkedRows(link)} ${isPresent})`;
    }
    if (isList && type.is === 'translated' && type.format === 'html')
      return sql`(select jsonb_object_agg(page.key, '.') from jsonb_each_text(${column(name)}) page where page.value <> '')`;
    return column(name);
  };
  const row = (isList: boolean) => sql`${records}.${keyColumn}::text as key, version,
    archived_at is not null as is_archived,
    (select case when draft.publish_at is not null then 'scheduled'
        when draft.refusal is not null then 'refused' else 'open' end
      from record_draft draft where draft.tenant_id = ${records}.tenant_id
        and draft.shop_id = ${records}.shop_id and draft.resource = ${sql.lit(resource.name)}
        and draft.record_key = ${records}.${keyColumn}::text) as draft_state,
    (${state})::text as state,
    jsonb_build_object(${sql.join(
      fields.map((field) => sql`${sql.lit(field.name)}::text, ${valueOf(field, isList)}`),
    )}) as content`;

  const searchable = sql.join(
    search.map((name) =>
      isTranslated(name)
        ? sql`jsonb_path_query_array(${column(name)}, '$.*')::text`
        : sql`${column(name)}::text`,
    ),
    sql` || ' ' || `,
  );
  const filtered = (p: ListFilter) => sql`${inShop(p)}
    and (archived_at is not null) = ${p.isArchived}::boolean
    and (${p.pattern}::text is null or ${searchable} ilike ${p.pattern}::text)
    ${sql.join(
      resource.filters.map((name) => {
        const wanted = sql`${p.filters}::jsonb ->> ${sql.lit(name)}`;
        return sql`and (${wanted} is null or ${column(name)}::text = ${wanted})`;
      }),
      sql` `,
    )}`;

  const linkStatements = Object.entries<Link>(links ?? {}).map(([field, link]) => {
    const linked = sql.table(link.table);
    const isText = fields.some(({ name, type }) => name === field && type.is === 'textList');
    const wanted = (values: string) =>
      sql`select value${isText ? sql`` : sql`::int`} from jsonb_array_elements_text(${values}::jsonb) value`;
    return {
      field,
      remove: rawChange<RecordKey & { values: string }, object>(
        (p) => sql`delete from ${linked} where ${inShop(p)} and ${column(link.owner)} = ${keyValue(p.key)}
          ${isText ? sql`and ${column(link.column)} <> ''` : sql``}
          and ${column(link.column)} <> all(array(${wanted(p.values)}))`,
      ),
      add: rawChange<RecordKey & { values: string }, object>(
        (p) => sql`insert into ${linked} (tenant_id, shop_id, ${column(link.owner)}, ${column(link.column)})
          select ${p.tenantId}::int, ${p.shopId}::int, ${keyValue(p.key)}, wanted.value
          from (${wanted(p.values)}) wanted on conflict do nothing`,
      ),
    };
  });

  const counters = [
    ...(references[table] ?? [])
      .filter(([by]) => !blockedBy.some((blocker) => blocker.table === by))
      .map(([by, key]) => ({ table: by, column: key, where: sql<boolean>`false` })),
    ...blockedBy,
  ];
  const usageOf = (p: RecordKey) =>
    sql.join(
      counters.map(({ table: by, column: key, where }) => {
        const rows = sql`from ${sql.table(by)} where ${inShop(p)} and ${column(key)} = ${keyValue(p.key)}`;
        const counted = (more: RawBuilder<unknown>) =>
          sql`(select count(*)::int from (select ${rows} ${more} limit 1000) found)`;
        return sql`select ${sql.lit(by)}::text as by, ${counted(sql``)} as count,
          ${counted(sql`and ${where}`)} as blocking`;
      }),
      sql` union all `,
    );

  return {
    resource,
    fields,
    isTextKey,
    refersTo,
    ...(check && { check: check as NonNullable<Store['check']> }),
    ...(checkArchive && { checkArchive: checkArchive as NonNullable<Store['checkArchive']> }),
    ...(needsConfirmation && { needsConfirmation }),
    ...(translated.length > 0 && {
      untranslated: rawStatement<ShopScope & { language: Language }, { count: number }>(
        (p) => sql`select count(*)::int as count from ${records} where ${inShop(p)} and archived_at is null
          and (${sql.join(
            translated.map(({ name }) => lacksLanguage(column(name), p.language)),
            sql` or `,
          )})`,
      ),
    }),
    page: rawStatement<ListFilter, RecordRow & { total: number }>(
      (p) => sql`select ${row(true)}, count(*) over ()::int as total from ${records} where ${filtered(p)}
        order by ${resource.isSortedByKey ? sql`` : sql`position, `}${keyColumn} limit ${p.limit} offset ${p.offset}`,
    ),
    byKeys: rawStatement<ShopScope & { keys: readonly string[] }, RecordRow>(
      (p) => sql`select ${row(true)} from ${records}
        where ${inShop(p)} and ${keyColumn} = any(${p.keys}${isTextKey ? sql`::text[]` : sql`::int[]`})`,
    ),
    one: rawStatement<RecordKey, RecordRow>(
      (p) =>
        sql`select ${row(false)} from ${records} where ${inShop(p)} and ${keyColumn} = ${keyValue(p.key)}`,
    ),
    lock: rawChange<RecordKey, { key: string }>(
      (p) => sql`select ${keyColumn}::text as key from ${records}
        where ${inShop(p)} and ${keyColumn} = ${keyValue(p.key)} for no key update`,
    ),
    insert: rawChange<ShopScope & { values: string }, { key: string; version: number }>(
      (p) => sql`insert into ${records} (tenant_id, shop_id, position,
          ${sql.join([...stored.map(({ name }) => name), ...Object.keys({ ...initial, ...derived })].map(column))})
        select ${p.tenantId}::int, ${p.shopId}::int,
          (select coalesce(max(position), 0) + 1 from ${records} where ${inShop(p)}),
          ${sql.join([
            ...stored.map(({ name }) => sql`given.${column(name)}`),
            ...Object.values({ ...initial, ...derived }),
          ])}
        from ${valuesRow(table, p.values)} returning ${keyColumn}::text as key, version`,
    ),
    update: rawChange<RecordKey & { values: string; isArchived: boolean }, { version: number }>(
      (p) => sql`update ${records} set version = ${records}.version + 1, updated_at = now(),
          archived_at = case when ${p.isArchived}::boolean then coalesce(${records}.archived_at, now()) end,
          ${sql.join([
            ...stored.map(({ name }) => sql`${column(name)} = given.${column(name)}`),
            ...Object.entries(derived).map(([name, value]) => sql`${column(name)} = ${value}`),
          ])}
        from ${valuesRow(table, p.values)}
        where ${records}.tenant_id = ${p.tenantId} and ${records}.shop_id = ${p.shopId}
          and ${records}.${keyColumn} = ${keyValue(p.key)} returning ${records}.version`,
    ),
    // The named records swap the places they hold, so that reordering one page never moves another.
    reorder: rawChange<ShopScope & { keys: readonly string[] }, { key: string }>(
      (p) => sql`with ranked as (
          select ${keyColumn}::text as key, row_number() over (order by position, ${keyColumn}) as place
          from ${records} where ${inShop(p)}),
        places as (
          select place, row_number() over (order by place) as turn from ranked where key = any(${p.keys}::text[])),
        named as (
          select key, row_number() over (order by turn) as turn
          from unnest(${p.keys}::text[]) with ordinality given (key, turn) join ranked using (key)),
        moved as (select named.key, places.place from named join places using (turn)),
        wanted as (
          select ranked.key, coalesce(moved.place, ranked.place) as place
          from ranked left join moved using (key))
        update ${records} set position = wanted.place from wanted
        where ${inShop(p)} and ${records}.${keyColumn}::text = wanted.key
          and ${records}.position <> wanted.place returning wanted.key`,
    ),
    links: linkStatements,
    ...(counters.length > 0 && {
      usage: rawStatement<RecordKey, Usage>((p) => sql`select * from (${usageOf(p)}) usage where count > 0`),
    }),
  };
}
