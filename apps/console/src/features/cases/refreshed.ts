/** What a change of a case makes old. */
export const refreshed = ['cases', 'audit'] as const;
