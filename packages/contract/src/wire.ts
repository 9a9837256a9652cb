import { fromMajor, toMajor } from '@onehaul/domain/money';
import { z } from 'zod';

/** Field names on both sides; read by the API document and generated tests. */
type WireFields = { readonly shape: z.ZodRawShape; readonly names: readonly FieldName[] };
type FieldName = { readonly own: string; readonly wire: string };
const wireFields = new WeakMap<object, WireFields>();

export function wireFieldsOf(schema: object): WireFields | undefined {
  return wireFields.get(schema);
}

const capitalize = (own: string) => own.charAt(0).toUpperCase() + own.slice(1);

/**
 * Codec between our objects and the wire: capitalises the first letter, or uses `wireNames` where names
 * differ. A field with several wire names is written under each and read under any.
 */
export function wireObject<S extends z.ZodRawShape>(
  shape: S,
  wireNames: { [K in keyof S]?: string | readonly string[] } = {},
) {
  const ours = z.object(shape);
  const names = Object.keys(shape).flatMap((own) =>
    [wireNames[own] ?? capitalize(own)].flat().map((wire) => ({ own, wire: String(wire) })),
  );
  const codec = z.codec(z.record(z.string(), z.unknown()), ours, {
    decode: (sent) =>
      Object.fromEntries(
        names.filter(({ wire }) => Object.hasOwn(sent, wire)).map(({ own, wire }) => [own, sent[wire]]),
      ) as z.input<typeof ours>,
    encode: (value: Record<string, unknown>) =>
      Object.fromEntries(names.filter(({ own }) => own in value).map(({ own, wire }) => [wire, value[own]])),
  });
  wireFields.set(codec, { shape, names });
  return codec;
}

/** Returns the wire name of the field an issue path points at, so that errors name what the caller sent. */
export function wirePath(schema: z.ZodType, path: readonly PropertyKey[]): string {
  let at: unknown = schema;
  const names = path.map((key) => {
    const holder = unwrapSchema(at);
    const fields = wireFields.get(holder as object);
    at = holder instanceof z.ZodArray ? holder.element : fields?.shape[String(key)];
    return fields?.names.find(({ own }) => own === key)?.wire ?? String(key);
  });
  return names.join('.');
}

/** Unwraps optional, nullable and default schemas. */
function unwrapSchema(schema: unknown): unknown {
  const mayBeMissing =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return mayBeMissing ? unwrapSchema(schema.unwrap()) : schema;
}

const documentedAs = new WeakMap<object, z.ZodType>();

/** Documents a codec with custom wire fields as the object it is sent as. */
export function documentAs<C extends z.ZodType>(codec: C, travelling: z.ZodType): C {
  documentedAs.set(codec, travelling);
  return codec;
}

/** JSON Schema of the wire format, for the API document and generated tests. */
export function wireJsonSchema(schema: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const fields = wireFields.get(documentedAs.get(zodSchema) ?? zodSchema);
      if (!fields) return;
      const properties: Record<string, unknown> = {};
      const required = new Set<string>();
      for (const { own, wire } of fields.names) {
        const field = fields.shape[own] as z.ZodType;
        const { $schema: _, ...property } = wireJsonSchema(field);
        properties[wire] = property;
        if (!field.safeParse(undefined).success) required.add(wire);
      }
      for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Record<string, unknown>)[key];
      Object.assign(jsonSchema, {
        type: 'object',
        properties,
        ...(required.size > 0 && { required: [...required] }),
      });
    },
  }) as Record<string, unknown>;
}

/** `0`/`1` on the wire, a boolean inside. */
export const zeroOne = z.codec(z.literal([0, 1]), z.boolean(), {
  decode: (sent) => sent === 1,
  encode: (value) => (value ? (1 as const) : (0 as const)),
});

/** An instant: ISO text on the wire, a Date inside. */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (sent) => new Date(sent),
  encode: (value) => value.toISOString(),
});

/** Yuan as a decimal number on the wire, whole cents inside (A45). */
export const cnyCents = z.codec(z.number(), z.int(), {
  decode: (sent, context) => {
    try {
      return fromMajor(sent, 'CNY').minor;
    } catch {
      context.issues.push({ code: 'custom', message: 'not an amount', input: sent });
      return z.NEVER;
    }
  },
  encode: (minor) => toMajor({ minor, currency: 'CNY' }),
});

/** Grams and millimetres inside; kilograms to the gram and centimetres to the millimetre on the wire (§3). */
export const thousandths = z.codec(z.number().positive().max(1_000_000), z.int().min(1), {
  decode: (kilograms) => Math.round(kilograms * 1000),
  encode: (grams) => grams / 1000,
});
export const tenths = z.codec(z.number().positive().max(10_000), z.int().min(1), {
  decode: (centimetres) => Math.round(centimetres * 10),
  encode: (millimetres) => millimetres / 10,
});

/** Rejects control characters, some of which PostgreSQL refuses, and lone surrogates. */
const isPlain = (text: string) => !/\p{Cc}/u.test(text) && text.isWellFormed();

/** One line of typed text, trimmed. */
export const singleLine = (most: number) => z.string().trim().max(most).refine(isPlain);

/** A list encoded as JSON text on the wire. */
export function jsonText<T extends z.ZodType>(list: T) {
  return z.codec(z.string(), list, {
    decode: (sent, context) => {
      try {
        return JSON.parse(sent) as z.input<T>;
      } catch {
        context.issues.push({ code: 'invalid_format', format: 'json', input: sent });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });
}

/** Record id within int32, so that a larger value is a client error and not a database error. */
export const recordId = z.int32().min(1);

/** Record id of tables beyond int32. */
export const bigRecordId = z.int().min(1);

/** The same in a query string, where every value is text. */
export const recordIdText = z.codec(z.string().regex(/^[1-9][0-9]{0,9}$/), recordId, {
  decode: Number,
  encode: String,
});

/** Words inside, their numbers on the wire. */
export function numberedEnum<const Table extends Record<string, number>>(table: Table) {
  type Word = keyof Table & string;
  const words = Object.keys(table) as [Word, ...Word[]];
  const byNumber = new Map(words.map((word) => [table[word]!, word]));
  return z.codec(z.literal(words.map((word) => table[word]!)), z.enum(words), {
    decode: (sent) => byNumber.get(sent)!,
    encode: (word) => table[word]!,
  });
}

/** A file of a multipart form. */
export const bytes = z
  .instanceof(Uint8Array)
  .meta({ type: 'string', contentMediaType: 'application/octet-stream' });

/** Paging of every list; each call caps its page size (C8: 999 is not a page). */
export function pageRequest(defaultRows = 20, mostRows = 100) {
  return {
    pageIndex: z.int().min(1).max(100_000).default(1),
    pageRows: z.int().min(1).max(mostRows).default(defaultRows),
  };
}
export type PageRequest = { pageIndex: number; pageRows: number };

/** One page of a list and the total row count. */
export function page<T extends z.ZodType>(item: T) {
  return wireObject({ items: z.array(item), total: z.int().min(0) }, { items: 'Rows' });
}
