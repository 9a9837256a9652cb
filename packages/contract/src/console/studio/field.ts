import { isVisibleColor } from '@onehaul/domain/brand-color';
import type { languages } from '@onehaul/domain/language';
import { areIntervalsValid, isDay, maxClosedDays, maxIntervalsPerDay } from '@onehaul/domain/opening-hours';
import { normalizeCouponCode } from '@onehaul/domain/reward/coupon';
import type { FileKind } from '@onehaul/domain/studio/file-kind';
import { z } from 'zod';
import { instant, recordId } from '../../wire.ts';
import { singleLine } from '../staff-call.ts';

export type Unit =
  | 'millimetres'
  | 'grams'
  | 'cents'
  | 'days'
  | 'degrees'
  | 'pixels'
  | 'seconds'
  | 'rate'
  | 'percent'
  | 'count';

/** The type of a field, declared once: storage, form input and spreadsheet column follow from it. */
export type FieldType =
  | { readonly is: 'text'; readonly maxLength: number }
  | {
      readonly is: 'translated';
      readonly maxLength: number;
      readonly isRequired: boolean;
      readonly format: 'line' | 'html';
    }
  /** Null, where allowed, means no limit. */
  | {
      readonly is: 'number';
      readonly unit: Unit;
      readonly min: number;
      readonly max: number;
      readonly isRequired: boolean;
    }
  /** Null, where allowed, means none of the options. */
  | { readonly is: 'choice'; readonly options: readonly string[]; readonly isRequired: boolean }
  /** Several of a list; the order is kept where it has a meaning. Required ones cannot be left out. */
  | {
      readonly is: 'choices';
      readonly options: readonly string[];
      readonly isOrdered: boolean;
      readonly required: readonly string[];
    }
  | { readonly is: 'boolean' }
  /** Null, where allowed, means no limit in time. */
  | { readonly is: 'instant'; readonly isRequired: boolean }
  | { readonly is: 'color' }
  /** Empty, where allowed, means the time zone of the shop. */
  | { readonly is: 'timeZone'; readonly isRequired: boolean }
  /** Hours of each weekday, and days on which it is closed. */
  | { readonly is: 'openingHours' }
  /** Key of a public file of the shop; null or empty for none. */
  | { readonly is: 'file'; readonly kind: FileKind; readonly isRequired: boolean }
  /** A short list of small records, stored with the record. */
  | { readonly is: 'rows'; readonly fields: readonly NestedField[]; readonly maxItems: number }
  /** Key of a record of another resource, or of a country or region of the platform. */
  | { readonly is: 'reference'; readonly to: string; readonly keyType: 'number' | 'text' }
  /** Keys of several records of another resource. */
  | { readonly is: 'references'; readonly to: string }
  /** Short texts, pasted one per line. */
  | { readonly is: 'textList'; readonly maxLength: number; readonly maxItems: number };

export type NestedField = { readonly name: string; readonly schema: z.ZodType; readonly type: FieldType };

const types = z.registry<FieldType>();

/** Registers a copy: fields that share a schema, such as two references, have types of their own. */
function withType<Schema extends z.ZodType>(schema: Schema, type: FieldType): Schema {
  const own = schema.clone() as Schema;
  types.add(own, type as never);
  return own;
}

export function typeOfField(schema: z.ZodType): FieldType {
  const type = types.get(schema);
  if (!type) throw new Error('fields of a resource are made by the functions of field.ts');
  return type as FieldType;
}

/** A text per language; an empty one falls back to the shop's first language (A60). */
export type TextPerLanguage = Readonly<Record<(typeof languages)[number], string>>;
const perLanguage = <Text extends z.ZodType>(text: Text) =>
  z.object({ zhHans: text, zhHanT: text, en: text, vi: text });
const hasText = (texts: Readonly<Record<string, string>>) => Object.values(texts).some((text) => text !== '');

/** PostgreSQL stores neither NUL nor lone surrogates. */
const html = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((text) => !text.includes('\0') && text.isWellFormed());

export const translated = (maxLength: number) =>
  withType(perLanguage(singleLine(maxLength).default('')).refine(hasText), {
    is: 'translated',
    maxLength,
    isRequired: true,
    format: 'line',
  });
export const optionalTranslated = (maxLength: number) =>
  withType(perLanguage(singleLine(maxLength).default('')).prefault({}), {
    is: 'translated',
    maxLength,
    isRequired: false,
    format: 'line',
  });
/** Rich text; sanitised when saved and again when shown (A63). */
export const richText = (maxLength = 100_000) =>
  withType(perLanguage(html(maxLength).default('')).refine(hasText), {
    is: 'translated',
    maxLength,
    isRequired: true,
    format: 'html',
  });

export const text = (maxLength: number) => withType(singleLine(maxLength).min(1), { is: 'text', maxLength });
export const optionalText = (maxLength: number) =>
  withType(singleLine(maxLength).default(''), { is: 'text', maxLength });
/** An identifier that people scan and type: capitals, digits and dashes. */
export const code = (maxLength: number) =>
  withType(singleLine(maxLength).regex(/^[0-9A-Z][0-9A-Z-]*$/), { is: 'text', maxLength });
/** An identifier that other records name: small letters, digits and dashes. */
export const slug = (maxLength: number) =>
  withType(singleLine(maxLength).regex(/^[a-z][a-z0-9-]*$/), { is: 'text', maxLength });

/** What members type to get a coupon; empty for none. Saved as it is compared. */
export const optionalCouponCode = () =>
  withType(
    singleLine(40)
      .overwrite(normalizeCouponCode)
      .regex(/^[0-9A-Z]{4,24}$|^$/)
      .default(''),
    { is: 'text', maxLength: 40 },
  );

/** An external URL; https only. */
export const optionalUrl = (maxLength: number) =>
  withType(
    singleLine(maxLength)
      .regex(/^(https:\/\/\S+)?$/)
      .default(''),
    { is: 'text', maxLength },
  );
/** A page of the shop itself: a path, never another host. */
export const optionalPath = (maxLength: number) =>
  withType(
    singleLine(maxLength)
      .regex(/^(\/[^/\\].*)?$/)
      .default(''),
    { is: 'text', maxLength },
  );
/** A brand colour that can be seen on a white page. */
export const color = () =>
  withType(
    z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .refine(isVisibleColor),
    { is: 'color' },
  );
const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format();
    return true;
  } catch {
    return false;
  }
};
export const timeZone = () =>
  withType(singleLine(60).refine(isTimeZone), { is: 'timeZone', isRequired: true });
export const optionalTimeZone = () =>
  withType(
    singleLine(60)
      .refine((name) => name === '' || isTimeZone(name))
      .default(''),
    { is: 'timeZone', isRequired: false },
  );

const interval = z.object({ from: z.string().max(5), to: z.string().max(5) });
const intervals = z.array(interval).max(maxIntervalsPerDay).refine(areIntervalsValid);
const weekHours = z.object({
  days: z.object({
    mon: intervals,
    tue: intervals,
    wed: intervals,
    thu: intervals,
    fri: intervals,
    sat: intervals,
    sun: intervals,
  }),
  closedOn: z
    .array(z.string().refine(isDay))
    .max(maxClosedDays)
    .refine((days) => new Set(days).size === days.length),
});
export const openingHours = () =>
  withType(
    weekHours.default(() => ({ days: noHours(), closedOn: [] })),
    { is: 'openingHours' },
  );
const noHours = () => ({ mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] });

/** Folders of public files: a key can never name a private file, such as a member's photo. */
const fileKey = z.string().regex(/^(picture|logo|icon|banner|video)\/[\w-]{1,80}\.[a-z0-9]{2,4}$/);
export const file = (kind: FileKind) => withType(fileKey, { is: 'file', kind, isRequired: true });
export const optionalFile = (kind: FileKind) =>
  withType(z.union([fileKey, z.literal('')]).nullable(), { is: 'file', kind, isRequired: false });

/** A list of small records, such as the contacts of a shop. */
export const rows = <Shape extends z.ZodRawShape>(maxItems: number, shape: Shape) =>
  withType(z.array(z.object(shape)).max(maxItems), { is: 'rows', fields: nestedFields(shape), maxItems });
const nestedFields = (shape: z.ZodRawShape): NestedField[] =>
  Object.entries(shape as Record<string, z.ZodType>).map(([name, schema]) => ({
    name,
    schema,
    type: typeOfField(schema),
  }));

const number = (unit: Unit, min: number, max: number) =>
  withType(z.int().min(min).max(max), { is: 'number', unit, min, max, isRequired: true });
export const millimetres = (min: number, max: number) => number('millimetres', min, max);
export const grams = (min: number, max: number) => number('grams', min, max);
export const cents = (min: number, max: number) => number('cents', min, max);
export const pixels = (min: number, max: number) => number('pixels', min, max);
export const seconds = (min: number, max: number) => number('seconds', min, max);
export const count = (min: number, max: number) => number('count', min, max);
export const percent = (min: number, max: number) => number('percent', min, max);
export const optionalCount = (min: number, max: number) =>
  withType(z.int().min(min).max(max).nullable(), {
    is: 'number',
    unit: 'count',
    min,
    max,
    isRequired: false,
  });
/** Null means no limit; also the default, for content written before the field existed. */
export const optionalCents = (min: number, max: number) =>
  withType(z.int().min(min).max(max).nullable().default(null), {
    is: 'number',
    unit: 'cents',
    min,
    max,
    isRequired: false,
  });
export const days = (min: number, max: number) => number('days', min, max);
export const degrees = (max: 90 | 180) =>
  withType(z.number().min(-max).max(max), {
    is: 'number',
    unit: 'degrees',
    min: -max,
    max,
    isRequired: true,
  });

/** How much of a currency one yuan buys. Eight decimals are stored: more would be lost without notice. */
export const exchangeRate = () =>
  withType(
    z
      .number()
      .min(0.000_000_01)
      .max(1_000_000)
      .refine((rate) => Number(rate.toFixed(8)) === rate),
    { is: 'number', unit: 'rate', min: 0.000_000_01, max: 1_000_000, isRequired: true },
  );

export const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  withType(z.enum(options), { is: 'choice', options, isRequired: true });
export const optionalChoice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  withType(z.enum(options).nullable().default(null), { is: 'choice', options, isRequired: false });
export const choices = <const Options extends readonly [string, ...string[]]>(
  options: Options,
  {
    min = 0,
    isOrdered = false,
    required = [],
  }: {
    readonly min?: number;
    readonly isOrdered?: boolean;
    readonly required?: readonly Options[number][];
  } = {},
) =>
  withType(
    z
      .array(z.enum(options))
      .min(min)
      .refine((chosen) => new Set(chosen).size === chosen.length)
      .refine((chosen) => required.every((option) => chosen.some((one) => one === option))),
    { is: 'choices', options, isOrdered, required },
  );
export const yesNo = () => withType(z.boolean(), { is: 'boolean' });
export const moment = () => withType(instant, { is: 'instant', isRequired: true });
export const optionalMoment = () => withType(instant.nullable(), { is: 'instant', isRequired: false });
export const reference = (to: string) => withType(recordId, { is: 'reference', to, keyType: 'number' });
export const references = (to: string, max = 500) =>
  withType(
    z
      .array(recordId)
      .max(max)
      .refine((keys) => new Set(keys).size === keys.length),
    { is: 'references', to },
  );
export const textList = (maxItems: number, item: z.ZodType<string>, maxLength: number) =>
  withType(
    z
      .array(item)
      .max(maxItems)
      .refine((items) => new Set(items).size === items.length),
    { is: 'textList', maxLength, maxItems },
  );
/** Natural key of a currency. */
export const newCurrencyCode = () => withType(z.string().regex(/^[A-Z]{3}$/), { is: 'text', maxLength: 3 });
export const currencyCode = () =>
  withType(z.string().regex(/^[A-Z]{3}$/), { is: 'reference', to: 'currency', keyType: 'text' });
/** The smallest region the platform lists for a country. */
export const region = () =>
  withType(singleLine(20).regex(/^[A-Z]{2}[0-9A-Z]*$/), { is: 'reference', to: 'region', keyType: 'text' });

/** The same value without its rules, for responses: content saved under older rules can still be opened and fixed. */
export function lenient(schema: z.ZodType): z.ZodType {
  const type = typeOfField(schema);
  switch (type.is) {
    case 'translated':
      return perLanguage(z.string());
    case 'number':
      return type.isRequired ? z.number() : z.number().nullable();
    case 'boolean':
      return z.boolean();
    case 'instant':
      return type.isRequired ? instant : instant.nullable();
    case 'textList':
    case 'choices':
      return z.array(z.string());
    case 'file':
      return z.string().nullable();
    case 'rows':
      return z.array(
        z.object(Object.fromEntries(type.fields.map((field) => [field.name, lenient(field.schema)]))),
      );
    case 'openingHours':
      return schema;
    case 'references':
      return z.array(z.number());
    case 'reference':
      return z.union([z.string(), z.number()]);
    case 'choice':
      return z.string().nullable();
    default:
      return z.string();
  }
}
