export type Box = {
  readonly grams: number;
  readonly lengthMillimetres: number;
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
};

/** A parcel that waited in the warehouse; days are those the clock ran (A32). */
export type StoredParcel = { readonly days: number; readonly grams: number };

/** An added service asked for: a price for doing it, one for each piece, and one for the weight it is done to. */
export type ServiceCharge = {
  readonly key: string;
  readonly minor: number;
  readonly minorEach: number;
  readonly minorPerKilogram: number;
  readonly quantity: number;
  readonly grams: number;
};

type CouponTerms = {
  readonly minor: number;
  readonly leastMinor: number;
  readonly leastGrams: number;
};

/** What is to be priced. Amounts are minor units of the tariff's currency. */
export type Shipment = {
  readonly boxes: readonly Box[];
  /** Remote areas the address lies in, by the shop's lists. */
  readonly remoteAreas: readonly string[];
  readonly stored: readonly StoredParcel[];
  readonly services: readonly ServiceCharge[];
  readonly declaredMinor: number;
  readonly insuredMinor: number;
  readonly collectionMinor: number;
  /** The member asks the shop to handle the tax. */
  readonly isTaxHandled: boolean;
  readonly level: number;
  /** A discount agreed with this member for this line; the better of it and the level's counts. */
  readonly memberBps: number;
  readonly coupon: CouponTerms | null;
  readonly points: { readonly count: number; readonly minorEach: number } | null;
};

/** Goods alone, as a visitor prices them. */
export function shipmentOf(boxes: readonly Box[], more: Partial<Shipment> = {}): Shipment {
  return {
    boxes,
    remoteAreas: [],
    stored: [],
    services: [],
    declaredMinor: 0,
    insuredMinor: 0,
    collectionMinor: 0,
    isTaxHandled: false,
    level: 0,
    memberBps: 0,
    coupon: null,
    points: null,
    ...more,
  };
}
