import type { PackedBox, PackOrder } from '@onehaul/contract/console/fulfilment';
import { readMeasure, type TypedMeasures } from '../measure/measure-fields.tsx';

type Carton = PackOrder['cartons'][number];

/** Returns the lowest free box number. */
export function nextBoxNumber(boxes: readonly Pick<PackedBox, 'boxNumber'>[]): number {
  const taken = new Set(boxes.map(({ boxNumber }) => boxNumber));
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

const centimetres = (millimetres: number) => String(millimetres / 10);

/** Fills in the sides of a carton; without a carton the typed values stay. */
export function withCarton(typed: TypedMeasures, carton: Carton | undefined): TypedMeasures {
  if (!carton) return typed;
  return {
    ...typed,
    length: centimetres(carton.lengthMillimetres),
    width: centimetres(carton.widthMillimetres),
    height: centimetres(carton.heightMillimetres),
  };
}

/** Cycles through the cartons, then to a custom size (undefined). */
export function nextCarton(cartons: readonly Carton[], current: Carton | undefined): Carton | undefined {
  return cartons[current ? cartons.indexOf(current) + 1 : 0];
}

/** Form values of a saved box, for editing. */
export function toTypedMeasures(box: PackedBox): TypedMeasures {
  return {
    weight: String(box.grams / 1000),
    length: centimetres(box.lengthMillimetres),
    width: centimetres(box.widthMillimetres),
    height: centimetres(box.heightMillimetres),
  };
}

export type Measured = {
  readonly weightGrams: number;
  readonly lengthMillimetres: number;
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
};

/** Parses the form, or returns the first invalid field. */
export function readBox(typed: TypedMeasures): Measured | { readonly wrong: keyof TypedMeasures } {
  const [weightGrams, lengthMillimetres, widthMillimetres, heightMillimetres] = [
    readMeasure('weight', typed.weight),
    readMeasure('length', typed.length),
    readMeasure('width', typed.width),
    readMeasure('height', typed.height),
  ];
  if (weightGrams === undefined) return { wrong: 'weight' };
  if (lengthMillimetres === undefined) return { wrong: 'length' };
  if (widthMillimetres === undefined) return { wrong: 'width' };
  if (heightMillimetres === undefined) return { wrong: 'height' };
  return { weightGrams, lengthMillimetres, widthMillimetres, heightMillimetres };
}

/** Whether a box exceeds the line's limits, checked while it is still open. */
export function isOverLimits(
  { limits, boxes }: Pick<PackOrder, 'limits' | 'boxes'>,
  typed: TypedMeasures,
): boolean {
  const sides = (['length', 'width', 'height'] as const).map((name) => readMeasure(name, typed[name]) ?? 0);
  const grams = readMeasure('weight', typed.weight) ?? 0;
  const total = grams + boxes.reduce((sum, box) => sum + box.grams, 0);
  const isAbove = (value: number, limit: number | null) => limit !== null && value > limit;
  return (
    isAbove(Math.max(...sides), limits.sideMillimetres) ||
    isAbove(grams, limits.boxGrams) ||
    isAbove(total, limits.totalGrams) ||
    isAbove(boxes.length + 1, limits.boxes)
  );
}
