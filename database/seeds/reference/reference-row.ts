import type { Language, Translated } from '@onehaul/domain/language';

export type CountryRow = {
  /** ISO 3166-1 numeric. */
  readonly id: number;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly dialCode: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly position: number;
};

export type RegionRow = {
  /** Country code and official code, e.g. CN440305. */
  readonly id: string;
  readonly countryId: number;
  readonly parentId: string | null;
  /** 1 province, 2 city, 3 area; a country has only the levels its addresses use. */
  readonly level: 1 | 2 | 3;
  readonly names: Translated;
  /** Order among siblings, from 1. */
  readonly position: number;
};
