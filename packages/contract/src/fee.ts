import { lineDeliveries } from '@onehaul/domain/order/line-delivery';
import { payPolicies } from '@onehaul/domain/order/order-state';
import { refusalCodes } from '@onehaul/domain/refusal-codes';
import { z } from 'zod';
import { call, ownCall } from './call.ts';
import { TariffVersion } from './tariff.ts';
import {
  bigRecordId,
  cnyCents,
  instant,
  singleLine,
  page,
  pageRequest,
  recordId,
  tenths,
  thousandths,
  wireObject,
} from './wire.ts';

const transports = ['air', 'sea', 'land', 'express'] as const;

/** Like `thousandths`, with zero allowed: kilograms on the wire, grams inside. */
export const kilograms = z.codec(z.number().min(0), z.int().min(0), {
  decode: (sent) => Math.round(sent * 1000),
  encode: (grams) => grams / 1000,
});
/**
 * Billed quantity: kilograms on the wire and grams inside, or for a line by volume litres (a thousandth of a
 * cubic metre) and cubic centimetres. `basis` distinguishes them.
 */
const billedUnits = kilograms;
export const amount = cnyCents.pipe(z.int().min(0).max(100_000_000));

export const Box = wireObject(
  { grams: thousandths, lengthMillimetres: tenths, widthMillimetres: tenths, heightMillimetres: tenths },
  { grams: 'Weight', lengthMillimetres: 'Length', widthMillimetres: 'Width', heightMillimetres: 'Height' },
);
const boxes = z.array(Box).min(1).max(50);

const lineFilterNames = { warehouseId: 'WareHouseId', countryId: 'DestinationId' };
const lineFilter = {
  warehouseId: recordId.optional(),
  countryId: recordId,
  goodsTypeId: recordId.optional(),
};

const lineFields = {
  id: z.int(),
  name: z.string(),
  note: z.string(),
  warehouseId: z.int(),
  warehouseName: z.string(),
  countryId: z.int(),
  countryCode: z.string(),
  countryName: z.string(),
  /** Currency of the destination, which the buyer there pays in. */
  currencyCode: z.string(),
  carrierName: z.string(),
  speedName: z.string(),
  transport: z.enum(transports),
  minimumDays: z.int(),
  maximumDays: z.int(),
  goodsTypeIds: z.array(z.int()),
  /** When an order on this line is paid (A41). */
  payPolicy: z.enum(payPolicies),
  /** Where it hands goods over; an address of the other kind is refused. */
  delivery: z.enum(lineDeliveries),
};
const lineNames = {
  ...lineFilterNames,
  note: 'Rem',
  warehouseName: 'WareHouseName',
  countryName: 'DestinationName',
  countryCode: 'DestinationCode',
  speedName: 'TimerName',
  minimumDays: 'MinDays',
  maximumDays: 'MaxDays',
};

const Line = wireObject(lineFields, lineNames);

/** A line with its tariff, so that a browser can price offline with the same result. */
const TariffLine = wireObject(
  { ...lineFields, current: TariffVersion, next: TariffVersion.nullable() },
  { ...lineNames, current: 'Tariff', next: 'NextTariff' },
);

const RemoteArea = wireObject(
  {
    key: z.string(),
    name: z.string(),
    countryId: z.int(),
    postcodePrefixes: z.array(z.string()),
    regionIds: z.array(z.string()),
  },
  { countryId: 'DestinationId', postcodePrefixes: 'PostCodes' },
);

const Carton = wireObject(
  {
    id: z.int(),
    name: z.string(),
    lengthMillimetres: tenths,
    widthMillimetres: tenths,
    heightMillimetres: tenths,
    ownGrams: z.int(),
    mostGrams: z.int(),
  },
  { lengthMillimetres: 'Length', widthMillimetres: 'Width', heightMillimetres: 'Height' },
);

const BillLine = wireObject(
  {
    rule: z.string(),
    text: z.string(),
    inputs: z.record(z.string(), z.number()),
    minor: cnyCents,
    key: z.string().nullable(),
    box: z.int().nullable(),
    proof: z.enum(['scale', 'tape', 'service']).nullable(),
  },
  { minor: 'Amount' },
);

/** Fees, rates and weights of a bill, as the spec names them (§3, A44). */
export const PriceParts = wireObject(
  {
    freight: cnyCents,
    surcharge: cnyCents,
    addressSurcharge: cnyCents,
    storageCharge: cnyCents,
    lengthSurcharge: cnyCents,
    weightSurcharge: cnyCents,
    insuranceFee: cnyCents,
    collectionFee: cnyCents,
    taxFee: cnyCents,
    servicesFee: cnyCents,
    couponAmount: cnyCents,
    pointsAmount: cnyCents,
    discount: cnyCents,
    total: cnyCents,
    /** The total in major units of the destination's currency. */
    destinationTotal: z.number(),
    currencyCode: z.string(),
    carryStep: billedUnits,
    first: billedUnits,
    firstMinor: cnyCents,
    firstSurchargeMinor: cnyCents,
    step: billedUnits,
    stepMinor: cnyCents,
    stepSurchargeMinor: cnyCents,
    basis: z.enum(['weight', 'volume']),
    actualGrams: kilograms,
    volumetricGrams: kilograms,
    cubicCentimetres: z.int(),
    billed: billedUnits,
    by: z.enum(['actual', 'volumetric', 'between', 'volume', 'density', 'mixed']),
    version: z.int(),
    lines: z.array(BillLine),
  },
  {
    surcharge: 'CalculateFeeSurcharge',
    storageCharge: 'StorageCharges',
    lengthSurcharge: 'LengthExceed',
    weightSurcharge: 'WeightExceed',
    insuranceFee: 'InsuredCommission',
    collectionFee: 'CollectionCommission',
    taxFee: 'TaxCommission',
    servicesFee: 'AddedServicesFee',
    pointsAmount: 'IntegralAmount',
    total: 'AccruedCharge',
    destinationTotal: 'DestinationCharges',
    currencyCode: 'CurrencyName',
    carryStep: 'CarryWeight',
    first: 'FirstWeight',
    firstMinor: 'FirstPrice',
    firstSurchargeMinor: 'FirstWeightSurcharge',
    step: 'LastWeight',
    stepMinor: 'LastWeightUnitPrice',
    stepSurchargeMinor: 'LastWeightSurcharge',
    actualGrams: 'ActualWeight',
    volumetricGrams: 'VolumeWeight',
    cubicCentimetres: 'Volume',
    billed: 'ChargeWeight',
    by: 'ChargeBy',
  },
);

const refusal = z.enum(Object.keys(refusalCodes) as [keyof typeof refusalCodes]);

/** A line with its price for the goods, or the reason it refuses them. */
const Offer = wireObject(
  { ...lineFields, price: PriceParts.nullable(), refusal: refusal.nullable(), reason: z.string().nullable() },
  { ...lineNames, refusal: 'Error', reason: 'Msg' },
);

const options = {
  postcode: singleLine(20).optional(),
  regionId: singleLine(20).optional(),
  declaredMinor: amount.default(0),
  insuredMinor: amount.default(0),
  collectionMinor: amount.default(0),
  isTaxHandled: z.boolean().default(false),
};
const optionNames = {
  postcode: 'PostCode',
  declaredMinor: 'DeclaredAmount',
  insuredMinor: 'InsuredAmount',
  collectionMinor: 'CollectionAmount',
  isTaxHandled: 'IsTax',
};

/** Pricing options of an order besides its goods; CreateOrder accepts the same. */
export const orderOptions = {
  parcelIds: z.array(bigRecordId).min(1).optional(),
  addressId: bigRecordId.optional(),
  /** Merged into the shop's cartons, or each parcel in its own box. */
  packing: z.enum(['together', 'asTheyAre']).default('together'),
  services: z
    .array(
      wireObject(
        { optionId: recordId, quantity: z.int().min(1).max(1000).default(1) },
        { optionId: 'AddedServiceDetailId' },
      ),
    )
    .max(20)
    .default([]),
  couponId: bigRecordId.optional(),
  points: z.int().min(0).max(100_000_000).default(0),
};
export const orderOptionNames = { services: 'AddedServices', points: 'Integral', packing: 'PackType' };

/** A price guaranteed to a member until it expires (A42). */
const Quote = wireObject(
  {
    id: z.uuid(),
    line: Line,
    boxes: z.array(Box),
    price: PriceParts,
    createdAt: instant,
    expiresAt: instant,
    isExpired: z.boolean(),
  },
  { line: 'Channel', createdAt: 'CreateTime', expiresAt: 'ExpireTime' },
);

const DivisorResult = wireObject(
  {
    transport: z.enum(transports),
    divisor: z.int(),
    units: z.enum(['metric', 'imperial']),
    volumetricGrams: kilograms,
  },
  { volumetricGrams: 'VolumeWeight' },
);

export type Box = z.output<typeof Box>;
export type TariffLine = z.output<typeof TariffLine>;
export type RemoteArea = z.output<typeof RemoteArea>;
export type Carton = z.output<typeof Carton>;
export type PriceParts = z.output<typeof PriceParts>;
export type Offer = z.output<typeof Offer>;
export type Quote = z.output<typeof Quote>;

export const feeCalls = {
  introduction: call('/Base_ShopQuote/GetFeeIntroduction', {
    summary:
      'Lists every open line with its tariff, remote areas and cartons: everything that prices a shipment.',
    input: wireObject({ countryId: recordId.optional() }, { countryId: 'DestinationId' }),
    output: wireObject({
      lines: z.array(TariffLine),
      remoteAreas: z.array(RemoteArea),
      cartons: z.array(Carton),
    }),
  }),
  trial: call('/OrderCalculateFee/FreightTrialCalculation', {
    summary:
      'Returns the price of each line to a destination for the given boxes, or why the line refuses them.',
    input: wireObject({ ...lineFilter, boxes, ...options }, { ...lineFilterNames, ...optionNames }),
    output: z.array(Offer),
  }),
  lines: call('/OrderCalculateFee/GetAccessChannel', {
    summary:
      'Lists the open lines to a destination, optionally from one warehouse and for one kind of goods.',
    input: wireObject(lineFilter, lineFilterNames),
    output: z.array(Line),
  }),
  volume: call('/OrderCalculateFee/ShopVolumeBudget', {
    summary: 'Returns the volume and volumetric weight of boxes for each divisor the shop’s lines use.',
    input: wireObject({ boxes }),
    output: wireObject(
      { cubicCentimetres: z.int(), divided: z.array(DivisorResult) },
      { cubicCentimetres: 'Volume', divided: 'VolumeWeights' },
    ),
  }),
  quote: call('/OrderCalculateFee/AddOrderBudgetFee', {
    summary:
      'Creates a quote for a line, kept until it expires: for given boxes or the member’s parcels in stock.',
    input: wireObject(
      { lineId: recordId, boxes: boxes.optional(), ...orderOptions, ...options },
      { lineId: 'ChannelId', ...orderOptionNames, ...optionNames },
    ),
    output: Quote,
  }),
  quotes: ownCall({
    path: '/OrderCalculateFee/GetQuotePage',
    access: 'member',
    effect: 'read',
    summary: 'Lists the member’s quotes, newest first.',
    input: wireObject(pageRequest(10, 50)),
    output: page(Quote),
  }),
  findQuote: ownCall({
    path: '/OrderCalculateFee/GetQuote',
    access: 'member',
    effect: 'read',
    summary: 'Returns a quote of the member.',
    input: wireObject({ id: z.uuid() }),
    output: Quote,
  }),
};
