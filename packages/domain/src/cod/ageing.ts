/** Age buckets of outstanding money. */
export const ageGroups = ['week', 'fortnight', 'month', 'older'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/**
 * First day of each bucket after the first: 0-7, 8-15, 16-30, above 30. The database uses the same bounds.
 */
export const ageBounds: readonly number[] = [8, 16, 31];

export const ageGroupOf = (days: number): AgeGroup =>
  ageGroups[ageBounds.findLastIndex((bound) => days >= bound) + 1]!;
