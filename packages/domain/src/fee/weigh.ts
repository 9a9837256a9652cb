import { prorate } from '../money.ts';
import { roundUpTo } from '../measure.ts';
import type { Box } from './shipment.ts';
import type { ByVolume, ByWeight, CarryStep, Divisor, WeightChoice, Weighing } from './tariff.ts';

/**
 * What determined the billed quantity: actual weight, volumetric weight, a value in between, volume or
 * density (lines by volume), or different reasons per box.
 */
type WeighedBy = 'actual' | 'volumetric' | 'between' | 'volume' | 'density' | 'mixed';

type WeighedBox = {
  readonly actualGrams: number;
  readonly volumetricGrams: number;
  readonly cubicCentimetres: number;
  readonly counted: number;
  readonly by: WeighedBy;
};

/** The billed quantity and how it was derived: grams, or cubic centimetres for a line by volume. */
export type WeighingResult = {
  readonly basis: Weighing['basis'];
  readonly boxes: readonly WeighedBox[];
  readonly actualGrams: number;
  readonly volumetricGrams: number;
  readonly cubicCentimetres: number;
  readonly by: WeighedBy;
  /** Quantity before the line's minimum and rounding step. */
  readonly counted: number;
  readonly minimum: number;
  readonly carryStep: number;
  readonly billed: number;
  /** Volumetric excess over the actual weight, where the line prices it separately. */
  readonly excessGrams: number;
};

type Sizes = Pick<WeighedBox, 'actualGrams' | 'volumetricGrams' | 'cubicCentimetres'>;
type CountedQuantity = { readonly counted: number; readonly by: WeighedBy; readonly excessGrams: number };

const cubicMillimetres = (box: Box) => box.lengthMillimetres * box.widthMillimetres * box.heightMillimetres;

/** cm³ / divisor is kilograms, so mm³ / divisor is grams. Rounds up to the gram. */
export function volumetricGrams(box: Box, { units, value }: Divisor): number {
  const volume = cubicMillimetres(box);
  if (units === 'metric') return Math.ceil(volume / value);
  // A pound is 453.59237 g and a cubic inch 16387.064 mm³, both by definition; the product exceeds a double's
  // exact range.
  const numerator = BigInt(volume) * 45_359_237n;
  const denominator = 1_638_706_400n * BigInt(value);
  return Number((numerator + denominator - 1n) / denominator);
}

export const cubicCentimetresOf = (box: Box) => Math.ceil(cubicMillimetres(box) / 1000);

const roundUp = (value: number, step: number) => (step > 0 ? roundUpTo(value, step) : value);

function chooseWeight(
  choice: WeightChoice,
  actual: number,
  volumetric: number,
): Omit<CountedQuantity, 'excessGrams'> {
  const byActual = { counted: actual, by: 'actual' } as const;
  const byVolumetric = { counted: volumetric, by: 'volumetric' } as const;
  switch (choice.rule) {
    case 'actual':
    case 'excessApart':
      return byActual;
    case 'volumetric':
      return byVolumetric;
    case 'greater':
      return volumetric > actual ? byVolumetric : byActual;
    case 'half':
      return volumetric > actual
        ? { counted: Math.ceil((actual + volumetric) / 2), by: 'between' }
        : byActual;
    case 'threshold':
      return volumetric * 10_000 > actual * choice.overBps && volumetric > actual ? byVolumetric : byActual;
    case 'partial': {
      if (volumetric <= actual) return byActual;
      return { counted: actual + prorate(volumetric - actual, choice.excessBps, 10_000), by: 'between' };
    }
  }
}

function countByWeight(weighing: ByWeight, sizes: Sizes): CountedQuantity {
  const actual = roundUp(sizes.actualGrams, weighing.actualStep);
  const volumetric = roundUp(sizes.volumetricGrams, weighing.volumetricStep);
  const excessGrams = weighing.choice.rule === 'excessApart' ? Math.max(0, volumetric - actual) : 0;
  return { ...chooseWeight(weighing.choice, actual, volumetric), excessGrams };
}

function countByVolume({ gramsPerCubicMetre }: ByVolume, sizes: Sizes): CountedQuantity {
  const dense = gramsPerCubicMetre ? Math.ceil((sizes.actualGrams * 1_000_000) / gramsPerCubicMetre) : 0;
  return dense > sizes.cubicCentimetres
    ? { counted: dense, by: 'density', excessGrams: 0 }
    : { counted: sizes.cubicCentimetres, by: 'volume', excessGrams: 0 };
}

function countQuantity(weighing: Weighing, sizes: Sizes): CountedQuantity {
  return weighing.basis === 'weight' ? countByWeight(weighing, sizes) : countByVolume(weighing, sizes);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function sumOf(boxes: readonly Sizes[]): Sizes {
  return {
    actualGrams: sum(boxes.map((box) => box.actualGrams)),
    volumetricGrams: sum(boxes.map((box) => box.volumetricGrams)),
    cubicCentimetres: sum(boxes.map((box) => box.cubicCentimetres)),
  };
}

/** The rounding step at a quantity. `carryProblems` rejects steps that would bill a heavier order less. */
export function carryStepAt(carry: readonly CarryStep[], quantity: number): number {
  return carry.findLast(({ from }) => from <= quantity)?.step ?? 0;
}

export function weigh(weighing: Weighing, goods: readonly Box[]): WeighingResult {
  const boxes = goods.map((box) => {
    const sizes = {
      actualGrams: box.grams,
      volumetricGrams: weighing.basis === 'weight' ? volumetricGrams(box, weighing.divisor) : 0,
      cubicCentimetres: cubicCentimetresOf(box),
    };
    const { counted, by, excessGrams } = countQuantity(weighing, sizes);
    return { ...sizes, counted: Math.max(counted, weighing.boxMinimum), by, excessGrams };
  });
  const whole = sumOf(boxes);
  const asOne = countQuantity(weighing, whole);
  const isPerBox = weighing.comparing === 'perBox';
  const counted = isPerBox
    ? sum(boxes.map((box) => box.counted))
    : Math.max(asOne.counted, boxes.length * weighing.boxMinimum);
  const excessGrams = isPerBox ? sum(boxes.map((box) => box.excessGrams)) : asOne.excessGrams;
  const atLeast = Math.max(counted, weighing.minimum);
  const carryStep = carryStepAt(weighing.carry, atLeast);
  return {
    basis: weighing.basis,
    boxes: boxes.map(({ excessGrams: _, ...box }) => box),
    ...whole,
    by: isPerBox ? combineWeighedBy(boxes) : asOne.by,
    counted,
    minimum: weighing.minimum,
    carryStep,
    billed: roundUp(atLeast, carryStep),
    excessGrams,
  };
}

/**
 * Boxes decided for different reasons are `mixed`: the per-box sum can exceed both totals, so it is not
 * `between`.
 */
function combineWeighedBy(boxes: readonly { readonly by: WeighedBy }[]): WeighedBy {
  const [first, ...others] = boxes.map(({ by }) => by);
  return first && others.every((by) => by === first) ? first : 'mixed';
}
