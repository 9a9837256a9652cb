import { money } from '../money.ts';
import { yuanOf } from '../cod/local-amount.ts';

/** Result of comparing a line of a carrier's invoice with our order. Only `matched` lines need no person. */
export const invoiceOutcomes = [
  'matched',
  'unknown',
  'twice',
  'otherCurrency',
  'tooHeavy',
  'otherAmount',
] as const;
export type InvoiceOutcome = (typeof invoiceOutcomes)[number];

/** Decision on a line that did not match: pay it, or the carrier credits a part or all of it. */
export const invoiceResolutions = ['accepted', 'credited'] as const;
export type InvoiceResolution = (typeof invoiceResolutions)[number];

export type CarrierPrice = {
  readonly currencyCode: string;
  readonly firstGrams: number;
  readonly firstMinor: number;
  readonly stepGrams: number;
  readonly stepMinor: number;
  readonly toleranceGrams: number;
};

/** Tolerance of lines without an agreed price. */
export const usualToleranceGrams = 100;

/** Price of a shipment as agreed with the carrier; begun steps count in full. */
export function expectedMinor(price: CarrierPrice, grams: number): number {
  const more = Math.max(0, grams - price.firstGrams);
  return price.firstMinor + Math.ceil(more / price.stepGrams) * price.stepMinor;
}

/** An order that left, as an invoice line is compared with it. */
export type InvoicedOrder = {
  readonly orderId: number;
  /** The heavier of scale and billed weight; null for an order without boxes. */
  readonly ourGrams: number | null;
  readonly price: CarrierPrice | null;
  /** A line of an earlier invoice already charged it, and was not credited in full. */
  readonly isCharged: boolean;
};

export type InvoiceLine = {
  readonly billNumber: string;
  readonly weightGrams: number | null;
  readonly minor: number;
  readonly currencyCode: string;
};

export type InvoiceFinding = {
  readonly outcome: InvoiceOutcome;
  readonly orderId: number | null;
  readonly ourGrams: number | null;
  /** In the currency of the invoice; null without a price in it. */
  readonly expectedMinor: number | null;
};

/** Compares each line with its order. The first line of an order counts; the next one charges it twice. */
export function compareInvoice(
  lines: readonly InvoiceLine[],
  currencyCode: string,
  orders: ReadonlyMap<string, InvoicedOrder>,
): InvoiceFinding[] {
  const seen = new Set<number>();
  return lines.map((line) => {
    const order = orders.get(line.billNumber);
    if (!order) return { outcome: 'unknown', orderId: null, ourGrams: null, expectedMinor: null };
    const { orderId, ourGrams, price } = order;
    const isTwice = order.isCharged || seen.has(orderId);
    seen.add(orderId);
    const expected =
      price?.currencyCode === currencyCode && ourGrams !== null ? expectedMinor(price, ourGrams) : null;
    const outcome = isTwice ? 'twice' : compareLine(line, currencyCode, order, expected);
    return { outcome, orderId, ourGrams, expectedMinor: expected };
  });
}

function compareLine(
  { weightGrams, minor, currencyCode }: InvoiceLine,
  invoiceCurrency: string,
  { ourGrams, price }: InvoicedOrder,
  expected: number | null,
): InvoiceOutcome {
  if (currencyCode !== invoiceCurrency || (price !== null && price.currencyCode !== currencyCode))
    return 'otherCurrency';
  const tolerance = price?.toleranceGrams ?? usualToleranceGrams;
  if (weightGrams !== null && ourGrams !== null && weightGrams > ourGrams + tolerance) return 'tooHeavy';
  return expected !== null && minor !== expected ? 'otherAmount' : 'matched';
}

/** Decisions allowed for a line. An amount in another currency cannot be a cost, so it is credited. */
export function invoiceResolutionsOf(outcome: InvoiceOutcome): readonly InvoiceResolution[] {
  if (outcome === 'matched') return [];
  return outcome === 'otherCurrency' ? ['credited'] : invoiceResolutions;
}

type Charged = {
  readonly outcome: InvoiceOutcome;
  readonly resolution: InvoiceResolution | null;
  readonly minor: number;
  readonly creditedMinor: number;
};

/**
 * What of a line is a cost, in yuan. In dispute, a shipment still costs what the carrier asks; an amount that
 * is charged twice, of no order, or in another currency costs nothing until a person accepts it.
 */
export function costMinor(
  { outcome, resolution, minor, creditedMinor }: Charged,
  { currencyCode, exchangeRate }: { readonly currencyCode: string; readonly exchangeRate: number },
): number {
  if (outcome === 'otherCurrency') return 0;
  if (resolution === null && (outcome === 'twice' || outcome === 'unknown')) return 0;
  return yuanOf(money(minor - creditedMinor, currencyCode), exchangeRate).minor;
}
