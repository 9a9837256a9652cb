import { type ChargeRule, chargeRules, type Limits, type Tariff } from '@onehaul/domain/fee/tariff';
import { findChoice } from './column-kinds.ts';
import { fieldMakers, type RuleField } from './field-makers.ts';
import type { TariffFormatter } from './tariff-formatter.ts';
import { maxMinor } from './typed.ts';

/** Fields of everything besides weighing and freight. */
export function extraFields(formatter: TariffFormatter): RuleField[] {
  return [
    ...limitFields(formatter),
    ...storageFields(formatter),
    ...insuranceFields(formatter),
    ...collectionFields(formatter),
    ...taxFields(formatter),
    discountField(formatter),
    ...roundingFields(formatter),
  ];
}

function limitFields(formatter: TariffFormatter): RuleField[] {
  const { number } = fieldMakers(formatter);
  const limits = [
    ['side', 'sideMillimetres', 'centimetres'],
    ['total', 'totalGrams', 'kilograms'],
    ['box', 'boxGrams', 'kilograms'],
    ['boxes', 'boxes', 'whole'],
  ] as const;
  const withLimit = (tariff: Tariff, name: keyof Limits, value: number | null): Tariff => ({
    ...tariff,
    limits: { ...tariff.limits, [name]: value },
  });
  return limits.map(([key, name, unit]) =>
    number('limits', `limit.${key}`, `limit.${key}`, {
      unit,
      least: 1,
      get: ({ limits: own }) => own[name],
      put: (tariff, value) => withLimit(tariff, name, value),
      clear: (tariff) => withLimit(tariff, name, null),
    }),
  );
}

const maxDays = 3650;

function storageFields(formatter: TariffFormatter): RuleField[] {
  const { number, choice, named } = fieldMakers(formatter);
  const withStorage = (tariff: Tariff, change: Partial<Tariff['storage']>): Tariff => ({
    ...tariff,
    storage: { ...tariff.storage, ...change },
  });
  return [
    number('storage', 'freeDays', 'field.freeDays', {
      unit: 'whole',
      most: maxDays,
      get: ({ storage }) => storage.freeDays,
      put: (tariff, freeDays) => withStorage(tariff, { freeDays }),
    }),
    number('storage', 'mostDays', 'field.mostDays', {
      unit: 'whole',
      most: maxDays,
      get: ({ storage }) => storage.mostDays,
      put: (tariff, days) => withStorage(tariff, { mostDays: days }),
      clear: (tariff) => withStorage(tariff, { mostDays: null }),
    }),
    choice(
      'storage',
      'clock',
      'field.clock',
      named(['perParcel', 'perOrder'] as const, (value) => formatter.t(`clock.${value}`)),
      ({ storage }) => storage.clock,
      (tariff, clock) => withStorage(tariff, { clock }),
    ),
  ];
}

const offers = ['offered', 'none'] as const;

function insuranceFields(formatter: TariffFormatter): RuleField[] {
  const { number, orNone, choice, named } = fieldMakers(formatter);
  const isUsed = ({ insurance }: Tariff) => insurance !== null;
  const withInsurance = (tariff: Tariff, change: Partial<NonNullable<Tariff['insurance']>>): Tariff =>
    tariff.insurance ? { ...tariff, insurance: { ...tariff.insurance, ...change } } : tariff;
  return [
    choice(
      'insurance',
      'insurance',
      'field.insurance',
      named(offers, (value) => formatter.t(`offer.${value}`)),
      ({ insurance }) => (insurance ? 'offered' : 'none'),
      (tariff, offer) => ({
        ...tariff,
        insurance: offer === 'none' ? null : (tariff.insurance ?? { bps: 300, least: 0, mostCover: null }),
      }),
    ),
    number('insurance', 'insuranceRate', 'field.insuranceRate', {
      unit: 'percent',
      most: 10_000,
      get: ({ insurance }) => insurance?.bps ?? null,
      put: (tariff, bps) => withInsurance(tariff, { bps }),
      isUsed,
    }),
    orNone('insurance', 'insuranceLeast', 'field.least', {
      unit: 'yuan',
      get: ({ insurance }) => insurance?.least ?? null,
      put: (tariff, least) => withInsurance(tariff, { least }),
      isUsed,
    }),
    number('insurance', 'mostCover', 'field.mostCover', {
      unit: 'yuan',
      get: ({ insurance }) => insurance?.mostCover ?? null,
      put: (tariff, mostCover) => withInsurance(tariff, { mostCover }),
      clear: (tariff) => withInsurance(tariff, { mostCover: null }),
      isUsed,
    }),
  ];
}

function collectionFields(formatter: TariffFormatter): RuleField[] {
  const { orNone, choice, named } = fieldMakers(formatter);
  return [
    choice(
      'collection',
      'collection',
      'field.collection',
      named(offers, (value) => formatter.t(`offer.${value}`)),
      ({ collection }) => (collection ? 'offered' : 'none'),
      (tariff, offer) => ({
        ...tariff,
        collection:
          offer === 'none'
            ? null
            : (tariff.collection ?? { bands: [{ upToMinor: null, minor: 0, bps: 100 }], least: 0 }),
      }),
    ),
    orNone('collection', 'collectionLeast', 'field.least', {
      unit: 'yuan',
      get: ({ collection }) => collection?.least ?? null,
      put: (tariff, least) =>
        tariff.collection ? { ...tariff, collection: { ...tariff.collection, least } } : tariff,
      isUsed: ({ collection }) => collection !== null,
    }),
  ];
}

type OnValue = Extract<Tariff['tax'], { mode: 'onValue' }>;

function taxFields(formatter: TariffFormatter): RuleField[] {
  const { number, orNone, choice, named } = fieldMakers(formatter);
  const isUsed = ({ tax }: Tariff) => tax.mode === 'onValue';
  const onValue = ({ tax }: Tariff) => (tax.mode === 'onValue' ? tax : undefined);
  const withTax = (tariff: Tariff, change: Partial<OnValue>): Tariff =>
    tariff.tax.mode === 'onValue' ? { ...tariff, tax: { ...tariff.tax, ...change } } : tariff;
  return [
    choice(
      'tax',
      'tax',
      'field.tax',
      named(['included', 'receiver', 'onValue'] as const, (value) => formatter.t(`tax.${value}`)),
      ({ tax }) => tax.mode,
      (tariff, mode) => ({
        ...tariff,
        tax:
          mode === 'onValue'
            ? (onValue(tariff) ?? {
                mode,
                dutyBps: 0,
                freeUpToMinor: 0,
                commissionBps: 0,
                leastCommission: 0,
              })
            : { mode },
      }),
    ),
    number('tax', 'duty', 'field.duty', {
      unit: 'percent',
      most: 10_000,
      get: (tariff) => onValue(tariff)?.dutyBps ?? null,
      put: (tariff, dutyBps) => withTax(tariff, { dutyBps }),
      isUsed,
    }),
    orNone('tax', 'dutyFree', 'field.dutyFree', {
      unit: 'yuan',
      most: maxMinor,
      get: (tariff) => onValue(tariff)?.freeUpToMinor ?? null,
      put: (tariff, freeUpToMinor) => withTax(tariff, { freeUpToMinor }),
      isUsed,
    }),
    number('tax', 'taxCommission', 'field.taxCommission', {
      unit: 'percent',
      most: 10_000,
      get: (tariff) => onValue(tariff)?.commissionBps ?? null,
      put: (tariff, commissionBps) => withTax(tariff, { commissionBps }),
      isUsed,
    }),
    orNone('tax', 'taxLeast', 'field.least', {
      unit: 'yuan',
      get: (tariff) => onValue(tariff)?.leastCommission ?? null,
      put: (tariff, leastCommission) => withTax(tariff, { leastCommission }),
      isUsed,
    }),
  ];
}

export const ruleChoices = (formatter: TariffFormatter) =>
  chargeRules.map((value) => ({ value, label: formatter.bill(`rule.${value}`) }));

/** Rules that a level's discount applies to; comma-separated in a file. */
function discountField(formatter: TariffFormatter): RuleField {
  const choices = ruleChoices(formatter);
  const comma = formatter.t('comma');
  const name = formatter.t('field.discountRules');
  const labels = ({ discount }: Tariff) =>
    choices
      .filter(({ value }) => discount.rules.includes(value))
      .map(({ label }) => label)
      .join(comma);
  return {
    section: 'discount',
    key: 'discountRules',
    name,
    title: name,
    show: labels,
    words: (tariff) => labels(tariff) || formatter.t('none'),
    set: (tariff, typed) => {
      const parts = typed.split(/[,，、;；]/).filter((part) => part.trim() !== '');
      const found = parts.map((part) => findChoice<ChargeRule>(choices, part));
      const rules = found.filter((rule) => rule !== undefined);
      return rules.length < parts.length
        ? { problem: 'noChoice' }
        : { row: withDiscountRules(tariff, rules) };
    },
  };
}

/** Stored in bill order, so that tariffs with the same rules compare equal. */
export const withDiscountRules = (tariff: Tariff, rules: readonly ChargeRule[]): Tariff => ({
  ...tariff,
  discount: { ...tariff.discount, rules: chargeRules.filter((rule) => rules.includes(rule)) },
});

function roundingFields(formatter: TariffFormatter): RuleField[] {
  const { t } = formatter;
  const { number, choice, named } = fieldMakers(formatter);
  return [
    number('rounding', 'roundingStep', 'field.roundingStep', {
      unit: 'yuan',
      least: 1,
      most: 100_000,
      get: ({ rounding }) => rounding.step,
      put: (tariff, step) => ({ ...tariff, rounding: { ...tariff.rounding, step } }),
    }),
    choice(
      'rounding',
      'direction',
      'field.direction',
      named(['nearest', 'up', 'down'] as const, (value) => t(`direction.${value}`)),
      ({ rounding }) => rounding.direction,
      (tariff, direction) => ({ ...tariff, rounding: { ...tariff.rounding, direction } }),
    ),
  ];
}
