export type Box = {
  readonly grams: number;
  readonly lengthMillimetres: number;
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
};

/** A stored parcel; `days` excludes time while its storage clock was paused (A32). */
export type StoredParcel = { readonly days: number; readonly grams: number };

/** A requested added service: a base price, a price per piece, and a price by weight. */
export type ServiceCharge = {
  readonly key: string;
  readonly minor: number;
  readonly minorEach: number;
  readonly minorPerKilogram: number;
  readonly quantity: number;
  readonly grams: number;
};

type CouponTerms = {
  /** Amount off; the maximum of a percentage. */
  readonly minor: number;
  /** Whole percent of the amount due. Shipments stored before there were percentages have none. */
  readonly percent?: number | undefined;
  readonly leastMinor: number;
  readonly leastGrams: number;
};

/** Input of the pricing engine. Amounts are minor units of the tariff's currency. */
export type Shipment = {
  readonly boxes: readonly Box[];
  /** Keys of the shop's remote-area lists that contain the address. */
  readonly remoteAreas: readonly string[];
  readonly stored: readonly StoredParcel[];
  readonly services: readonly ServiceCharge[];
  readonly declaredMinor: number;
  readonly insuredMinor: number;
  readonly collectionMinor: number;
  /** The member wants the shop to handle the tax. */
  readonly isTaxHandled: boolean;
  readonly level: number;
  /** Discount agreed with this member for this line; the better of it and the level discount applies. */
  readonly memberBps: number;
  readonly coupon: CouponTerms | null;
  readonly points: { readonly count: number; readonly minorEach: number } | null;
};

/** Goods only, as priced by an anonymous visitor. */
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
