import type { Box } from '@onehaul/domain/fee/shipment';
import { type NumberProblem, type NumberRule, readNumber } from './typed-number.ts';

export const boxFields = ['weight', 'length', 'width', 'height', 'count'] as const;
export type BoxField = (typeof boxFields)[number];

/** A form row: a number of equal boxes, as typed. */
export type TypedBox = Readonly<Record<BoxField, string>> & {
  /** Stable React key of the row. */
  readonly key: number;
};

export type Units = { readonly size: 'cm' | 'in'; readonly weight: 'kg' | 'lb' };
export const metric: Units = { size: 'cm', weight: 'kg' };

/** Maximum per server request. */
export const maxBoxes = 50;
export const maxRows = 20;

const sizeRules: Record<Units['size'], NumberRule> = {
  cm: { most: 1000, decimals: 1 },
  in: { most: 400, decimals: 2 },
};
const weightRules: Record<Units['weight'], NumberRule> = {
  kg: { most: 1000, decimals: 3 },
  lb: { most: 2200, decimals: 2 },
};

export function ruleOf(field: BoxField, units: Units): NumberRule {
  if (field === 'count') return { most: maxBoxes, decimals: 0 };
  return field === 'weight' ? weightRules[units.weight] : sizeRules[units.size];
}

export const emptyBox = (key: number): TypedBox => ({
  key,
  weight: '',
  length: '',
  width: '',
  height: '',
  count: '1',
});

/** The error of a field; `missing` is not shown before the field was visited. */
export function boxProblem(
  box: TypedBox,
  field: BoxField,
  units: Units,
): NumberProblem | 'missing' | undefined {
  if (box[field].trim() === '') return 'missing';
  const read = readNumber(box[field], ruleOf(field, units));
  return 'problem' in read ? read.problem : undefined;
}

// An inch is 25.4 mm and a pound 453.59237 g by definition; both are rounded to the billed whole unit.
const millimetres = (scaled: number, { size }: Units) =>
  size === 'cm' ? scaled : Math.max(1, Math.round((scaled * 254) / 1000));
const grams = (scaled: number, { weight }: Units) =>
  weight === 'kg' ? scaled : Math.max(1, Math.round(scaled * 4.535_923_7));

/** The boxes of a row; undefined until the row is valid. */
function boxesOfRow(row: TypedBox, units: Units): Box[] | undefined {
  const read = (field: BoxField) => {
    const result = readNumber(row[field], ruleOf(field, units));
    return 'scaled' in result ? result.scaled : undefined;
  };
  const [weight, length, width, height, count] = boxFields.map(read);
  if (!weight || !length || !width || !height || !count) return undefined;
  const box = {
    grams: grams(weight, units),
    lengthMillimetres: millimetres(length, units),
    widthMillimetres: millimetres(width, units),
    heightMillimetres: millimetres(height, units),
  };
  return Array.from({ length: count }, () => box);
}

/** All boxes; undefined while a row is incomplete or there are too many. */
export function boxesOf(rows: readonly TypedBox[], units: Units): Box[] | undefined {
  const boxes = rows.map((row) => boxesOfRow(row, units));
  if (boxes.some((each) => each === undefined)) return undefined;
  const all = boxes.flatMap((each) => each ?? []);
  return all.length > 0 && all.length <= maxBoxes ? all : undefined;
}

export function countOf(rows: readonly TypedBox[]): number {
  return rows.reduce((sum, { count }) => {
    const read = readNumber(count, ruleOf('count', metric));
    return sum + ('scaled' in read ? read.scaled : 1);
  }, 0);
}
