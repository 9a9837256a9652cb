import type { Client } from 'pg';
import { readReference } from './reference-files.ts';

type Part = {
  readonly file: 'countries' | 'regions' | 'customsRules';
  readonly dictionary: 'country' | 'region' | 'customsRule';
  readonly table: string;
  readonly label: string;
  /** Columns of the source in SQL. */
  readonly source: string;
  /** The editable part of a source row, as `app.reference_value` builds it for a stored row. */
  readonly value: string;
  /** Columns the operator edits, then those that are always the release's, each with its source. */
  readonly edited: Readonly<Record<string, string>>;
  readonly fixed: Readonly<Record<string, string>>;
};

/** In the order of their foreign keys. */
const parts: readonly Part[] = [
  {
    file: 'countries',
    dictionary: 'country',
    table: 'country',
    label: 'countries',
    source: 'id int, code text, "dialCode" text, names jsonb, position int',
    value: `jsonb_build_object('names', names, 'dialCode', "dialCode", 'position', position)`,
    edited: { dial_code: '"dialCode"', names: 'names', position: 'position' },
    fixed: { code: 'code' },
  },
  {
    file: 'regions',
    dictionary: 'region',
    table: 'region',
    label: 'regions',
    source: 'id text, "countryId" int, "parentId" text, level smallint, names jsonb, position int',
    value: `jsonb_build_object('names', names, 'position', position)`,
    edited: { names: 'names', position: 'position' },
    fixed: { country_id: '"countryId"', parent_id: '"parentId"', level: 'level' },
  },
  {
    file: 'customsRules',
    dictionary: 'customsRule',
    table: 'customs_rule',
    label: 'customs rules',
    source: `id text, "countryCodes" text[], kind text, topic text, words text[], "exceptWords" text[],
      "hsPrefixes" text[], notes jsonb, terms jsonb, "sourceUrl" text, "validFrom" date, "validUntil" date`,
    value: `jsonb_build_object('countryCodes', "countryCodes", 'kind', kind, 'topic', topic, 'words', words,
      'exceptWords', "exceptWords", 'hsPrefixes', "hsPrefixes", 'notes', notes, 'terms', terms,
      'sourceUrl', "sourceUrl", 'validFrom', "validFrom", 'validUntil', "validUntil")`,
    edited: {
      country_codes: '"countryCodes"',
      kind: 'kind',
      topic: 'topic',
      words: 'words',
      except_words: '"exceptWords"',
      hs_prefixes: '"hsPrefixes"',
      notes: 'notes',
      terms: 'terms',
      source_url: '"sourceUrl"',
      valid_from: '"validFrom"',
      valid_until: '"validUntil"',
    },
    fixed: {},
  },
];

const setOf = (columns: Readonly<Record<string, string>>, from: string) =>
  Object.entries(columns)
    .map(([column, source]) => `${column} = ${from}.${source}`)
    .join(', ');

/** Statements that bring one dictionary to the rows in `$1`. */
function statementsOf({ dictionary, table, source, value, edited, fixed }: Part) {
  const rows = `(select *, ${value} as value from jsonb_to_recordset($1::jsonb) as line (${source})) source`;
  const columns = { ...edited, ...fixed };
  const isMoved =
    Object.entries(fixed)
      .map(([column, from]) => `${table}.${column} is distinct from source.${from}`)
      .join(' or ') || 'false';
  return [
    `insert into reference_change (dictionary, record_id, version, kind, before, after)
       select '${dictionary}', ${table}.id, version + 1, 'release', app.reference_value(${table}), value
         from ${table} join ${rows} on source.id = ${table}.id
        where edited_at is null and app.reference_value(${table}) <> value`,
    // Structure, such as the parent of a region, is not edited by the operator and always follows the release.
    `update ${table} set ${setOf(columns, 'source')}, version = version + 1
       from ${rows}
      where source.id = ${table}.id and edited_at is null
        and (app.reference_value(${table}) <> value or ${isMoved})`,
    `update ${table} set ${[setOf(fixed, 'source'), 'released = value'].filter(Boolean).join(', ')}
       from ${rows}
      where source.id = ${table}.id and edited_at is not null
        and (released is distinct from value or ${isMoved})`,
    // One statement for all levels of regions: the parent reference is checked when the statement ends.
    `insert into ${table} (id, ${Object.keys(columns).join(', ')})
       select id, ${Object.values(columns).join(', ')} from ${rows}
       on conflict (id) do nothing`,
  ];
}

/**
 * Brings countries, regions and customs rules to the release's files and returns the dictionaries it changed. A
 * dictionary whose file was applied before costs only the comparison of a hash. Rows the operator edited keep
 * their values, and remember the release's. Rows missing from the files stay, because addresses may reference
 * them; a rule ends by its end date, not by deletion.
 */
export async function applyReference(client: Client): Promise<string[]> {
  const applied: string[] = [];
  await client.query('begin');
  try {
    // Concurrent runs wait for each other at this row lock.
    const { rows: known } = await client.query<{ dictionary: string; release_hash: string }>(
      'select dictionary, release_hash from reference_version order by dictionary for update',
    );
    // The history belongs to the platform's tenant.
    await client.query(`select set_config('app.tenant_id', '1', true)`);
    for (const part of parts) {
      const { rows, hash } = readReference(part.file);
      if (known.some((row) => row.dictionary === part.dictionary && row.release_hash === hash)) continue;
      const values = [JSON.stringify(rows)];
      for (const statement of statementsOf(part)) await client.query(statement, values);
      await client.query(
        `update reference_version set release_hash = $2, released_at = now(), revision = revision + 1
          where dictionary = $1`,
        [part.dictionary, hash],
      );
      applied.push(`${rows.length} ${part.label}`);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return applied;
}
