import { wireJsonSchema } from '@onehaul/contract/wire';
import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRoutes } from '../modules/routes.ts';

// Opening uses no service; only a call does.
const routes = createRoutes({} as never);

const minCases = 2000;
const runsPerCall = Math.ceil(minCases / routes.length);
const hosts = ['harbour.test', 'rival.test'];

let database: TestDatabase;
let api: TestApi;
const shopIds: Record<string, number> = {};
let rowsBefore: Record<string, number>;
let cases = 0;
let startedAt: number;

/** Usage is written every some seconds, whatever the calls were. */
const metered = ['call_day'];

async function rowCounts(): Promise<Record<string, number>> {
  const tables = await database.sql(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all($1)`,
    [metered],
  );
  const counts = tables.map(
    ({ name }) => `select '${name as string}' as name, count(*)::int as rows from "${name as string}"`,
  );
  const rows = await database.sql(counts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name as string, count as number]));
}

beforeAll(async () => {
  database = await createTestDatabase();
  await someCountries(database);
  for (const [index, host] of hosts.entries()) {
    const shop = await aShop(database, { tenantId: 2 + index, host });
    shopIds[host] = shop.id;
    await aRow(database, shop, 'announcement');
    await aRow(database, shop, 'article');
    await aRow(database, shop, 'carrier');
  }
  api = await createTestApi(database);
  rowsBefore = await rowCounts();
  startedAt = performance.now();
});
afterAll(async () => {
  await api.close();
  await database.close();
});

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
};

/** Generates a value that the schema allows. */
function right(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(right));
  switch (schema.type) {
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -1e6),
        max: Math.min(schema.maximum ?? 1e6, 2 ** 31 - 1),
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1e6, noNaN: true });
    case 'string':
      return schema.pattern
        ? fc.stringMatching(new RegExp(schema.pattern))
        : fc.string({ maxLength: schema.maxLength ?? 30 });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(right(schema.items ?? {}), { maxLength: 3 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, field]) => [name, right(field)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    default:
      return fc.jsonValue();
  }
}

/** Inserts text verbatim into the JSON, for numbers that no JavaScript value can hold. */
const raw = (text: string) => `@raw:${text}`;
const written = (value: unknown) => JSON.stringify(value)?.replace(/"@raw:([^"]*)"/g, '$1') ?? '';
const nested = (depth: number) => raw(`${'['.repeat(depth)}${']'.repeat(depth)}`);

/** Values that no field accepts. */
const wrong = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    '',
    ' ',
    0,
    -1,
    raw('-0'),
    1.5,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    -(2 ** 63),
    1e21,
    raw('1e400'),
    raw('-1e400'),
    raw('123456789012345678901234567890'),
    '1',
    '1e3',
    'NaN',
    'null',
    'undefined',
    'true',
    [],
    [1],
    [[]],
    {},
    { $gt: '' },
    { toString: 'x', valueOf: 1, length: -1 },
    nested(50),
    nested(5000),
    'x'.repeat(10_000),
    '集'.repeat(10_000),
    'a\u0000b',
    '\u0000',
    '\ud800',
    '\udc00x',
    '\ufeff',
    '\u202Ex',
    "' or '1'='1",
    "'; drop table shop; --",
    '%',
    '_',
    '\\',
    '${7*7}',
    '{{7*7}}',
    '../../etc/passwd',
    '<script>alert(1)</script>',
  ),
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.double(),
);

type Request = { body: string; headers?: Record<string, string>; query?: string };
const body = (text: string): Request => ({ body: text });

/** A valid request with one fault, or a request that is invalid as a whole. */
function requestsOf(schema: Schema): fc.Arbitrary<Request> {
  const fields = Object.keys(schema.properties ?? {});
  const own = right({ type: 'object', ...schema }) as fc.Arbitrary<Record<string, unknown>>;
  const ofField = (
    change: (sent: Record<string, unknown>, field: string, value: unknown) => Record<string, unknown>,
  ) =>
    fc
      .tuple(own, fc.constantFrom(...fields, 'Unknown'), wrong)
      .map(([sent, field, value]) => body(written(change(sent, field, value))));
  return fc.oneof(
    { weight: 12, arbitrary: ofField((sent, field, value) => ({ ...sent, [field]: value })) },
    { weight: 3, arbitrary: ofField(({ [fields[0] ?? 'x']: _, ...sent }) => sent) },
    { weight: 2, arbitrary: ofField((sent, field, value) => ({ ...sent, [field]: value, TenantId: value })) },
    { weight: 2, arbitrary: wrong.map((value) => body(written(value))) },
    { weight: 1, arbitrary: own.map((sent) => body(written(sent).slice(0, -1))) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).map(body) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          own,
          fc.constantFrom(
            'text/plain',
            'application/xml',
            'multipart/form-data',
            'application/x-www-form-urlencoded',
            'x',
          ),
        )
        .map(([sent, type]) => ({ body: written(sent), headers: { 'content-type': type } })),
    },
  );
}

/** The same faults in a query string: every value is text, or is repeated. */
function queriesOf(schema: Schema): fc.Arbitrary<Request> {
  const fields = Object.keys(schema.properties ?? {});
  const value = wrong.map((any) =>
    (typeof any === 'string' ? any.replace('@raw:', '') : JSON.stringify(any)).toWellFormed(),
  );
  return fc
    .array(fc.tuple(fc.constantFrom(...fields, 'Unknown', 'TenantId', '__proto__'), value), { maxLength: 4 })
    .map((pairs) => ({
      body: '',
      query: pairs
        .map(([name, text]) => `${name}=${encodeURIComponent(text.slice(0, 2000).toWellFormed())}`)
        .join('&'),
    }));
}

function decodes(route: (typeof routes)[number], text: string): boolean {
  try {
    return route.call.input.safeDecode((JSON.parse(text) ?? {}) as never).success;
  } catch {
    return false;
  }
}

describe('bad input (R18)', () => {
  test.each(routes.map((route) => [route.call.path, route] as const))('%s', async (path, route) => {
    const { call } = route;
    const schema = wireJsonSchema(call.input) as Schema;
    const requests = call.sends === 'query' ? queriesOf(schema) : requestsOf(schema);
    await fc.assert(
      fc.asyncProperty(requests, fc.constantFrom(...hosts), async ({ body: text, headers, query }, host) => {
        // Valid writes are skipped: each has its own test.
        fc.pre(call.effect !== 'change' || !decodes(route, text));
        cases += 1;
        const reply = await api.app.inject({
          method: call.method,
          url: `/api${path}${query ? `?${query}` : ''}`,
          headers: {
            host,
            authorization: `Bearer ${shopIds[host]}:7`,
            'idempotency-key': `case-number-${cases}-of-bad-input`,
            'accept-language': 'en',
            ...(call.sends === 'body' && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(call.sends === 'body' && { payload: text }),
        });
        const said = `${reply.statusCode} ${reply.body.slice(0, 300)}`;
        expect(reply.statusCode, said).toBeLessThan(500);
        const answer = reply.json<Record<string, unknown>>();
        expect(answer, said).toMatchObject({ Code: expect.any(Number), Msg: expect.any(String) });
        expect(answer.Success, said).toBe(answer.Code === 200);
        expect(answer.Code as number, said).toBeLessThan(500);
        if (answer.Code !== 200) {
          expect(answer, said).toMatchObject({
            Data: null,
            Error: expect.any(String),
            RequestId: expect.any(String),
          });
          expect(answer.Msg, said).not.toBe(answer.Error);
        }
        if (call.sends === 'body' && !headers && text !== '' && !decodes(route, text)) {
          expect([400, 403, 413], said).toContain(answer.Code);
        }
        const isItsOwn = call.sends === 'multipart' && headers?.['content-type'] === 'multipart/form-data';
        if (headers && !isItsOwn) expect(answer.Code, said).toBe(415);
      }),
      { numRuns: runsPerCall },
    );
  });

  test('changed no row of any table', async () => {
    expect(Object.keys(rowsBefore).length).toBeGreaterThan(15);
    expect(await rowCounts()).toEqual(rowsBefore);
  });

  test('was tried often enough', () => {
    console.log(`bad input: ${cases} cases in ${Math.round((performance.now() - startedAt) / 1000)} s`);
    expect(cases).toBeGreaterThanOrEqual(minCases);
  });

  test('left no fault in the log', () => {
    expect(api.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
