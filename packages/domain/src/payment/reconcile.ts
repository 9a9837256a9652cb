/** A payment amount as recorded by one side. */
export type RecordedPayment = { readonly number: string; readonly minor: number; readonly currency: string };

export const breakKinds = ['onlyTheirs', 'onlyOurs', 'amount', 'currency'] as const;
type BreakKind = (typeof breakKinds)[number];

type Break = {
  readonly kind: BreakKind;
  readonly number: string;
  readonly ours: RecordedPayment | null;
  readonly theirs: RecordedPayment | null;
};

/** Differences between a gateway's statement and our books. Only reported; staff correct them. */
export function findBreaks(ours: readonly RecordedPayment[], theirs: readonly RecordedPayment[]): Break[] {
  const left = new Map(ours.map((money) => [money.number, money]));
  const seen = new Set<string>();
  const breaks: Break[] = [];
  for (const their of theirs) {
    const { number } = their;
    const our = left.get(number);
    // A number listed twice: the second entry is money unknown to us.
    if (!our || seen.has(number)) breaks.push({ kind: 'onlyTheirs', number, ours: null, theirs: their });
    else if (our.currency !== their.currency)
      breaks.push({ kind: 'currency', number, ours: our, theirs: their });
    else if (our.minor !== their.minor) breaks.push({ kind: 'amount', number, ours: our, theirs: their });
    seen.add(number);
  }
  for (const our of ours) {
    const { number } = our;
    if (!seen.has(number)) breaks.push({ kind: 'onlyOurs', number, ours: our, theirs: null });
  }
  return breaks;
}
