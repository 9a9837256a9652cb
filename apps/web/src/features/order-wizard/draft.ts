import type { AskedService } from '@onehaul/domain/order/instruction';
import type { Packing } from '@onehaul/domain/order/order-price';

/** A line of the declaration as it is typed. */
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

/** An order as far as it is chosen. What is typed stays text until it is sent. */
export type Draft = {
  readonly parcelIds: readonly number[];
  readonly addressId: number | null;
  readonly lineId: number | null;
  readonly packing: Packing;
  /** Null while the declaration says what the parcels say. */
  readonly goods: readonly DraftGoods[] | null;
  readonly services: readonly AskedService[];
  /** Empty for no insurance. */
  readonly insured: string;
  readonly isTaxHandled: boolean;
  readonly couponId: number | null;
  readonly points: string;
  readonly remark: string;
  /** Of goods that are sent on by themselves (A43). */
  readonly ceiling: string;
  /** The price that was kept, and for exactly what. */
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

/** What a tab kept may be of an older page: then it is left. */
export function isDraft(value: unknown): value is Draft {
  const fields = fieldsOf(value);
  return fields !== undefined && Object.entries(checks).every(([name, isRight]) => isRight(fields[name]));
}

/** The parcels an address names: `1,2,3`, each once. */
export function readParcelIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').filter((part) => /^[1-9]\d{0,14}$/.test(part));
  return [...new Set(ids.map(Number))];
}

export const stepNumbers = [1, 2, 3, 4] as const;
export type StepNumber = (typeof stepNumbers)[number];

/** The step an address names; the first where it names none. */
export const readStep = (text: string | null): StepNumber =>
  stepNumbers.find((step) => String(step) === text) ?? 1;
