import type { TestDatabase } from './test-database.ts';

type Body = Record<string, unknown>;

const names = { zhHans: '南极洲', zhHanT: '南極洲', en: 'Antarctica', vi: 'Nam Cực' };

/** A customs rule as the operator types it. */
export const ruleValue = {
  kind: 'refused',
  topic: 'ice',
  countryCodes: [],
  words: ['ice'],
  exceptWords: [],
  hsPrefixes: [],
  notes: { zhHans: '不收冰块。', zhHanT: '不收冰塊。', en: 'No ice.', vi: 'Không nhận đá.' },
  terms: {},
  sourceUrl: 'https://customs.example/ice',
  validFrom: '2026-01-01',
  validUntil: null,
};

/** Minimal valid inputs for the dictionary calls, of rows that need no release. */
export function createReferenceInputs(database: TestDatabase): Record<string, () => Promise<Body>> {
  let count = 0;
  const country = async () => {
    await database.sql(
      `insert into country (id, code, dial_code, names, position) values (10, 'AQ', '+672', $1, 900) on conflict do nothing`,
      [names],
    );
    const [row] = await database.sql('select version from country where id = 10');
    return { id: '10', version: row!.version };
  };
  const region = async () => {
    await country();
    const id = `AQ${(count += 1)}`;
    await database.sql(
      `insert into region (id, country_id, level, names, position) values ($1, 10, 1, $2, 1)`,
      [id, names],
    );
    return { id, version: 1 };
  };
  const rule = async () => {
    const id = `ice-${(count += 1)}`;
    await database.sql(
      `insert into customs_rule (id, kind, topic, notes, source_url, valid_from)
       values ($1, 'refused', 'ice', $2, 'https://customs.example/ice', '2026-01-01')`,
      [id, ruleValue.notes],
    );
    return { id, version: 1 };
  };
  const idOf = async (row: Promise<{ id: string }>) => ({ id: (await row).id });
  const countryValue = { names, dialCode: '+672', position: 900 };
  const regionValue = { names, position: 1 };
  return {
    '/console/reference/country/get': () => idOf(country()),
    '/console/reference/country/save': async () => ({ ...(await country()), value: countryValue }),
    '/console/reference/country/revert': country,
    '/console/reference/region/get': () => idOf(region()),
    '/console/reference/region/add': async () => {
      await country();
      return { countryCode: 'AQ', parentId: null, code: `9${(count += 1)}`, value: regionValue };
    },
    '/console/reference/region/save': async () => ({ ...(await region()), value: regionValue }),
    '/console/reference/region/revert': region,
    '/console/reference/customsRule/get': () => idOf(rule()),
    '/console/reference/customsRule/add': async () => ({ id: `snow-${(count += 1)}`, value: ruleValue }),
    '/console/reference/customsRule/save': async () => ({ ...(await rule()), value: ruleValue }),
    '/console/reference/customsRule/revert': rule,
  };
}
