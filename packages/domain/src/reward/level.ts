/**
 * A member level and its minimum spend within a year; a minimum of 0 means the level is only granted
 * manually.
 */
export type LevelRule = { readonly level: number; readonly leastMinor: number };

/** Days for which payments of completed orders count. */
export const levelDays = 365;

/** The highest level the spend reaches; every member has at least the first. */
export function earnedLevel(levels: readonly LevelRule[], spentMinor: number): number {
  const first = Math.min(1, ...levels.map(({ level }) => level));
  const reached = levels.filter(({ leastMinor }) => leastMinor > 0 && leastMinor <= spentMinor);
  return Math.max(first, ...reached.map(({ level }) => level));
}

/** The next higher level that can be reached by spending. */
export function nextLevel(levels: readonly LevelRule[], current: number): LevelRule | undefined {
  return levels
    .filter(({ level, leastMinor }) => level > current && leastMinor > 0)
    .toSorted((a, b) => a.level - b.level)[0];
}

/** The level after a demotion check; manually granted levels are kept. */
export function loweredLevel(levels: readonly LevelRule[], current: number, spentMinor: number): number {
  const own = levels.find(({ level }) => level === current);
  const isAsked = own !== undefined && own.leastMinor > 0;
  return isAsked ? Math.min(current, earnedLevel(levels, spentMinor)) : current;
}

/** Whether minimum spends increase with the level; manually granted levels are ignored. */
export function areAscending(levels: readonly LevelRule[]): boolean {
  const asked = levels.filter(({ leastMinor }) => leastMinor > 0).toSorted((a, b) => a.level - b.level);
  return asked.every(({ leastMinor }, place) => place === 0 || leastMinor > asked[place - 1]!.leastMinor);
}
