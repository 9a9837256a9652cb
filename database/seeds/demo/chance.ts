/** Seeded pseudo-random generator: the same values at every seeding. */
export function openChance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    between: (least: number, most: number) => least + below(most - least + 1),
    of: <T>(list: readonly T[]): T => list[below(list.length)]!,
  };
}
export type Chance = ReturnType<typeof openChance>;
