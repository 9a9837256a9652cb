/** How long money has been where it is. */
export const ageGroups = ['week', 'fortnight', 'month', 'older'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** The first day of each group but the first: 0-7, 8-15, 16-30, above 30. The database counts by the same. */
export const ageBounds: readonly number[] = [8, 16, 31];

export const ageGroupOf = (days: number): AgeGroup =>
  ageGroups[ageBounds.findLastIndex((bound) => days >= bound) + 1]!;
