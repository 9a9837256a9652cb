/**
 * Prices of one shipping line, as data. Amounts are whole minor units of `currency`, weights whole grams,
 * lengths whole millimetres, volumes whole cubic centimetres, percentages basis points (250 is 2.5 %).
 */
export type Tariff = {
  readonly currency: string;
  readonly weighing: Weighing;
  readonly freight: Freight;
  /** Last-mile leg from the port to the receiver, where priced separately; uses the same billed quantity. */
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

/** A published tariff, immutable: an order keeps the version it was priced under. */
export type TariffVersion = {
  readonly version: number;
  /** ISO instant from which it applies. */
  readonly effectiveAt: string;
  readonly tariff: Tariff;
};

/** Divisor of volumetric weight: metric cm³ / value = kg, imperial in³ / value (such as 139) = lb. */
export type Divisor = { readonly units: 'metric' | 'imperial'; readonly value: number };

export type WeightChoice =
  /** `half` (半抛): the mean of actual and volumetric weight, if the volumetric weight is greater. */
  | { readonly rule: 'greater' | 'actual' | 'volumetric' | 'half' }
  /** Volumetric weight is billed only if it exceeds `overBps` of the actual weight. */
  | { readonly rule: 'threshold'; readonly overBps: number }
  /** Actual weight plus this share of the volumetric excess. */
  | { readonly rule: 'partial'; readonly excessBps: number }
  /** Actual weight by the freight table, the volumetric excess at its own price. */
  | { readonly rule: 'excessApart'; readonly price: UnitPrice };

/** From this quantity on, the billed quantity is rounded up to a multiple of `step`. */
export type CarryStep = { readonly from: number; readonly step: number };

type WeighingRules = {
  /** Whether actual and volumetric weight are compared for each box, or once for the sums of all boxes. */
  readonly comparing: 'perBox' | 'summed';
  /** Minimum billed quantity of a single box; 0 for none. */
  readonly boxMinimum: number;
  /** Minimum billed quantity of the shipment. */
  readonly minimum: number;
  readonly carry: readonly CarryStep[];
};

export type ByWeight = WeighingRules & {
  readonly basis: 'weight';
  readonly divisor: Divisor;
  readonly choice: WeightChoice;
  /** Steps to which each weight is rounded up before the comparison; 0 for none. */
  readonly actualStep: number;
  readonly volumetricStep: number;
};

export type ByVolume = WeighingRules & {
  readonly basis: 'volume';
  /** Goods denser than this are billed by weight / density instead of volume; null: always by volume. */
  readonly gramsPerCubicMetre: number | null;
  /** Goods denser than this are refused; null for no limit. */
  readonly densestGramsPerCubicMetre: number | null;
};

/** How goods become the billed quantity: grams, or cubic centimetres for a line by volume. */
export type Weighing = ByWeight | ByVolume;

export type FixedPrice = { readonly kind: 'fixed'; readonly minor: number };
/** Price per `unit`; a started unit is charged in full if `isWhole`, otherwise proportionally. */
export type UnitPrice = {
  readonly kind: 'unit';
  readonly unit: number;
  readonly minor: number;
  readonly isWhole: boolean;
};
/** 首重 + 续重: first weight plus continued weight. */
export type FirstContinuedPrice = {
  readonly kind: 'firstContinued';
  readonly first: number;
  readonly firstMinor: number;
  readonly step: number;
  readonly stepMinor: number;
  readonly isWhole: boolean;
};
export type Price = FixedPrice | UnitPrice | FirstContinuedPrice;

/** `upTo` is inclusive; null in the last band means no upper limit. */
export type Band<P> = { readonly upTo: number | null; readonly price: P };

export type Freight =
  /** Each part of the quantity at the price of its own tier. */
  | { readonly mode: 'tiered'; readonly bands: readonly Band<UnitPrice>[] }
  | { readonly mode: 'firstContinued'; readonly price: FirstContinuedPrice }
  /** In this mode and those below, the whole quantity is charged at the price of its band. */
  | { readonly mode: 'fixedPerBand'; readonly bands: readonly Band<FixedPrice>[] }
  | { readonly mode: 'unitPerBand'; readonly bands: readonly Band<UnitPrice>[] }
  | { readonly mode: 'firstContinuedPerBand'; readonly bands: readonly Band<FirstContinuedPrice>[] }
  | { readonly mode: 'mixed'; readonly bands: readonly Band<Price>[] };

export type SurchargeMeasure = 'weight' | 'length' | 'girth' | 'pieces';

/**
 * Applies above `over`, up to and including `upTo`. A unit price is multiplied by the weight of the box or
 * order; for the measure `pieces`, by the number of boxes in excess of `over`.
 */
type SurchargeBand = {
  readonly over: number;
  readonly upTo: number | null;
  readonly price: FixedPrice | UnitPrice;
};

export type Surcharge = {
  /** Distinguishes two surcharges of one measure, and appears in the bill. */
  readonly key: string;
  readonly measure: SurchargeMeasure;
  readonly per: 'box' | 'order';
  readonly bands: readonly SurchargeBand[];
  readonly least: number;
  readonly most: number | null;
  /** Of the surcharges in one group a box pays only the most expensive. */
  readonly group: string | null;
};

/** Surcharge for one of the shop's remote areas; a null price means that the line does not serve it. */
export type RemoteCharge = {
  readonly area: string;
  readonly price: FixedPrice | UnitPrice | null;
  readonly least: number;
};

/** Limits of what a line accepts (A33); null for no limit. */
export type Limits = {
  readonly sideMillimetres: number | null;
  readonly totalGrams: number | null;
  readonly boxGrams: number | null;
  readonly boxes: number | null;
};

export type StoragePolicy = {
  readonly freeDays: number;
  /** Daily price by weight: of the parcel, or with a per-order clock of all parcels together. */
  readonly bands: readonly { readonly upToGrams: number | null; readonly minorPerDay: number }[];
  /** Cap of the storage days, free days included; later days cost nothing. Null for no cap. */
  readonly mostDays: number | null;
  /** Each parcel counts its own days, or the order counts those of its oldest parcel. */
  readonly clock: 'perParcel' | 'perOrder';
};

export type Insurance = { readonly bps: number; readonly least: number; readonly mostCover: number | null };

/** Commission on cash collected for a seller: a fixed part and a share, by the band of the amount. */
export type Collection = {
  readonly bands: readonly {
    readonly upToMinor: number | null;
    readonly minor: number;
    readonly bps: number;
  }[];
  readonly least: number;
};

export type Tax =
  /** 包税: tax is included in the freight. */
  | { readonly mode: 'included' }
  /** 自税: the receiver declares and pays the tax. */
  | { readonly mode: 'receiver' }
  /** 不包税: tax is estimated on the declared value, plus a handling commission. */
  | {
      readonly mode: 'onValue';
      readonly dutyBps: number;
      /** Declared values up to this amount are duty-free. */
      readonly freeUpToMinor: number;
      readonly commissionBps: number;
      readonly leastCommission: number;
    };

/** Discount by member level, applied only to bill lines of the listed rules (A19). */
export type Discount = {
  readonly rules: readonly ChargeRule[];
  readonly levels: readonly { readonly level: number; readonly bps: number }[];
};

export type Rounding = { readonly step: number; readonly direction: 'nearest' | 'up' | 'down' };

/** Charge rules in the order in which a bill lists them. */
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
