import type { BillLine } from '@onehaul/domain/fee/bill';

/** The same charge in two bills; undefined on the side that does not have it. */
export type LinePair = {
  readonly key: string;
  readonly now: BillLine | undefined;
  readonly next: BillLine | undefined;
};

/** Pairs the lines of two bills in the order of the second; removed lines keep their old position. */
export function pairLines(now: readonly BillLine[], next: readonly BillLine[]): LinePair[] {
  const oldLines = keyed(now);
  const newLines = keyed(next);
  const pairs: LinePair[] = [...newLines].map(([key, line]) => ({ key, now: oldLines.get(key), next: line }));
  for (const [index, [key, line]] of [...oldLines].entries()) {
    if (!newLines.has(key))
      pairs.splice(Math.min(index, pairs.length), 0, { key, now: line, next: undefined });
  }
  return pairs;
}

/** Keys lines by rule, key and box; repeated ones (tiers of one freight) get an index. */
function keyed(lines: readonly BillLine[]): Map<string, BillLine> {
  const found = new Map<string, BillLine>();
  for (const line of lines) {
    const own = [line.rule, line.key, line.box].join('/');
    let count = 0;
    while (found.has(`${own}/${count}`)) count += 1;
    found.set(`${own}/${count}`, line);
  }
  return found;
}
