import { type Language, languages } from '@onehaul/domain/language';

/** A CI run must be short: it checks each page in one language, other runs in all. */
const isShort = Boolean(process.env.CI);

export const isRead = (language: Language, index: number, among: readonly Language[] = languages) =>
  !isShort || index % among.length === among.indexOf(language);

/** Selects one of several equivalent cases, such as a page in several shops. */
export const isInTurn = (index: number, turns: number) => !isShort || index % turns === 0;
export const isInHalf = (index: number) => isInTurn(index, 2);
