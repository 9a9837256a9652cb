import { type Language, pickText, type Translated } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import { sql } from 'kysely';
import { containsPattern } from '../db/contains-pattern.ts';
import type { Db } from '../db/database.ts';
import { prepare, tables } from '../db/statement.ts';
import { findStudioShop } from './change-record.ts';
import type { ListStore } from './store.ts';

type OptionFilter = { tenantId: number; shopId: number; language: Language; pattern: string };
const maxOptions = 50;

/** Destinations of the shop come first. */
const countries = prepare((p: OptionFilter) =>
  tables
    .selectFrom('country')
    .leftJoin('destination', (join) =>
      join
        .onRef('destination.countryId', '=', 'country.id')
        .on('destination.tenantId', '=', p.tenantId)
        .on('destination.shopId', '=', p.shopId),
    )
    .select([
      'country.id as value',
      sql<string>`app.pick_text(country.names, ${p.language}, 'en')`.as('label'),
    ])
    .where(sql<boolean>`jsonb_path_query_array(country.names, '$.*')::text ilike ${p.pattern}`)
    .orderBy(sql`destination.position nulls last`)
    .orderBy('country.position')
    .limit(300),
);

/** Destinations are called by their countries. An archived one is listed where it is chosen already. */
const destinations = prepare((p: OptionFilter & { chosen: readonly string[] }) =>
  tables
    .selectFrom('destination')
    .innerJoin('country', 'country.id', 'destination.countryId')
    .select([
      'country.id as value',
      sql<string>`app.pick_text(country.names, ${p.language}, 'en')`.as('label'),
    ])
    .where('destination.tenantId', '=', p.tenantId)
    .where('destination.shopId', '=', p.shopId)
    .where(
      sql<boolean>`(destination.archived_at is null or country.id::text = any(${p.chosen}::text[]))
        and jsonb_path_query_array(country.names, '$.*')::text ilike ${p.pattern}`,
    )
    .orderBy('destination.position')
    .limit(300),
);

/** Regions without subregions, labelled with the regions they lie in. The chosen one comes first. */
const regions = prepare((p: OptionFilter & { within: number; chosen: string }) => {
  // Missing levels have empty names.
  const name = (table: string) =>
    sql`nullif(app.pick_text(${sql.ref(`${table}.names`)}, ${p.language}, 'en'), '')`;
  return tables
    .selectFrom('region as fine')
    .leftJoin('region as middle', 'middle.id', 'fine.parentId')
    .leftJoin('region as wide', 'wide.id', 'middle.parentId')
    .select([
      'fine.id as value',
      sql<string>`concat_ws(' / ', ${name('wide')}, ${name('middle')}, ${name('fine')})`.as('label'),
    ])
    .where('fine.countryId', '=', p.within)
    .where(sql<boolean>`not exists (select from region below where below.parent_id = fine.id)`)
    .where(
      sql<boolean>`(fine.id = ${p.chosen}
        or concat_ws(' ', wide.names::text, middle.names::text, fine.names::text) ilike ${p.pattern})`,
    )
    .orderBy(sql`fine.id <> ${p.chosen}`)
    .orderBy('fine.id')
    .limit(maxOptions);
});

type Request = {
  readonly shopId: number;
  readonly of: string;
  readonly within?: number | undefined;
  readonly search: string;
  readonly chosen: readonly string[];
};

/** Active records by title, and those already chosen, even when archived. */
async function recordOptions(
  store: ListStore,
  db: Db,
  language: Language,
  { shopId, search, chosen }: Request,
) {
  const pattern = containsPattern(search);
  const keys = store.isTextKey ? chosen : chosen.filter((key) => /^\d{1,9}$/.test(key));
  const [shop, found, known] = await Promise.all([
    findStudioShop(db, shopId),
    db.all(store.page, { shopId, isArchived: false, pattern, filters: '{}', limit: maxOptions, offset: 0 }),
    keys.length > 0 ? db.all(store.byKeys, { shopId, keys }) : [],
  ]);
  const rows = new Map([...known, ...found].map((row) => [row.key, row.content]));
  return [...rows].map(([key, content]) => {
    const title = content[store.resource.title];
    return {
      value: store.isTextKey ? key : Number(key),
      label:
        typeof title === 'object'
          ? pickText(title as Translated, language, shop.languages[0])
          : String(title as number | string),
    };
  });
}

/** Options of a reference field. */
export async function findOptions(
  stores: readonly ListStore[],
  db: Db,
  language: Language,
  request: Request,
) {
  const { shopId, of, within = 0, search, chosen } = request;
  const wanted = { shopId, language, pattern: containsPattern(search) };
  if (of === 'country') return db.all(countries, wanted);
  if (of === 'destination') return db.all(destinations, { ...wanted, chosen });
  if (of === 'region') return db.all(regions, { ...wanted, within, chosen: chosen[0] ?? '' });
  const store = stores.find(({ resource }) => resource.name === of);
  if (store) return recordOptions(store, db, language, request);
  throw new Refusal('record.notFound');
}
