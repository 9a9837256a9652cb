import { prorate } from '../money.ts';
import { Refusal } from '../refusal.ts';
import { billLine, type BillLine } from './bill.ts';
import type { Band, FirstContinuedPrice, Freight, Price, UnitPrice } from './tariff.ts';

export function amountOf(price: Price, quantity: number): number {
  switch (price.kind) {
    case 'fixed':
      return price.minor;
    case 'unit':
      return unitAmount(price.minor, quantity, price.unit, price.isWhole);
    case 'firstContinued': {
      // A quantity below the first weight costs the full first price.
      const more = Math.max(0, quantity - price.first);
      return price.firstMinor + unitAmount(price.stepMinor, more, price.step, price.isWhole);
    }
  }
}

function unitAmount(minor: number, quantity: number, unit: number, isWhole: boolean): number {
  return isWhole ? minor * Math.ceil(quantity / unit) : prorate(minor, quantity, unit);
}

/** Finds the band of a quantity; its upper edge is inclusive. */
function bandOf<B extends { readonly upTo: number | null }>(
  bands: readonly B[],
  quantity: number,
): B | undefined {
  return bands.find(({ upTo }) => upTo === null || quantity <= upTo);
}

function priceLine(rule: 'freight' | 'delivery', mode: string, price: Price, quantity: number): BillLine {
  return billLine(rule, amountOf(price, quantity), {
    text: `freight.${mode}.${isFirstOnly(price, quantity) ? 'first' : price.kind}`,
    inputs: { quantity, ...inputsOf(price, quantity) },
  });
}

const isFirstOnly = (price: Price, quantity: number) =>
  price.kind === 'firstContinued' && quantity <= price.first;

function inputsOf(price: Price, quantity: number): Record<string, number> {
  switch (price.kind) {
    case 'fixed':
      return {};
    case 'unit':
      return { unit: price.unit, unitMinor: price.minor };
    case 'firstContinued': {
      const { first, firstMinor, step, stepMinor } = price;
      return { first, firstMinor, more: Math.max(0, quantity - first), step, stepMinor };
    }
  }
}

const notServed = (quantity: number) => new Refusal('fee.quantityNotServed', { quantity });

/** Returns one line, or for a tiered price one per tier reached. */
export function freightLines(rule: 'freight' | 'delivery', freight: Freight, quantity: number): BillLine[] {
  if (freight.mode === 'firstContinued') return [priceLine(rule, 'whole', freight.price, quantity)];
  if (freight.mode === 'tiered') return tierLines(rule, freight.bands, quantity);
  const bands: readonly Band<Price>[] = freight.bands;
  const band = bandOf(bands, quantity);
  if (!band) throw notServed(quantity);
  return [priceLine(rule, 'band', band.price, quantity)];
}

function tierLines(
  rule: 'freight' | 'delivery',
  tiers: readonly Band<UnitPrice>[],
  quantity: number,
): BillLine[] {
  const lines: BillLine[] = [];
  let from = 0;
  for (const { upTo, price } of tiers) {
    const end = Math.min(quantity, upTo ?? quantity);
    if (end > from || lines.length === 0) lines.push(priceLine(rule, 'tier', price, end - from));
    from = end;
  }
  if (from < quantity) throw notServed(quantity);
  return lines;
}

/** Band edges: a quantity just above one may cost less than the edge itself. */
export function bandEdges(freight: Freight): number[] {
  if (freight.mode === 'firstContinued' || freight.mode === 'tiered') return [];
  return freight.bands.flatMap(({ upTo }) => upTo ?? []);
}

function priceAt(freight: Freight, quantity: number): Price | undefined {
  if (freight.mode === 'firstContinued') return freight.price;
  const bands: readonly Band<Price>[] = freight.bands;
  return bandOf(bands, quantity)?.price;
}

/** The first-and-continued price (首重, 续重) at a quantity, if the table has one there. */
export function firstContinuedAt(freight: Freight, quantity: number): FirstContinuedPrice | undefined {
  const price = priceAt(freight, quantity);
  return price?.kind === 'firstContinued' ? price : undefined;
}

export function unitPriceAt(freight: Freight, quantity: number): UnitPrice | undefined {
  const price = priceAt(freight, quantity);
  return price?.kind === 'unit' ? price : undefined;
}
