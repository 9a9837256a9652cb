import { type Language, languages } from '@onehaul/domain/language';

/** A run that decides about a change must end soon: there each page is read in one language, elsewhere in all. */
const isShort = Boolean(process.env.CI);

export const isRead = (language: Language, index: number, among: readonly Language[] = languages) =>
  !isShort || index % among.length === among.indexOf(language);

/** Half of what is read in many languages and shops alike. */
export const isInHalf = (index: number) => !isShort || index % 2 === 0;
