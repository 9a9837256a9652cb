/** LIKE pattern of a text anywhere; wildcards that people type are escaped and match literally. */
export const containsPattern = (search: string) => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
