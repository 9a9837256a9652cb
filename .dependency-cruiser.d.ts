/** Server modules by group, bottom up. */
export const moduleGroups: Readonly<Record<string, readonly string[]>>;
