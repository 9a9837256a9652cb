import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyReference } from './apply-reference.ts';
import { connectionAs, migrate } from './migrate.ts';

let database: TestDatabase;
let client: pg.Client;

beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client(connectionAs('onehaul_owner', database.address));
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.close();
});

const everything = ['243 countries', '7076 regions', '38 customs rules'];
/** As if the next release came with other files. */
const forget = () => database.sql(`update reference_version set release_hash = 'an older release'`);
const all = (table: 'country' | 'region' | 'customs_rule' | 'reference_version') =>
  database.sql(`select *, xmin::text from ${table} order by 1`);
const rows = async () => [
  await all('country'),
  await all('region'),
  await all('customs_rule'),
  await all('reference_version'),
];
const changes = () =>
  database.sql(`select dictionary, record_id, version, kind, before, after, staff_id from reference_change`);

test('migrate brings the reference data, and does nothing when run again', async () => {
  expect(await migrate(database.address)).toEqual(everything);
  const { rows: found } = await client.query(`
    select c.code, c.dial_code, p.names ->> 'en' as province, r.names ->> 'zhHanT' as city, r.level, r.position
      from region r join region p on p.id = r.parent_id join country c on c.id = r.country_id
     where r.id = 'CN440300'`);
  expect(found).toEqual([
    { code: 'CN', dial_code: '+86', province: 'Guangdong', city: '深圳市', level: 2, position: 3 },
  ]);
  const before = await rows();
  expect(await migrate(database.address)).toEqual([]);
  expect(await rows()).toEqual(before);
  expect(await changes()).toEqual([]);
});

test('a release that changes no row touches none', async () => {
  await applyReference(client);
  await forget();
  const before = (await rows()).slice(0, 3);
  expect(await applyReference(client)).toEqual(everything);
  expect((await rows()).slice(0, 3)).toEqual(before);
});

test('of concurrent runs one applies the files', async () => {
  const other = new pg.Client(connectionAs('onehaul_owner', database.address));
  await other.connect();
  const runs = await Promise.all([applyReference(client), applyReference(other)]);
  await other.end();
  expect(runs.toSorted((a, b) => a.length - b.length)).toEqual([[], everything]);
});

test('a release brings changed rows to its values, with history, and keeps rows it does not know', async () => {
  await applyReference(client);
  await database.sql(`update country set dial_code = '+0' where code = 'HK'`);
  await database.sql(`update region set parent_id = null, level = 1 where id = 'TW63000030'`);
  await database.sql(`update customs_rule set words = '{}' where id = 'refused-weapons'`);
  await database.sql(
    `insert into region (id, country_id, parent_id, level, names, position) values ('CN999999', 156, 'CN440300', 3, '{"zhHans": "旧区"}', 99)`,
  );
  await forget();
  await applyReference(client);
  expect(
    await database.sql(
      `select id, parent_id, level, version from region where id in ('CN999999', 'TW63000030') order by id`,
    ),
  ).toEqual([
    { id: 'CN999999', parent_id: 'CN440300', level: 3, version: 1 },
    { id: 'TW63000030', parent_id: 'TW63000', level: 2, version: 2 },
  ]);
  const written = await changes();
  expect(written.map(({ dictionary, record_id }) => `${dictionary} ${record_id}`)).toEqual([
    'country 344',
    'customsRule refused-weapons',
  ]);
  expect(written[0]).toMatchObject({
    version: 2,
    kind: 'release',
    staff_id: null,
    before: { dialCode: '+0' },
    after: { dialCode: '+852', position: 2, names: { en: 'Hong Kong' } },
  });
});

test('a release leaves what the operator edited, and notes its own value beside it', async () => {
  await applyReference(client);
  await database.sql(
    `update country set names = names || '{"en": "HK"}', edited_at = now() where code = 'HK'`,
  );
  await database.sql(
    `update region set names = names || '{"en": "Daan"}', parent_id = null, level = 1, edited_at = now() where id = 'TW63000030'`,
  );
  await database.sql(
    `update customs_rule set words = '{cannon}', edited_at = now() where id = 'refused-weapons'`,
  );
  await forget();
  await applyReference(client);
  const [country, region, rule] = await Promise.all([
    database.sql(`select names ->> 'en' as name, version, released from country where code = 'HK'`),
    database.sql(
      `select names ->> 'en' as name, parent_id, released -> 'names' ->> 'en' as released from region where id = 'TW63000030'`,
    ),
    database.sql(
      `select words, released -> 'words' ->> 0 as released from customs_rule where id = 'refused-weapons'`,
    ),
  ]);
  expect(country).toMatchObject([
    { name: 'HK', version: 1, released: { dialCode: '+852', names: { en: 'Hong Kong' } } },
  ]);
  // The parent is not the operator's to edit: it follows the release.
  expect(region).toEqual([{ name: 'Daan', parent_id: 'TW63000', released: "Da'an District" }]);
  expect(rule).toEqual([{ words: ['cannon'], released: 'gun' }]);
  expect(await changes()).toEqual([]);
});

test('writes nothing when a part fails, and leaves the connection usable', async () => {
  await database.sql(`alter table region add constraint no_areas check (level < 3)`);
  await expect(applyReference(client)).rejects.toThrow('no_areas');
  expect(await all('country')).toEqual([]);
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
