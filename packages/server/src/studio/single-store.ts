import { fieldsOf, type Resource, type ValuesOf } from '@onehaul/contract/console/studio/resource';
import type { Language } from '@onehaul/domain/language';
import { sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import {
  type CheckContext,
  lacksLanguage,
  rawChange,
  rawStatement,
  type RecordRow,
  type Store,
  type StoredResource,
  valuesRow,
} from './store.ts';

type ShopColumn = keyof Tables['shop'];
type ShopScope = { tenantId: number; shopId: number };
type RecordKey = ShopScope & { key: string };

type Descriptor<R extends Pick<Resource, 'values'>> = {
  /** The row holds several records, each with a version of its own. */
  readonly version: ShopColumn & `${string}Version`;
  /** Rules the schema cannot express. Throws a refusal. */
  readonly check?: (context: CheckContext, values: ValuesOf<R>) => Promise<void>;
  /** The field that sets the shop's languages: texts of the same record must have the new first one. */
  readonly languages?: keyof ValuesOf<R> & string;
};

/** Builds the statements of a record that is part of the shop's own row; compiles only with a column per field. */
export function defineShopStore<R extends StoredResource>(
  resource: R & (keyof ValuesOf<R> extends ShopColumn ? unknown : never),
  { version, check, languages }: Descriptor<R>,
): Store {
  const fields = fieldsOf(resource);
  const column = (name: string) => sql.ref(name);
  /** Conditions on the texts of the record and of its rows. */
  const lacking = (language: Language) =>
    fields.flatMap(({ name, type }) => {
      if (type.is === 'translated') return [lacksLanguage(column(name), language)];
      const nested = type.is === 'rows' ? type.fields.filter((one) => one.type.is === 'translated') : [];
      return nested.map(
        (one) => sql`exists (select from jsonb_array_elements(${column(name)}) entry
          where ${lacksLanguage(sql`(entry.value -> ${sql.lit(one.name)})`, language)})`,
      );
    });
  const inShop = (p: ShopScope) => sql`shop.tenant_id = ${p.tenantId} and shop.id = ${p.shopId}`;
  const isKey = (p: RecordKey) => sql`shop.id = ${p.key}::int`;
  return {
    resource,
    fields,
    isTextKey: false,
    refersTo: {},
    links: [],
    ...(check && { check: check as NonNullable<Store['check']> }),
    ...(languages && { languages }),
    ...(lacking('en').length > 0 && {
      untranslated: rawStatement<ShopScope & { language: Language }, { count: number }>(
        (p) => sql`select count(*)::int as count from shop
          where ${inShop(p)} and (${sql.join(lacking(p.language), sql` or `)})`,
      ),
    }),
    one: rawStatement<RecordKey, RecordRow>(
      (p) => sql`select shop.id::text as key, ${column(version)} as version, false as is_archived,
          null as draft_state, null as state, jsonb_build_object(${sql.join(
            fields.map(({ name }) => sql`${sql.lit(name)}::text, ${column(name)}`),
          )}) as content
        from shop where ${inShop(p)} and ${isKey(p)}`,
    ),
    lock: rawChange<RecordKey, { key: string }>(
      (p) => sql`select id::text as key from shop where ${inShop(p)} and ${isKey(p)} for no key update`,
    ),
    update: rawChange<RecordKey & { values: string; isArchived: boolean }, { version: number }>(
      (p) => sql`update shop set ${column(version)} = shop.${column(version)} + 1,
          ${sql.join(fields.map(({ name }) => sql`${column(name)} = given.${column(name)}`))}
        from ${valuesRow('shop', p.values)}
        where ${inShop(p)} and ${isKey(p)} returning shop.${column(version)} as version`,
    ),
  };
}
