import { type Language, languages } from '@onehaul/domain/language';

/** A run that decides about a change must end soon: there each page is read in one language, elsewhere in all. */
const isShort = Boolean(process.env.CI);

export const isRead = (language: Language, index: number, among: readonly Language[] = languages) =>
  !isShort || index % among.length === among.indexOf(language);

/** One of so many that are alike, such as a page in several shops. */
export const isInTurn = (index: number, turns: number) => !isShort || index % turns === 0;
export const isInHalf = (index: number) => isInTurn(index, 2);
