import type { Sku } from '@onehaul/contract/stock';

/** A SKU in form units: kilograms, centimetres, yuan. */
export type SkuValues = {
  readonly code: string;
  readonly barcode?: string;
  readonly name: string;
  readonly nameEnglish?: string;
  readonly categoryId?: number | null;
  readonly goodsTypeId?: number | null;
  readonly weight: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly declared?: number | null;
  readonly hsCode?: string;
  readonly lowAt?: number | null;
  readonly isActive?: boolean;
};

/** Converts to integer base units; the field's decimals never exceed the base. */
const whole = (value: number, base: number) => Math.round(value * base);

export function skuValues(sku: Sku | undefined): Partial<SkuValues> {
  if (!sku) return { declared: null, lowAt: null };
  const { code, barcode, name, nameEnglish, categoryId, goodsTypeId, hsCode, lowAt, isActive } = sku;
  return {
    code,
    barcode,
    name,
    nameEnglish,
    categoryId,
    goodsTypeId,
    hsCode,
    lowAt,
    isActive,
    weight: sku.weightGrams / 1000,
    length: sku.lengthMm / 10,
    width: sku.widthMm / 10,
    height: sku.heightMm / 10,
    declared: sku.declaredMinor === 0 ? null : sku.declaredMinor / 100,
  };
}

export const skuInput = (values: SkuValues) => ({
  code: values.code,
  barcode: values.barcode ?? '',
  name: values.name,
  nameEnglish: values.nameEnglish ?? '',
  categoryId: values.categoryId ?? null,
  goodsTypeId: values.goodsTypeId ?? null,
  weightGrams: whole(values.weight, 1000),
  lengthMm: whole(values.length, 10),
  widthMm: whole(values.width, 10),
  heightMm: whole(values.height, 10),
  declaredMinor: whole(values.declared ?? 0, 100),
  hsCode: values.hsCode ?? '',
  lowAt: values.lowAt ?? null,
  isActive: values.isActive ?? true,
});
