import type { Language } from '@onehaul/domain/language';

/**
 * Headings of each column of a kind of sheet. The first is the template's; the others are synonyms from
 * users' and other forwarders' sheets.
 */
export type ColumnWords = Readonly<
  Record<string, Readonly<Record<Language, readonly [string, ...string[]]>>>
>;
