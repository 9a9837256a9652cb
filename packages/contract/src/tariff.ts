import { chargeRules, type Tariff as TariffType } from '@onehaul/domain/fee/tariff';
import { z } from 'zod';

/**
 * A tariff as data, with our own field names: edited in the tariff studio, stored, sent to the calculator and
 * priced there. Bounds keep any product of two numbers exact in a double.
 */
const minor = z.int().min(0).max(100_000_000);
const quantity = z.int().min(0).max(1_000_000_000);
const positive = z.int().min(1).max(1_000_000_000);
const bps = z.int().min(0).max(10_000);
const key = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

const FixedPrice = z.object({ kind: z.literal('fixed'), minor });
const UnitPrice = z.object({ kind: z.literal('unit'), unit: positive, minor, isWhole: z.boolean() });
const FirstContinuedPrice = z.object({
  kind: z.literal('firstContinued'),
  first: positive,
  firstMinor: minor,
  step: positive,
  stepMinor: minor,
  isWhole: z.boolean(),
});
const AnyPrice = z.discriminatedUnion('kind', [FixedPrice, UnitPrice, FirstContinuedPrice]);
const SmallPrice = z.discriminatedUnion('kind', [FixedPrice, UnitPrice]);

const maxBands = 60;
const bands = <P extends z.ZodType>(price: P) =>
  z.array(z.object({ upTo: positive.nullable(), price })).max(maxBands);

const Freight = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('tiered'), bands: bands(UnitPrice) }),
  z.object({ mode: z.literal('firstContinued'), price: FirstContinuedPrice }),
  z.object({ mode: z.literal('fixedPerBand'), bands: bands(FixedPrice) }),
  z.object({ mode: z.literal('unitPerBand'), bands: bands(UnitPrice) }),
  z.object({ mode: z.literal('firstContinuedPerBand'), bands: bands(FirstContinuedPrice) }),
  z.object({ mode: z.literal('mixed'), bands: bands(AnyPrice) }),
]);

const WeightChoice = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal(['greater', 'actual', 'volumetric', 'half']) }),
  z.object({ rule: z.literal('threshold'), overBps: z.int().min(10_000).max(1_000_000) }),
  z.object({ rule: z.literal('partial'), excessBps: bps }),
  z.object({ rule: z.literal('excessApart'), price: UnitPrice }),
]);

const weighingRules = {
  comparing: z.enum(['perBox', 'summed']),
  boxMinimum: quantity,
  minimum: quantity,
  carry: z.array(z.object({ from: quantity, step: positive })).max(10),
};
const Weighing = z.discriminatedUnion('basis', [
  z.object({
    basis: z.literal('weight'),
    divisor: z.object({
      units: z.enum(['metric', 'imperial']),
      value: z.int().min(100).max(1_000_000),
    }),
    choice: WeightChoice,
    actualStep: quantity,
    volumetricStep: quantity,
    ...weighingRules,
  }),
  z.object({
    basis: z.literal('volume'),
    gramsPerCubicMetre: positive.nullable(),
    densestGramsPerCubicMetre: positive.nullable(),
    ...weighingRules,
  }),
]);

const Surcharge = z.object({
  key,
  measure: z.enum(['weight', 'length', 'girth', 'pieces']),
  per: z.enum(['box', 'order']),
  bands: z.array(z.object({ over: quantity, upTo: positive.nullable(), price: SmallPrice })).max(maxBands),
  least: minor,
  most: minor.nullable(),
  group: key.nullable(),
});

export const Tariff = z.object({
  currency: z.literal('CNY'),
  weighing: Weighing,
  freight: Freight,
  delivery: Freight.nullable(),
  surcharges: z.array(Surcharge).max(20),
  remoteAreas: z.array(z.object({ area: key, price: SmallPrice.nullable(), least: minor })).max(20),
  limits: z.object({
    sideMillimetres: positive.nullable(),
    totalGrams: positive.nullable(),
    boxGrams: positive.nullable(),
    boxes: positive.nullable(),
  }),
  storage: z.object({
    freeDays: z.int().min(0).max(3650),
    bands: z.array(z.object({ upToGrams: positive.nullable(), minorPerDay: minor })).max(maxBands),
    mostDays: z.int().min(0).max(3650).nullable(),
    clock: z.enum(['perParcel', 'perOrder']),
  }),
  insurance: z.object({ bps, least: minor, mostCover: minor.nullable() }).nullable(),
  collection: z
    .object({
      bands: z.array(z.object({ upToMinor: minor.nullable(), minor, bps })).max(maxBands),
      least: minor,
    })
    .nullable(),
  tax: z.discriminatedUnion('mode', [
    z.object({ mode: z.literal('included') }),
    z.object({ mode: z.literal('receiver') }),
    z.object({
      mode: z.literal('onValue'),
      dutyBps: bps,
      freeUpToMinor: minor,
      commissionBps: bps,
      leastCommission: minor,
    }),
  ]),
  discount: z.object({
    rules: z.array(z.enum(chargeRules)).max(chargeRules.length),
    levels: z.array(z.object({ level: z.int().min(0).max(100), bps })).max(20),
  }),
  rounding: z.object({ step: z.int().min(1).max(100_000), direction: z.enum(['nearest', 'up', 'down']) }),
}) satisfies z.ZodType<TariffType>;

/** A version as the calculator needs it. */
export const TariffVersion = z.object({
  version: z.int(),
  effectiveAt: z.iso.datetime(),
  tariff: Tariff,
});
