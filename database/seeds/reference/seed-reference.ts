import type { Client } from 'pg';
import { countries } from './countries.ts';
import { customsRules } from './customs-rules.ts';
import { regions } from './regions.ts';

const upsertCountries = `
  insert into country (id, code, dial_code, names, position)
  select id, code, "dialCode", names, position
    from jsonb_to_recordset($1::jsonb)
      as source (id int, code text, "dialCode" text, names jsonb, position int)
  on conflict (id) do update
    set code = excluded.code, dial_code = excluded.dial_code, names = excluded.names, position = excluded.position
    where (country.code, country.dial_code, country.names, country.position)
      is distinct from (excluded.code, excluded.dial_code, excluded.names, excluded.position)`;

// One statement for all levels: the parent reference is checked when the statement ends.
const upsertRegions = `
  insert into region (id, country_id, parent_id, level, names, position)
  select id, "countryId", "parentId", level, names, position
    from jsonb_to_recordset($1::jsonb)
      as source (id text, "countryId" int, "parentId" text, level smallint, names jsonb, position int)
  on conflict (id) do update
    set country_id = excluded.country_id, parent_id = excluded.parent_id, level = excluded.level,
        names = excluded.names, position = excluded.position
    where (region.country_id, region.parent_id, region.level, region.names, region.position)
      is distinct from
      (excluded.country_id, excluded.parent_id, excluded.level, excluded.names, excluded.position)`;

const upsertCustomsRules = `
  insert into customs_rule (id, country_codes, kind, topic, words, except_words, hs_prefixes, notes, terms, source_url,
    valid_from, valid_until)
  select id, "countryCodes", kind, topic, words, "exceptWords", "hsPrefixes", notes, terms, "sourceUrl",
      "validFrom", "validUntil"
    from jsonb_to_recordset($1::jsonb)
      as source (id text, "countryCodes" text[], kind text, topic text, words text[], "exceptWords" text[],
        "hsPrefixes" text[], notes jsonb, terms jsonb, "sourceUrl" text, "validFrom" date, "validUntil" date)
  on conflict (id) do update
    set country_codes = excluded.country_codes, kind = excluded.kind, topic = excluded.topic, words = excluded.words,
        except_words = excluded.except_words, hs_prefixes = excluded.hs_prefixes, notes = excluded.notes,
        terms = excluded.terms, source_url = excluded.source_url, valid_from = excluded.valid_from,
        valid_until = excluded.valid_until
    where customs_rule is distinct from excluded`;

/**
 * Writes the platform's countries, regions and customs rules, and returns the counts of the sources. Rows
 * missing from the sources stay, because addresses may reference them; a rule ends by its end date, not by
 * deletion.
 */
export async function seedReference(
  client: Client,
): Promise<{ countries: number; regions: number; customsRules: number }> {
  const countryRows = countries();
  const regionRows = regions();
  await client.query('begin');
  try {
    await client.query(upsertCountries, [JSON.stringify(countryRows)]);
    await client.query(upsertRegions, [JSON.stringify(regionRows)]);
    await client.query(upsertCustomsRules, [JSON.stringify(customsRules)]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return {
    countries: countryRows.length,
    regions: regionRows.length,
    customsRules: customsRules.length,
  };
}
