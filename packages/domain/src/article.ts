/** Article topics of a shop; the number is its Type on the wire (A61), 7 being fixed by §9. */
export const articleTypes = {
  about: 1,
  contact: 2,
  privacy: 3,
  carriage: 4,
  contraband: 5,
  precautions: 6,
  terms: 7,
  lostHandling: 8,
  help: 9,
  charges: 10,
  teaching: 11,
  domesticProcedure: 12,
  problem: 13,
} as const;
export type ArticleType = keyof typeof articleTypes;

/** What a help article is about, in the order of the help page. */
export const helpCategories = [
  'start',
  'packing',
  'prices',
  'payment',
  'shipping',
  'customs',
  'afterSales',
  'account',
] as const;
export type HelpCategory = (typeof helpCategories)[number];
