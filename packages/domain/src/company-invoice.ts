/** A day of a month with the terms it ended with. */
export type DayTerms = {
  /** ISO date. */
  readonly day: string;
  readonly plan: string;
  readonly version: number;
  readonly priceMinor: number;
  readonly extraParcelMinor: number;
  /** Per month; null: unlimited. */
  readonly includedParcels: number | null;
  /** Received on the day. */
  readonly parcels: number;
};

export const invoiceLineKinds = ['plan', 'extraParcels'] as const;
export type InvoiceLine = {
  readonly kind: (typeof invoiceLineKinds)[number];
  readonly quantity: number;
  readonly unitMinor: number;
  readonly amountMinor: number;
  /** Part of the month a plan counted for; null: the whole month. */
  readonly part: {
    readonly plan: string;
    readonly version: number;
    readonly from: string;
    readonly to: string;
  } | null;
};

type Part = { readonly terms: DayTerms; days: number; to: string };

/** Consecutive days on the same version of a plan. */
function partsOf(days: readonly DayTerms[]): Part[] {
  const parts: Part[] = [];
  for (const terms of days) {
    const last = parts.at(-1);
    if (last && last.terms.plan === terms.plan && last.terms.version === terms.version) {
      last.days += 1;
      last.to = terms.day;
    } else parts.push({ terms, days: 1, to: terms.day });
  }
  return parts;
}

/** Half up, in whole numbers: the price of a plan times days stays far below the limit of exact numbers. */
const divide = (amount: number, by: number) => Math.floor((2 * amount + by) / (2 * by));

/**
 * What a month costs, from its days in order. Each part of the month on a plan has a line with its share of the price by
 * days. The running sum is rounded and not each part, so that the lines add up to the rounded sum of the shares: parts
 * at one price cost exactly that price. Included parcels are shared out by days too, in the company's favour, and count
 * for the whole month. Free lines are left out.
 */
export function monthInvoice(days: readonly DayTerms[]) {
  const parts = partsOf(days);
  let exact = 0;
  const lines = parts.map(({ terms, days: count, to }): InvoiceLine => {
    const before = divide(exact, days.length);
    exact += terms.priceMinor * count;
    const amountMinor = divide(exact, days.length) - before;
    const part =
      parts.length === 1 ? null : { plan: terms.plan, version: terms.version, from: terms.day, to };
    return { kind: 'plan', quantity: 1, unitMinor: amountMinor, amountMinor, part };
  });
  const limited = days.filter(({ includedParcels }) => includedParcels !== null);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const included = Math.ceil(sum(limited.map((day) => day.includedParcels!)) / days.length);
  const quantity = Math.max(0, sum(limited.map(({ parcels }) => parcels)) - included);
  // Parcels of the whole month are compared once, at the price of the terms it ended with.
  const unitMinor = limited.at(-1)?.extraParcelMinor ?? 0;
  lines.push({
    kind: 'extraParcels',
    quantity,
    unitMinor,
    amountMinor: quantity * unitMinor,
    part: null,
  });
  const charged = lines.filter(({ amountMinor }) => amountMinor > 0);
  return {
    lines: charged,
    totalMinor: sum(charged.map(({ amountMinor }) => amountMinor)),
    /** Null where some of the month had no limit. */
    includedParcels: limited.length === days.length ? included : null,
    parcels: sum(days.map(({ parcels }) => parcels)),
  };
}
