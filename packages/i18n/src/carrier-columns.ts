import type { Language } from '@onehaul/domain/language';

/** Headings of a carrier's columns: the first is ours, the others are carriers' synonyms. */
export type CarrierHeadings<Column extends string> = Readonly<
  Record<Language, Readonly<Record<Column, readonly [string, ...string[]]>>>
>;

const keyOf = (heading: string) =>
  heading
    .normalize('NFKC')
    .replaceAll(/[\s*:.]/g, '')
    .toLowerCase();

/** Finds columns by their headings in any language. */
export function carrierColumns<Column extends string>(headings: CarrierHeadings<Column>) {
  const columnOf = new Map(
    Object.values(headings as Readonly<Record<string, CarrierHeadings<Column>[Language]>>).flatMap(
      (ofLanguage) =>
        (Object.keys(ofLanguage) as Column[]).flatMap((column) =>
          ofLanguage[column].map((heading) => [keyOf(heading), column] as const),
        ),
    ),
  );
  return {
    headingOf: (language: Language, column: Column): string => headings[language][column][0],
    columnOf: (heading: string): Column | undefined => columnOf.get(keyOf(heading)),
  };
}
