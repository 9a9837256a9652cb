import type { Language } from '@onehaul/domain/language';

/**
 * How each column of a kind of sheet is headed. The template writes the first word; the others are how people and
 * other forwarders' sheets write it.
 */
export type ColumnWords = Readonly<
  Record<string, Readonly<Record<Language, readonly [string, ...string[]]>>>
>;
