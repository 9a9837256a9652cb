import type { Sku } from '@onehaul/contract/stock';
import { maxPieces } from '@onehaul/domain/stock/inbound';
import { readUnits, unitsText } from '@onehaul/ui/form/number-text';

/** Fields of the form, in screen order. */
export const skuFields = [
  'code',
  'barcode',
  'name',
  'nameEnglish',
  'categoryId',
  'goodsTypeId',
  'weight',
  'length',
  'width',
  'height',
  'declared',
  'hsCode',
  'lowAt',
  'isActive',
] as const;
export type SkuField = (typeof skuFields)[number];

/** A SKU as typed: kilograms, centimetres, yuan. */
export type SkuValues = Readonly<Record<SkuField, string>>;
/** With its picture, which is uploaded when it is chosen. */
export type SkuDraft = SkuValues & { readonly pictureId: string; readonly pictureUrl: string };

type Figure = {
  readonly decimals: number;
  /** In units of the last decimal, as are values. */
  readonly least: number;
  readonly most: number;
  readonly isNeeded?: boolean;
};
const side: Figure = { decimals: 1, least: 1, most: 100_000, isNeeded: true };

export const skuFigures = {
  weight: { decimals: 3, least: 1, most: 10_000_000, isNeeded: true },
  length: side,
  width: side,
  height: side,
  declared: { decimals: 2, least: 0, most: 10_000_000_000 },
  lowAt: { decimals: 0, least: 1, most: maxPieces },
} as const satisfies Partial<Record<SkuField, Figure>>;
export type SkuFigure = keyof typeof skuFigures;

const needed = ['code', 'name'] as const;
const figureNames = Object.keys(skuFigures) as readonly SkuFigure[];

/** What is read from a figure; undefined where the text is no such number. */
export const readFigure = (name: SkuFigure, typed: string) => readUnits(typed, skuFigures[name].decimals);

export type SkuProblem = 'required' | 'range';

/** What the form refuses before it is sent. */
export function skuProblems(values: SkuValues): Partial<Record<SkuField, SkuProblem>> {
  const problemOf = (name: SkuFigure): SkuProblem | undefined => {
    const { least, most, isNeeded = false }: Figure = skuFigures[name];
    if (values[name].trim() === '') return isNeeded ? 'required' : undefined;
    const units = readFigure(name, values[name]);
    return units === undefined || units < least || units > most ? 'range' : undefined;
  };
  const found: [SkuField, SkuProblem | undefined][] = [
    ...needed.map((name): [SkuField, SkuProblem | undefined] => [
      name,
      values[name].trim() === '' ? 'required' : undefined,
    ]),
    ...figureNames.map((name): [SkuField, SkuProblem | undefined] => [name, problemOf(name)]),
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

const blank = Object.fromEntries(
  [...skuFields, 'pictureId', 'pictureUrl'].map((name) => [name, '']),
) as SkuDraft;

export function skuDraft(sku: Sku | undefined): SkuDraft {
  if (!sku) return blank;
  const text = (name: SkuFigure, units: number) => unitsText(units, skuFigures[name].decimals);
  return {
    code: sku.code,
    barcode: sku.barcode,
    name: sku.name,
    nameEnglish: sku.nameEnglish,
    categoryId: String(sku.categoryId ?? ''),
    goodsTypeId: String(sku.goodsTypeId ?? ''),
    weight: text('weight', sku.weightGrams),
    length: text('length', sku.lengthMm),
    width: text('width', sku.widthMm),
    height: text('height', sku.heightMm),
    // No value is unknown rather than zero.
    declared: sku.declaredMinor === 0 ? '' : text('declared', sku.declaredMinor),
    hsCode: sku.hsCode,
    lowAt: sku.lowAt === null ? '' : text('lowAt', sku.lowAt),
    isActive: sku.isActive ? 'on' : '',
    pictureId: sku.pictureId ?? '',
    pictureUrl: sku.pictureUrl,
  };
}

export const isSkuDraft = (value: unknown): value is SkuDraft =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(blank).every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

const idOf = (text: string) => (text === '' ? null : Number(text));

/** Input of the call; requires values without problems. A new SKU is active. */
export const skuInput = (values: SkuValues, pictureId: string, isNew: boolean) => ({
  code: values.code,
  barcode: values.barcode,
  name: values.name,
  nameEnglish: values.nameEnglish,
  categoryId: idOf(values.categoryId),
  goodsTypeId: idOf(values.goodsTypeId),
  weightGrams: readFigure('weight', values.weight)!,
  lengthMm: readFigure('length', values.length)!,
  widthMm: readFigure('width', values.width)!,
  heightMm: readFigure('height', values.height)!,
  declaredMinor: readFigure('declared', values.declared) ?? 0,
  hsCode: values.hsCode,
  pictureId: pictureId || null,
  lowAt: readFigure('lowAt', values.lowAt) ?? null,
  isActive: isNew || values.isActive === 'on',
});
