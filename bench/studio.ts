import { createStudioFixture } from '@onehaul/testing/studio-fixture';
import { studioRecords } from '@onehaul/testing/studio-records';
import type { Figure, Measurement } from './case.ts';

type Fixture = Awaited<ReturnType<typeof createStudioFixture>>;

const maxMilliseconds = 100;
const rounds = 15;
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Copies a row; `changes` are SQL expressions of the columns that must differ, with the copy's number as `n`. */
async function copyRow(
  { database }: Fixture,
  table: string,
  id: string,
  count: number,
  changes: Record<string, string> = {},
): Promise<void> {
  const columns = await database.sql(
    `select column_name as name from information_schema.columns where table_schema = 'public'
       and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  );
  const names = columns.map(({ name }) => String(name));
  const values = names.map((name) => changes[name] ?? `t."${name}"`);
  await database.sql(
    `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})
     select ${values.join(', ')} from "${table}" t cross join generate_series(1, ${count}) n where t.id = $1`,
    [id],
  );
}

async function fillShop(fixture: Fixture): Promise<void> {
  const { database, shop, call } = fixture;
  const { key: warehouseId } = await studioRecords.warehouse!(database, shop);
  const rack = { aisles: 'A-J', bays: '01-20', levels: '1-10', path: 'snake' };
  await call('bin/generate', { warehouseId: Number(warehouseId), ...rack });
  const article = await studioRecords.article!(database, shop);
  const long = `jsonb_build_object('en', repeat('<p>A paragraph of a help page.</p>', 200))`;
  await copyRow(fixture, 'article', article.key, 499, { contents: long, position: 'n' });
  const line = await studioRecords.line!(database, shop);
  await copyRow(fixture, 'line', line.key, 299, { code: `'L' || n`, position: 'n' });
  const area = await studioRecords.remoteArea!(database, shop);
  await database.sql(
    `insert into remote_area_place (tenant_id, shop_id, remote_area_id, postcode_prefix)
     select $1, $2, $3, lpad(n::text, 6, '0') from generate_series(1, 5000) n`,
    [shop.tenantId, shop.id, area.key],
  );
  await database.sql('analyze');
}

/** Lists of a large shop in the studio: 2,000 bins, 500 pages, 300 lines, 5,000 remote places. */
export const studio: Measurement = {
  name: 'studio',
  async measure(): Promise<Figure[]> {
    const fixture = await createStudioFixture();
    try {
      await fillShop(fixture);
      const figures: Figure[] = [];
      for (const [name, pageIndex, search] of [
        ['bin', 1, ''],
        ['bin', 40, ''],
        ['bin', 1, 'J-20'],
        ['article', 1, ''],
        ['article', 10, ''],
        ['line', 1, ''],
        ['line', 1, 'L2'],
        ['remoteArea', 1, ''],
      ] as const) {
        const times: number[] = [];
        let total = 0;
        for (let round = 0; round < rounds; round += 1) {
          const began = performance.now();
          ({ total } = await fixture.list(name, { pageIndex, pageRows: 50, search }));
          times.push(performance.now() - began);
        }
        const milliseconds = median(times);
        const what = `${name} list, page ${pageIndex}${search && `, search ${search}`}, ${total} records`;
        figures.push({
          text: `${what}: ${milliseconds.toFixed(0)} ms (goal ${maxMilliseconds})`,
          isMet: milliseconds <= maxMilliseconds,
        });
      }
      return figures;
    } finally {
      await fixture.close();
    }
  },
};
