/** Query names that a change of a case invalidates. */
export const invalidatedQueries = ['cases', 'audit'] as const;
