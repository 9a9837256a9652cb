import type {
  ByVolume,
  ByWeight,
  Tariff,
  UnitPrice,
  Weighing,
  WeightChoice,
} from '@onehaul/domain/fee/tariff';
import { unitOf } from './columns.ts';
import { fieldMakers, type RuleField } from './field-makers.ts';
import { rescaleFreight } from './freight-modes.ts';
import { wholeChoices } from './price-columns.ts';
import type { TariffFormatter } from './tariff-formatter.ts';

const isWeight = ({ weighing }: Tariff) => weighing.basis === 'weight';
const ruleOf = ({ weighing }: Tariff) => (weighing.basis === 'weight' ? weighing.choice.rule : undefined);
const withWeighing = (tariff: Tariff, change: Partial<ByWeight> | Partial<ByVolume>): Tariff => ({
  ...tariff,
  weighing: { ...tariff.weighing, ...change } as Weighing,
});
const weightOf = <K extends keyof ByWeight>({ weighing }: Tariff, key: K): ByWeight[K] | undefined =>
  weighing.basis === 'weight' ? weighing[key] : undefined;
const volumeOf = ({ weighing }: Tariff, key: 'gramsPerCubicMetre' | 'densestGramsPerCubicMetre') =>
  weighing.basis === 'volume' ? weighing[key] : null;

/** Changes the basis and its unit; displayed numbers stay, values that become meaningless are reset. */
export function withBasis(tariff: Tariff, basis: Weighing['basis']): Tariff {
  const { weighing } = tariff;
  if (weighing.basis === basis) return tariff;
  const by = (quantity: number) =>
    basis === 'volume' ? Math.min(quantity * 1000, 1_000_000_000) : Math.max(1, Math.round(quantity / 1000));
  const common = {
    comparing: weighing.comparing,
    boxMinimum: weighing.boxMinimum && by(weighing.boxMinimum),
    minimum: weighing.minimum && by(weighing.minimum),
    carry: weighing.carry.map(({ from, step }) => ({ from: from && by(from), step: by(step) })),
  };
  const weight: ByWeight = {
    basis: 'weight',
    divisor: { units: 'metric', value: 6000 },
    choice: { rule: 'greater' },
    actualStep: 0,
    volumetricStep: 0,
    ...common,
  };
  const volume: ByVolume = {
    basis: 'volume',
    gramsPerCubicMetre: null,
    densestGramsPerCubicMetre: null,
    ...common,
  };
  return {
    ...tariff,
    weighing: basis === 'weight' ? weight : volume,
    freight: rescaleFreight(tariff.freight, by),
    delivery: tariff.delivery && rescaleFreight(tariff.delivery, by),
  };
}

const choiceRules = [
  'greater',
  'actual',
  'volumetric',
  'half',
  'threshold',
  'partial',
  'excessApart',
] as const;

function choiceOf(rule: WeightChoice['rule']): WeightChoice {
  switch (rule) {
    case 'threshold':
      return { rule, overBps: 15_000 };
    case 'partial':
      return { rule, excessBps: 5000 };
    case 'excessApart':
      return { rule, price: { kind: 'unit', unit: 1000, minor: 0, isWhole: false } };
    case 'greater':
    case 'actual':
    case 'volumetric':
    case 'half':
      return { rule };
  }
}

const excessPrice = (tariff: Tariff): UnitPrice | undefined => {
  const choice = weightOf(tariff, 'choice');
  return choice?.rule === 'excessApart' ? choice.price : undefined;
};
const withExcess = (tariff: Tariff, change: Partial<UnitPrice>): Tariff => {
  const price = excessPrice(tariff);
  return price
    ? withWeighing(tariff, { choice: { rule: 'excessApart', price: { ...price, ...change } } })
    : tariff;
};

/** Fields that define how goods become the billed quantity. */
export function weighingFields(formatter: TariffFormatter, basis: Weighing['basis']): RuleField[] {
  const { t } = formatter;
  const { number, orNone, choice, named } = fieldMakers(formatter);
  const unit = unitOf(basis);
  return [
    choice(
      'weighing',
      'basis',
      'field.basis',
      named(['weight', 'volume'] as const, (value) => t(`basis.${value}`)),
      ({ weighing }) => weighing.basis,
      withBasis,
    ),
    choice(
      'weighing',
      'choice',
      'field.choice',
      named(choiceRules, (value) => t(`choice.${value}`)),
      (tariff) => ruleOf(tariff) ?? 'greater',
      (tariff, rule) => (ruleOf(tariff) === rule ? tariff : withWeighing(tariff, { choice: choiceOf(rule) })),
      isWeight,
    ),
    number('weighing', 'overShare', 'field.overShare', {
      unit: 'percent',
      least: 10_000,
      most: 1_000_000,
      get: (tariff) => {
        const found = weightOf(tariff, 'choice');
        return found?.rule === 'threshold' ? found.overBps : null;
      },
      put: (tariff, overBps) => withWeighing(tariff, { choice: { rule: 'threshold', overBps } }),
      isUsed: (tariff) => ruleOf(tariff) === 'threshold',
    }),
    number('weighing', 'excessShare', 'field.excessShare', {
      unit: 'percent',
      most: 10_000,
      get: (tariff) => {
        const found = weightOf(tariff, 'choice');
        return found?.rule === 'partial' ? found.excessBps : null;
      },
      put: (tariff, excessBps) => withWeighing(tariff, { choice: { rule: 'partial', excessBps } }),
      isUsed: (tariff) => ruleOf(tariff) === 'partial',
    }),
    number('weighing', 'excessAmount', 'field.excessAmount', {
      unit: 'yuan',
      get: (tariff) => excessPrice(tariff)?.minor ?? null,
      put: (tariff, minor) => withExcess(tariff, { minor }),
      isUsed: (tariff) => ruleOf(tariff) === 'excessApart',
    }),
    number('weighing', 'excessPer', 'field.excessPer', {
      unit: 'kilograms',
      least: 1,
      get: (tariff) => excessPrice(tariff)?.unit ?? null,
      put: (tariff, value) => withExcess(tariff, { unit: value }),
      isUsed: (tariff) => ruleOf(tariff) === 'excessApart',
    }),
    choice(
      'weighing',
      'excessBegun',
      'field.excessBegun',
      wholeChoices(formatter),
      (tariff) => (excessPrice(tariff)?.isWhole ? 'whole' : 'part'),
      (tariff, begun) => withExcess(tariff, { isWhole: begun === 'whole' }),
      (tariff) => ruleOf(tariff) === 'excessApart',
    ),
    number('weighing', 'divisor', 'field.divisor', {
      unit: 'whole',
      least: 100,
      most: 1_000_000,
      get: (tariff) => weightOf(tariff, 'divisor')?.value ?? null,
      put: (tariff, value) =>
        withWeighing(tariff, { divisor: { units: 'metric', ...weightOf(tariff, 'divisor'), value } }),
      isUsed: isWeight,
    }),
    choice(
      'weighing',
      'divisorUnits',
      'field.divisorUnits',
      named(['metric', 'imperial'] as const, (value) => t(`divisorUnits.${value}`)),
      (tariff) => weightOf(tariff, 'divisor')?.units ?? 'metric',
      (tariff, units) =>
        withWeighing(tariff, { divisor: { value: 6000, ...weightOf(tariff, 'divisor'), units } }),
      isWeight,
    ),
    choice(
      'weighing',
      'comparing',
      'field.comparing',
      named(['perBox', 'summed'] as const, (value) => t(`comparing.${value}`)),
      ({ weighing }) => weighing.comparing,
      (tariff, comparing) => withWeighing(tariff, { comparing }),
    ),
    orNone('weighing', 'actualStep', 'field.actualStep', {
      unit: 'kilograms',
      get: (tariff) => weightOf(tariff, 'actualStep') ?? null,
      put: (tariff, actualStep) => withWeighing(tariff, { actualStep }),
      isUsed: isWeight,
    }),
    orNone('weighing', 'volumetricStep', 'field.volumetricStep', {
      unit: 'kilograms',
      get: (tariff) => weightOf(tariff, 'volumetricStep') ?? null,
      put: (tariff, volumetricStep) => withWeighing(tariff, { volumetricStep }),
      isUsed: isWeight,
    }),
    number('weighing', 'density', 'field.density', {
      unit: 'kilogramsPerCubicMetre',
      least: 1,
      get: (tariff) => volumeOf(tariff, 'gramsPerCubicMetre'),
      put: (tariff, gramsPerCubicMetre) => withWeighing(tariff, { gramsPerCubicMetre }),
      clear: (tariff) => withWeighing(tariff, { gramsPerCubicMetre: null }),
      isUsed: (tariff) => !isWeight(tariff),
    }),
    number('weighing', 'densest', 'field.densest', {
      unit: 'kilogramsPerCubicMetre',
      least: 1,
      get: (tariff) => volumeOf(tariff, 'densestGramsPerCubicMetre'),
      put: (tariff, value) => withWeighing(tariff, { densestGramsPerCubicMetre: value }),
      clear: (tariff) => withWeighing(tariff, { densestGramsPerCubicMetre: null }),
      isUsed: (tariff) => !isWeight(tariff),
    }),
    orNone('weighing', 'boxMinimum', 'field.boxMinimum', {
      unit,
      get: ({ weighing }) => weighing.boxMinimum,
      put: (tariff, boxMinimum) => withWeighing(tariff, { boxMinimum }),
    }),
    orNone('weighing', 'minimum', 'field.minimum', {
      unit,
      get: ({ weighing }) => weighing.minimum,
      put: (tariff, minimum) => withWeighing(tariff, { minimum }),
    }),
  ];
}
