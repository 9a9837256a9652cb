/** Query names that a change of a case invalidates. */
export const refreshed = ['cases', 'audit'] as const;
