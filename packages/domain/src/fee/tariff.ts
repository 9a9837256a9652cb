/**
 * What one line of a shop charges, as data. Amounts are whole minor units of `currency`, weights whole grams,
 * lengths whole millimetres, volumes whole cubic centimetres, percentages basis points (250 is 2.5 %).
 */
export type Tariff = {
  readonly currency: string;
  readonly weighing: Weighing;
  readonly freight: Freight;
  /** The leg from the port to the door where the line prices it apart; priced on the same billed quantity. */
  readonly delivery: Freight | null;
  readonly surcharges: readonly Surcharge[];
  readonly remoteAreas: readonly RemoteCharge[];
  readonly limits: Limits;
  readonly storage: StoragePolicy;
  readonly insurance: Insurance | null;
  readonly collection: Collection | null;
  readonly tax: Tax;
  readonly discount: Discount;
  readonly rounding: Rounding;
};

/** A tariff as it was published. What was priced under a version is priced under it for ever. */
export type TariffVersion = {
  readonly version: number;
  /** ISO instant from which it counts. */
  readonly effectiveAt: string;
  readonly tariff: Tariff;
};

/** Centimetres and kilograms, or inches and pounds: in³ / 139 = lb. */
export type Divisor = { readonly units: 'metric' | 'imperial'; readonly value: number };

export type WeightChoice =
  | { readonly rule: 'greater' | 'actual' | 'volumetric' | 'half' }
  /** Volumetric counts only where it is more than this share of the actual weight. */
  | { readonly rule: 'threshold'; readonly overBps: number }
  /** Actual weight and this share of what the volumetric weight has more. */
  | { readonly rule: 'partial'; readonly excessBps: number }
  /** Actual weight by the freight table, what the volumetric weight has more at a price of its own. */
  | { readonly rule: 'excessApart'; readonly price: UnitPrice };

/** From this quantity on the billed quantity is a whole number of steps. */
export type CarryStep = { readonly from: number; readonly step: number };

type WeighingRules = {
  /** Boxes are weighed one by one and added, or added first and weighed as one. */
  readonly comparing: 'perBox' | 'summed';
  /** The least a single box counts as; 0 for none. */
  readonly boxMinimum: number;
  readonly minimum: number;
  readonly carry: readonly CarryStep[];
};

export type ByWeight = WeighingRules & {
  readonly basis: 'weight';
  readonly divisor: Divisor;
  readonly choice: WeightChoice;
  /** Steps to which each of the two is rounded up before they are compared; 0 for not at all. */
  readonly actualStep: number;
  readonly volumetricStep: number;
};

export type ByVolume = WeighingRules & {
  readonly basis: 'volume';
  /** Goods denser than this count as the volume they would fill at it; null for volume alone. */
  readonly gramsPerCubicMetre: number | null;
  /** Goods denser than this are not taken; null for no limit. */
  readonly densestGramsPerCubicMetre: number | null;
};

/** How goods become the quantity that is billed: grams, or cubic centimetres for a line by volume. */
export type Weighing = ByWeight | ByVolume;

export type FixedPrice = { readonly kind: 'fixed'; readonly minor: number };
/** So much for each unit; a begun unit counts whole where `isWhole`, else by its part. */
export type UnitPrice = {
  readonly kind: 'unit';
  readonly unit: number;
  readonly minor: number;
  readonly isWhole: boolean;
};
/** 首重 + 续重. */
export type FirstContinuedPrice = {
  readonly kind: 'firstContinued';
  readonly first: number;
  readonly firstMinor: number;
  readonly step: number;
  readonly stepMinor: number;
  readonly isWhole: boolean;
};
export type Price = FixedPrice | UnitPrice | FirstContinuedPrice;

/** Up to and with this quantity; null in the last band for no end. */
export type Band<P> = { readonly upTo: number | null; readonly price: P };

export type Freight =
  /** Each part of the quantity at the price of its own tier. */
  | { readonly mode: 'tiered'; readonly bands: readonly Band<UnitPrice>[] }
  | { readonly mode: 'firstContinued'; readonly price: FirstContinuedPrice }
  /** The whole quantity at the price of the band it falls into. */
  | { readonly mode: 'fixedPerBand'; readonly bands: readonly Band<FixedPrice>[] }
  | { readonly mode: 'unitPerBand'; readonly bands: readonly Band<UnitPrice>[] }
  | { readonly mode: 'firstContinuedPerBand'; readonly bands: readonly Band<FirstContinuedPrice>[] }
  | { readonly mode: 'mixed'; readonly bands: readonly Band<Price>[] };

export type SurchargeMeasure = 'weight' | 'length' | 'girth' | 'pieces';

/** Over `over`, up to and with `upTo`; a unit price counts kilograms of the box or order that meets it. */
type SurchargeBand = {
  readonly over: number;
  readonly upTo: number | null;
  readonly price: FixedPrice | UnitPrice;
};

export type Surcharge = {
  /** Tells two surcharges of one measure apart, and stands in the bill. */
  readonly key: string;
  readonly measure: SurchargeMeasure;
  readonly per: 'box' | 'order';
  readonly bands: readonly SurchargeBand[];
  readonly least: number;
  readonly most: number | null;
  /** Of surcharges in one group a box pays the dearest only. */
  readonly group: string | null;
};

/** A list of remote places the shop keeps, and what it costs to go there; null where the line does not go. */
export type RemoteCharge = {
  readonly area: string;
  readonly price: FixedPrice | UnitPrice | null;
  readonly least: number;
};

/** What a line takes at all (A33); null for no limit. */
export type Limits = {
  readonly sideMillimetres: number | null;
  readonly totalGrams: number | null;
  readonly boxGrams: number | null;
  readonly boxes: number | null;
};

export type StoragePolicy = {
  readonly freeDays: number;
  /** By the weight of a parcel. */
  readonly bands: readonly { readonly upToGrams: number | null; readonly minorPerDay: number }[];
  /** Days beyond which a parcel costs no more; null for no end. */
  readonly mostDays: number | null;
  /** Each parcel has its clock, or the order has that of its oldest. */
  readonly clock: 'perParcel' | 'perOrder';
};

export type Insurance = { readonly bps: number; readonly least: number; readonly mostCover: number | null };

/** Commission on money collected for a seller: of the band the amount falls into, so much and a share. */
export type Collection = {
  readonly bands: readonly {
    readonly upToMinor: number | null;
    readonly minor: number;
    readonly bps: number;
  }[];
  readonly least: number;
};

export type Tax =
  /** 包税: the freight holds it. */
  | { readonly mode: 'included' }
  /** 自税: the receiver declares and pays. */
  | { readonly mode: 'receiver' }
  /** 不包税: estimated on the declared value, with a commission for handling it. */
  | {
      readonly mode: 'onValue';
      readonly dutyBps: number;
      /** A declared value up to here is free of duty. */
      readonly freeUpToMinor: number;
      readonly commissionBps: number;
      readonly leastCommission: number;
    };

/** A19: by the member's level, on the named rules of the bill only. */
export type Discount = {
  readonly rules: readonly ChargeRule[];
  readonly levels: readonly { readonly level: number; readonly bps: number }[];
};

export type Rounding = { readonly step: number; readonly direction: 'nearest' | 'up' | 'down' };

/** What money is charged for, in the order in which a bill lists it. */
export const chargeRules = [
  'freight',
  'excessVolume',
  'delivery',
  'weight',
  'length',
  'girth',
  'pieces',
  'remote',
  'storage',
  'service',
  'insurance',
  'collection',
  'duty',
  'taxCommission',
] as const;
export type ChargeRule = (typeof chargeRules)[number];
