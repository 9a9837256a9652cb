import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentCalls } from './content.ts';
import { encoderOf } from './encode.ts';
import { shopCalls } from './shop.ts';
import { instant, jsonText, numberedEnum, page, wireObject, zeroOne } from './wire.ts';

const Sample = wireObject(
  {
    id: z.int(),
    name: z.string(),
    at: instant,
    flag: zeroOne,
    kind: numberedEnum({ first: 1, second: 2 }),
    links: jsonText(z.array(z.object({ text: z.string() }))),
    note: z.string().nullable(),
    extra: z.string().optional(),
    rate: z.number(),
    word: z.enum(['a', 'b']),
    counts: z.record(z.string(), z.number()),
  },
  { name: 'Title', note: 'Rem' },
);

const sample = fc.record(
  {
    id: fc.integer(),
    name: fc.string(),
    at: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
    flag: fc.boolean(),
    kind: fc.constantFrom('first' as const, 'second' as const),
    links: fc.array(fc.record({ text: fc.string() })),
    note: fc.option(fc.string()),
    extra: fc.string(),
    rate: fc.double({ noNaN: true, noDefaultInfinity: true }),
    word: fc.constantFrom('a' as const, 'b' as const),
    counts: fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.nat()),
  },
  { requiredKeys: ['id', 'name', 'at', 'flag', 'kind', 'links', 'note', 'rate', 'word', 'counts'] },
);

test('the compiled encoder says what the codec says', () => {
  const schema = page(Sample);
  const encode = encoderOf(schema);
  fc.assert(
    fc.property(fc.array(sample), fc.nat(), (items, total) => {
      expect(encode({ items, total })).toEqual(z.encode(schema, { items, total } as never));
    }),
  );
});

test('what is not of the declared kind does not leave the server', () => {
  const encode = encoderOf(contentCalls.announcements.output);
  const row = { id: 1, title: 'x', summary: '', pinned: false, publishedAt: new Date() };
  expect(() => encode({ items: [row], total: '1' })).toThrow(/expected a number/);
  expect(() => encode({ items: [{ ...row, title: undefined }], total: 1 })).toThrow(/expected a text/);
  expect(() => encode({ items: [{ ...row, publishedAt: '2026' }], total: 1 })).toThrow(/expected a date/);
  expect(() => encode({ items: null, total: 1 })).toThrow(/expected a list/);
  expect(() => encode(undefined)).toThrow();
  const words = encoderOf(z.enum(['a', 'b']));
  expect(() => words('c')).toThrow(/one of its words/);
  const counts = encoderOf(z.record(z.string(), z.number()));
  expect(() => counts({ a: 'x' })).toThrow(/expected a number/);
  expect(() => counts(null)).toThrow(/expected a record/);
});

test('columns beside the contract are left at home', () => {
  const encode = encoderOf(shopCalls.currencies.output);
  const row = { code: 'CNY', name: 'Yuan', exchangeRate: 1, rateAt: new Date(0), total: 3, secret: 'x' };
  expect(encode({ items: [row], total: 3 })).toEqual({
    Rows: [{ Code: 'CNY', CurrencyName: 'Yuan', ExchangeRate: 1, RateTime: '1970-01-01T00:00:00.000Z' }],
    Total: 3,
  });
});
