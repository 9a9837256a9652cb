import { newSizeRow, newWeightRow, type SizeRow, type WeightRow } from '@onehaul/domain/dedicated/rows';

export type TypedWeight = { readonly gross: string; readonly tare: string; readonly quantity: string };
export type TypedSize = {
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly quantity: string;
};

/** Form values as text; rows are parsed once complete. */
export type BookingDraft = {
  readonly warehouseId: number;
  readonly countryId: number;
  readonly carrierId: number;
  readonly speedId: number;
  readonly goodsTypeId: number;
  readonly goodsName: string;
  readonly receiverName: string;
  readonly receiverPhone: string;
  readonly receiverEmail: string;
  readonly receiverPostcode: string;
  readonly receiverAddress: string;
  readonly remark: string;
  readonly isCustoms: boolean;
  readonly weights: readonly TypedWeight[];
  readonly sizes: readonly TypedSize[];
};

export const blankWeight: TypedWeight = {
  gross: '',
  tare: String(newWeightRow.tareGrams),
  quantity: String(newWeightRow.quantity),
};
export const blankSize: TypedSize = {
  length: '',
  width: '',
  height: '',
  quantity: String(newSizeRow.quantity),
};

export const blankDraft: BookingDraft = {
  warehouseId: 0,
  countryId: 0,
  carrierId: 0,
  speedId: 0,
  goodsTypeId: 0,
  goodsName: '',
  receiverName: '',
  receiverPhone: '',
  receiverEmail: '',
  receiverPostcode: '',
  receiverAddress: '',
  remark: '',
  isCustoms: true,
  weights: [blankWeight],
  sizes: [blankSize],
};

export const isBookingDraft = (value: unknown): value is BookingDraft =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(blankDraft).every(
    ([name, blank]) => typeof (value as Record<string, unknown>)[name] === typeof blank,
  ) &&
  Array.isArray((value as BookingDraft).weights) &&
  Array.isArray((value as BookingDraft).sizes);

/** Accepts a comma as decimal point and full-width digits. Returns integer units of the last decimal. */
export function readFigure(typed: string, decimals: number, most: number): number | undefined {
  const plain = typed.normalize('NFKC').trim().replace(',', '.');
  if (!/^\d{1,6}(\.\d*)?$/.test(plain)) return undefined;
  const scaled = Number(plain) * 10 ** decimals;
  const whole = Math.round(scaled);
  return Math.abs(scaled - whole) < 1e-6 && whole <= most * 10 ** decimals ? whole : undefined;
}

const readQuantity = (typed: string) => {
  const quantity = readFigure(typed, 0, 50);
  return quantity === 0 ? undefined : quantity;
};

export function readWeight({ gross, tare, quantity }: TypedWeight): WeightRow | undefined {
  const grossGrams = readFigure(gross, 3, 1000);
  const tareGrams = readFigure(tare === '' ? '0' : tare, 3, 1000);
  const count = readQuantity(quantity);
  if (!grossGrams || tareGrams === undefined || count === undefined || tareGrams >= grossGrams)
    return undefined;
  return { grossGrams, tareGrams, quantity: count };
}

export function readSize({ length, width, height, quantity }: TypedSize): SizeRow | undefined {
  const [lengthMm, widthMm, heightMm] = [length, width, height].map((side) => readFigure(side, 1, 1000));
  const count = readQuantity(quantity);
  if (!lengthMm || !widthMm || !heightMm || count === undefined) return undefined;
  return { lengthMm, widthMm, heightMm, quantity: count };
}

/** Rows that parse; invalid ones show an error beside their fields. */
export const readRows = ({ weights, sizes }: Pick<BookingDraft, 'weights' | 'sizes'>) => ({
  weights: weights.flatMap((row) => readWeight(row) ?? []),
  sizes: sizes.flatMap((row) => readSize(row) ?? []),
  isWhole: weights.every(readWeight) && sizes.every(readSize),
});

/** The goods type is not required: some lines do not ask for one. */
const chosen = ['warehouseId', 'countryId', 'carrierId', 'speedId'] as const;
const needed = ['goodsName', 'receiverName', 'receiverPhone', 'receiverAddress'] as const;
export type NeededField = (typeof needed)[number] | 'receiverEmail';
export type WrongField = (typeof chosen)[number] | NeededField;

/** Fields that block submission, in form order. */
export function wrongFields(draft: BookingDraft): WrongField[] {
  const empty = [
    ...chosen.filter((name) => draft[name] === 0),
    ...needed.filter((name) => draft[name].trim() === ''),
  ];
  const email = draft.receiverEmail.trim();
  const isEmailWrong = email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
  return isEmailWrong ? [...empty, 'receiverEmail'] : empty;
}
