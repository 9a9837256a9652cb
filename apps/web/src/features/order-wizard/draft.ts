import type { RequestedService } from '@onehaul/domain/order/instruction';
import type { Packing } from '@onehaul/domain/order/order-price';

/** A declaration line as typed. */
export type DraftGoods = {
  readonly id: string;
  readonly nameChinese: string;
  readonly nameEnglish: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly hsCode: string;
  readonly origin: string;
  readonly material: string;
};

/** An order in progress. Typed values stay text until sent. */
export type Draft = {
  readonly parcelIds: readonly number[];
  readonly addressId: number | null;
  readonly lineId: number | null;
  readonly packing: Packing;
  /** Null while the declaration still equals that of the parcels. */
  readonly goods: readonly DraftGoods[] | null;
  readonly services: readonly RequestedService[];
  /** Empty means no insurance. */
  readonly insured: string;
  readonly isTaxHandled: boolean;
  readonly couponId: number | null;
  readonly points: string;
  readonly remark: string;
  /** Ceiling price of an instant order (A43). */
  readonly ceiling: string;
  /** The saved quote, and the exact input it is for. */
  readonly quote: { readonly id: string; readonly key: string } | null;
};

export const beginDraft = (): Draft => ({
  parcelIds: [],
  addressId: null,
  lineId: null,
  packing: 'together',
  goods: null,
  services: [],
  insured: '',
  isTaxHandled: false,
  couponId: null,
  points: '',
  remark: '',
  ceiling: '',
  quote: null,
});

const isText = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const isIdOrNull = (value: unknown) => value === null || isId(value);
const isListOf = (value: unknown, isOne: (one: unknown) => boolean) =>
  Array.isArray(value) && value.every(isOne);
const fieldsOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;

const goodsFields = [
  'id',
  'nameChinese',
  'nameEnglish',
  'quantity',
  'unitPrice',
  'hsCode',
  'origin',
  'material',
] as const satisfies readonly (keyof DraftGoods)[];

const isGoods = (value: unknown) => goodsFields.every((field) => isText(fieldsOf(value)?.[field]));
const isService = (value: unknown) => isId(fieldsOf(value)?.optionId) && isId(fieldsOf(value)?.quantity);
const isQuote = (value: unknown) => isText(fieldsOf(value)?.id) && isText(fieldsOf(value)?.key);

const checks: { readonly [Field in keyof Draft]: (value: unknown) => boolean } = {
  parcelIds: (value) => isListOf(value, isId),
  addressId: isIdOrNull,
  lineId: isIdOrNull,
  packing: (value) => value === 'together' || value === 'asTheyAre',
  goods: (value) => value === null || isListOf(value, isGoods),
  services: (value) => isListOf(value, isService),
  insured: isText,
  isTaxHandled: (value) => typeof value === 'boolean',
  couponId: isIdOrNull,
  points: isText,
  remark: isText,
  ceiling: isText,
  quote: (value) => value === null || isQuote(value),
};

/** A draft stored by an older version of the page is discarded. */
export function isDraft(value: unknown): value is Draft {
  const fields = fieldsOf(value);
  return fields !== undefined && Object.entries(checks).every(([name, isRight]) => isRight(fields[name]));
}

/** Parses parcel ids from the URL: `1,2,3`, without duplicates. */
export function readParcelIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').filter((part) => /^[1-9]\d{0,14}$/.test(part));
  return [...new Set(ids.map(Number))];
}

export const stepNumbers = [1, 2, 3, 4] as const;
export type StepNumber = (typeof stepNumbers)[number];

/** Parses the step from the URL; defaults to the first. */
export const readStep = (text: string | null): StepNumber =>
  stepNumbers.find((step) => String(step) === text) ?? 1;
