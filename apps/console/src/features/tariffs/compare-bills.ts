import type { Line } from '@onehaul/domain/fee/bill';

/** The same charge in two bills; a bill that does not have it has no line there. */
export type LinePair = {
  readonly key: string;
  readonly now: Line | undefined;
  readonly next: Line | undefined;
};

/** Lines of two bills side by side, in the order of the second with what it no longer has where it stood. */
export function pairLines(now: readonly Line[], next: readonly Line[]): LinePair[] {
  const oldLines = keyed(now);
  const newLines = keyed(next);
  const pairs: LinePair[] = [...newLines].map(([key, line]) => ({ key, now: oldLines.get(key), next: line }));
  for (const [index, [key, line]] of [...oldLines].entries()) {
    if (!newLines.has(key))
      pairs.splice(Math.min(index, pairs.length), 0, { key, now: line, next: undefined });
  }
  return pairs;
}

/** By what a line charges for; tiers of one freight are told apart by their order. */
function keyed(lines: readonly Line[]): Map<string, Line> {
  const found = new Map<string, Line>();
  for (const line of lines) {
    const own = [line.rule, line.key, line.box].join('/');
    let count = 0;
    while (found.has(`${own}/${count}`)) count += 1;
    found.set(`${own}/${count}`, line);
  }
  return found;
}
