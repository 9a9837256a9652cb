/** A level of a shop and the least that was paid within a year for it; nothing says it is given by hand alone. */
export type LevelRule = { readonly level: number; readonly leastMinor: number };

/** For how long what was paid for completed orders counts. */
export const levelDays = 365;

/** The highest level that so much reaches; the first one is everybody's. */
export function earnedLevel(levels: readonly LevelRule[], spentMinor: number): number {
  const first = Math.min(1, ...levels.map(({ level }) => level));
  const reached = levels.filter(({ leastMinor }) => leastMinor > 0 && leastMinor <= spentMinor);
  return Math.max(first, ...reached.map(({ level }) => level));
}

/** The next level above one's own that can be reached by orders. */
export function nextLevel(levels: readonly LevelRule[], current: number): LevelRule | undefined {
  return levels
    .filter(({ level, leastMinor }) => level > current && leastMinor > 0)
    .toSorted((a, b) => a.level - b.level)[0];
}

/** Where a member is to be lowered to; a level that nothing is asked for is left alone. */
export function loweredLevel(levels: readonly LevelRule[], current: number, spentMinor: number): number {
  const own = levels.find(({ level }) => level === current);
  const isAsked = own !== undefined && own.leastMinor > 0;
  return isAsked ? Math.min(current, earnedLevel(levels, spentMinor)) : current;
}

/** Whether each level asks for more than the one before; those given by hand stand outside. */
export function areAscending(levels: readonly LevelRule[]): boolean {
  const asked = levels.filter(({ leastMinor }) => leastMinor > 0).toSorted((a, b) => a.level - b.level);
  return asked.every(({ leastMinor }, place) => place === 0 || leastMinor > asked[place - 1]!.leastMinor);
}
