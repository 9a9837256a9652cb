/** Width and height in millimetres. Labels on A4 are printed four to a sheet. */
export const paperSizes = {
  '100x150': { width: 100, height: 150 },
  a6: { width: 105, height: 148 },
  a4: { width: 210, height: 297 },
} as const;
export type PaperSize = keyof typeof paperSizes;

export const logoPlaces = ['none', 'left', 'right'] as const;
export type LogoPlace = (typeof logoPlaces)[number];
export const textSizes = ['small', 'normal', 'large'] as const;
export type TextSize = (typeof textSizes)[number];

/**
 * The papers a shop can lay out. `parts` have a fixed place, `details` follow one another in the shop's order.
 * What is required cannot be left out: the warehouse and the carrier work with it, or customs demands it. The
 * standard is what a shop prints that has changed nothing.
 */
export const papers = {
  label: {
    sizes: ['100x150', 'a6', 'a4'],
    parts: [
      'barcode',
      'orderNumber',
      'boxCount',
      'destination',
      'receiverName',
      'address',
      'pickupPoint',
      'collect',
      'shopName',
      'lineName',
      'receiverPhone',
    ],
    requiredParts: [
      'barcode',
      'orderNumber',
      'boxCount',
      'destination',
      'receiverName',
      'address',
      'pickupPoint',
      'collect',
    ],
    details: ['weight', 'size', 'memberCode', 'carrierName', 'carrierBillNumber', 'warehouseName'],
    requiredDetails: [],
    standardDetails: ['weight', 'size', 'memberCode'],
  },
  orderSheet: {
    sizes: ['a4', 'a6', '100x150'],
    parts: ['barcode', 'parcels', 'boxes', 'declaration', 'bill'],
    requiredParts: ['barcode', 'parcels'],
    details: [
      'createdAt',
      'memberCode',
      'lineName',
      'destination',
      'warehouseName',
      'carrierName',
      'receiverName',
      'receiverPhone',
      'address',
      'pickupPoint',
      'carrierBillNumber',
      'remark',
    ],
    requiredDetails: ['destination', 'receiverName', 'address', 'pickupPoint'],
    standardDetails: [
      'createdAt',
      'memberCode',
      'lineName',
      'destination',
      'warehouseName',
      'carrierName',
      'receiverName',
      'receiverPhone',
      'address',
      'pickupPoint',
      'carrierBillNumber',
      'remark',
    ],
  },
  invoice: {
    sizes: ['a4'],
    parts: ['goods', 'hsCode', 'origin', 'material'],
    requiredParts: ['goods', 'hsCode', 'origin'],
    details: [
      'invoiceNumber',
      'invoiceDate',
      'orderNumber',
      'carrierBillNumber',
      'seller',
      'receiverName',
      'receiverPhone',
      'receiverEmail',
      'address',
      'destination',
      'lineName',
      'boxes',
      'grossWeight',
      'netWeight',
    ],
    requiredDetails: [
      'invoiceNumber',
      'invoiceDate',
      'orderNumber',
      'seller',
      'receiverName',
      'address',
      'destination',
    ],
    standardDetails: [
      'invoiceNumber',
      'invoiceDate',
      'orderNumber',
      'carrierBillNumber',
      'seller',
      'receiverName',
      'receiverPhone',
      'receiverEmail',
      'address',
      'destination',
      'lineName',
      'boxes',
      'grossWeight',
      'netWeight',
    ],
  },
} as const satisfies Record<string, PaperDefinition>;

type PaperDefinition = {
  /** The first one is the standard. */
  readonly sizes: readonly [PaperSize, ...PaperSize[]];
  readonly parts: readonly [string, ...string[]];
  readonly requiredParts: readonly string[];
  readonly details: readonly [string, ...string[]];
  readonly requiredDetails: readonly string[];
  readonly standardDetails: readonly string[];
};

export type PaperKind = keyof typeof papers;
export const paperKinds = Object.keys(papers) as [PaperKind, ...PaperKind[]];
type PaperPart<Kind extends PaperKind> = (typeof papers)[Kind]['parts'][number];
export type PaperDetail<Kind extends PaperKind> = (typeof papers)[Kind]['details'][number];

export type PaperLayout<Kind extends PaperKind = PaperKind> = {
  readonly size: PaperSize;
  readonly logoPlace: LogoPlace;
  readonly textSize: TextSize;
  readonly parts: readonly PaperPart<Kind>[];
  readonly details: readonly PaperDetail<Kind>[];
};

/** What a shop prints that has changed nothing. */
export function standardLayout<Kind extends PaperKind>(kind: Kind): PaperLayout<Kind> {
  const { sizes, parts, standardDetails } = papers[kind] as PaperDefinition;
  return {
    size: sizes[0],
    logoPlace: 'none',
    textSize: 'normal',
    parts: parts as readonly PaperPart<Kind>[],
    details: standardDetails as readonly PaperDetail<Kind>[],
  };
}

type StoredLayout = Readonly<Record<keyof PaperLayout, unknown>>;

/**
 * A stored layout as it can be drawn today: a layout saved under older rules prints what is required since, and
 * leaves out what no longer exists.
 */
export function drawableLayout<Kind extends PaperKind>(kind: Kind, stored: StoredLayout): PaperLayout<Kind> {
  const { sizes, parts, requiredParts, details, requiredDetails } = papers[kind] as PaperDefinition;
  const standard = standardLayout(kind);
  const oneOf = <Option extends string>(options: readonly Option[], value: unknown, otherwise: Option) =>
    options.find((option) => option === value) ?? otherwise;
  return {
    size: oneOf(sizes, stored.size, standard.size),
    logoPlace: oneOf(logoPlaces, stored.logoPlace, standard.logoPlace),
    textSize: oneOf(textSizes, stored.textSize, standard.textSize),
    parts: complete(parts, requiredParts, stored.parts) as PaperPart<Kind>[],
    details: complete(details, requiredDetails, stored.details) as PaperDetail<Kind>[],
  };
}

function complete(known: readonly string[], required: readonly string[], stored: unknown): string[] {
  const chosen = (Array.isArray(stored) ? stored : []).filter((one): one is string => known.includes(one));
  return [...new Set([...chosen, ...required])];
}
