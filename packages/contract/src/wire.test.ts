import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { encoderOf } from './encode.ts';
import {
  instant,
  jsonText,
  numberedEnum,
  page,
  pageRequest,
  recordId,
  recordIdText,
  wireJsonSchema,
  wireObject,
  wirePath,
  zeroOne,
} from './wire.ts';

const Line = wireObject(
  { courierNumber: z.string(), quantity: z.int().min(1) },
  { courierNumber: 'Code', quantity: 'Account' },
);
const Sample = wireObject(
  {
    id: recordId,
    remark: z.string().default(''),
    isOpen: zeroOne,
    kind: numberedEnum({ first: 1, second: 7 }),
    at: instant,
    lines: z.array(Line),
    parent: Line.nullable(),
    note: z.string().optional(),
    links: jsonText(z.array(z.object({ text: z.string() }))),
  },
  { remark: 'ClientRem', at: 'CreateTime' },
);

const line = fc.record({ courierNumber: fc.string(), quantity: fc.integer({ min: 1, max: 1e6 }) });
const sample = fc.record(
  {
    id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    remark: fc.string({ unit: 'binary' }),
    isOpen: fc.boolean(),
    kind: fc.constantFrom('first' as const, 'second' as const),
    at: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2199-01-01') }),
    lines: fc.array(line),
    parent: fc.option(line),
    note: fc.string(),
    links: fc.array(fc.record({ text: fc.string() })),
  },
  { requiredKeys: ['id', 'remark', 'isOpen', 'kind', 'at', 'lines', 'parent', 'links'] },
);

describe('a wire object', () => {
  test('travels under the wire names, nested ones too', () => {
    const own = {
      id: 5,
      remark: 'fragile',
      isOpen: true,
      kind: 'second' as const,
      at: new Date('2026-11-01T08:00:00Z'),
      lines: [{ courierNumber: 'SF1', quantity: 2 }],
      parent: null,
      links: [{ text: 'x' }],
    };
    const sent = {
      Id: 5,
      ClientRem: 'fragile',
      IsOpen: 1,
      Kind: 7,
      CreateTime: '2026-11-01T08:00:00.000Z',
      Lines: [{ Code: 'SF1', Account: 2 }],
      Parent: null,
      Links: '[{"text":"x"}]',
    };
    expect(z.encode(Sample, own)).toEqual(sent);
    expect(z.decode(Sample, sent)).toEqual(own);
  });

  test('comes back as it went, through JSON', () => {
    fc.assert(
      fc.property(sample, (own) => {
        const sent = JSON.parse(JSON.stringify(z.encode(Sample, own))) as z.input<typeof Sample>;
        expect(z.decode(Sample, sent)).toEqual(own);
        expect(z.encode(Sample, z.decode(Sample, sent))).toEqual(sent);
      }),
      { numRuns: 500 },
    );
  });

  test('takes a field by its wire name alone, and ignores what it does not know', () => {
    const Named = wireObject({ remark: z.string().default('none') }, { remark: 'Rem' });
    expect(z.decode(Named, { Rem: 'a', remark: 'b', Remark: 'c', TenantId: 9 })).toEqual({ remark: 'a' });
    expect(z.decode(Named, { remark: 'b' })).toEqual({ remark: 'none' });
  });

  test('W11: a field with two spellings is written in both and read in either', () => {
    const Both = wireObject(
      { number: z.string(), remark: z.string() },
      { number: ['MainBillCode', 'mainbillcode'] },
    );
    const own = { number: 'A1', remark: 'x' };
    const sent = { MainBillCode: 'A1', mainbillcode: 'A1', Remark: 'x' };
    expect(z.encode(Both, own)).toEqual(sent);
    expect(encoderOf(Both)(own)).toEqual(sent);
    expect(z.decode(Both, sent)).toEqual(own);
    expect(z.decode(Both, { mainbillcode: 'A1', Remark: 'x' })).toEqual(own);
    expect(wirePath(Both, ['number'])).toBe('MainBillCode');
  });

  test('never reads what an object inherits', () => {
    const Odd = wireObject({ word: z.string().optional() }, { word: 'toString' });
    expect(z.decode(Odd, {})).toEqual({});
    const Level = wireObject({ level: z.int().optional() });
    const inherited = Object.create({ Level: 9 }) as Record<string, unknown>;
    expect(Level.safeDecode(inherited).data?.level).toBeUndefined();
    const polluted = JSON.parse('{"__proto__":{"Level":9}}') as Record<string, unknown>;
    expect(z.decode(Level, polluted)).toEqual({});
    expect(({} as { Level?: number }).Level).toBeUndefined();
  });

  test('is an object: lists, texts, numbers and nothing are refused', () => {
    for (const wrong of [[], [{ Id: 1 }], 'x', '', 0, 1, true, null, undefined]) {
      expect(Line.safeDecode(wrong as never).success, JSON.stringify(wrong)).toBe(false);
    }
  });
});

describe('codecs refuse what they cannot read, and never throw', () => {
  const cases: [string, z.ZodType, unknown[]][] = [
    ['zeroOne', zeroOne, [true, false, '1', 2, -1, null, undefined, 0.5]],
    [
      'instant',
      instant,
      ['', 'yesterday', '2026-02-30T00:00:00Z', '2026-11-01', 1, null, '2026-11-01T08:00:00+99:00'],
    ],
    ['jsonText', jsonText(z.array(z.int())), ['', '{', '{}', '["a"]', 'null', null, [1]]],
    ['numbered', numberedEnum({ first: 1 }), [0, 2, '1', 'first', null, 1.5]],
    ['recordId', recordId, [0, -1, 1.5, 2 ** 31, 1e400, '1', null, Number.NaN]],
    [
      'recordIdText',
      recordIdText,
      ['', '0', '-1', '1.5', '1e3', '0x10', ' 1', '01', '2147483648', '99999999999', 1, null, ['1']],
    ],
  ];
  test.each(cases)('%s', (_, schema, wrongs) => {
    for (const wrong of wrongs) expect(schema.safeDecode(wrong as never).success, `${wrong}`).toBe(false);
  });

  test('what is right goes both ways', () => {
    expect(
      [zeroOne, recordIdText, recordId].map((codec) =>
        z.encode(codec as z.ZodType, z.decode(codec as z.ZodType, codec === recordIdText ? '12' : 1)),
      ),
    ).toEqual([1, '12', 1]);
    expect(z.decode(recordIdText, '2147483647')).toBe(2_147_483_647);
    expect(() => z.encode(instant, new Date(Number.NaN))).toThrow();
  });
});

describe('the path of an error', () => {
  test('names the field as the caller spelled it', () => {
    expect(wirePath(Sample, ['remark'])).toBe('ClientRem');
    expect(wirePath(Sample, ['id'])).toBe('Id');
    expect(wirePath(Sample, ['lines', 0, 'quantity'])).toBe('Lines.0.Account');
    expect(wirePath(Sample, ['parent', 'courierNumber'])).toBe('Parent.Code');
    expect(wirePath(Sample, ['links', 3, 'text'])).toBe('Links.3.text');
    expect(wirePath(Sample, [])).toBe('');
    expect(wirePath(z.string(), ['other'])).toBe('other');
  });

  test('of a refused input leads to a wire name', () => {
    const { error } = Sample.safeDecode({ Id: 1, Lines: [{ Code: 'x', Account: 0 }] });
    const paths = error!.issues.map(({ path }) => wirePath(Sample, path));
    expect(paths).toContain('Lines.0.Account');
    expect(paths).toContain('CreateTime');
  });
});

test('the JSON schema is of what travels', () => {
  expect(wireJsonSchema(Sample)).toMatchObject({
    type: 'object',
    properties: {
      Id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
      ClientRem: { type: 'string', default: '' },
      IsOpen: { enum: [0, 1] },
      Kind: { enum: [1, 7] },
      CreateTime: { type: 'string', format: 'date-time' },
      Lines: {
        type: 'array',
        items: { type: 'object', properties: { Code: { type: 'string' }, Account: { minimum: 1 } } },
      },
      Links: { type: 'string' },
    },
    required: ['Id', 'IsOpen', 'Kind', 'CreateTime', 'Lines', 'Parent', 'Links'],
  });
  expect(wireJsonSchema(wireObject({ a: z.string().optional() }))).not.toHaveProperty('required');
});

describe('a page', () => {
  test('has its default and its cap', () => {
    const Request = wireObject(pageRequest(20, 50));
    expect(z.decode(Request, {})).toEqual({ pageIndex: 1, pageRows: 20 });
    expect(z.decode(Request, { PageIndex: 3, PageRows: 50 })).toEqual({ pageIndex: 3, pageRows: 50 });
    for (const wrong of [
      { PageRows: 51 },
      { PageRows: 999 },
      { PageRows: 0 },
      { PageIndex: 0 },
      { PageIndex: 100_001 },
    ]) {
      expect(Request.safeDecode(wrong).success, JSON.stringify(wrong)).toBe(false);
    }
    for (const wrong of [
      { PageIndex: '1' },
      { PageIndex: 1.5 },
      { PageIndex: -0 },
      { PageIndex: 1e400 },
      { PageIndex: null },
    ]) {
      expect(Request.safeDecode(wrong).success, JSON.stringify(wrong)).toBe(false);
    }
  });

  test('carries rows and the total', () => {
    const sent = { Rows: [{ Code: 'SF1', Account: 1 }], Total: 12 };
    expect(z.decode(page(Line), sent)).toEqual({ items: [{ courierNumber: 'SF1', quantity: 1 }], total: 12 });
    expect(() => z.encode(page(Line), { items: [], total: '12' as never })).toThrow();
  });
});
