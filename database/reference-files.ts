import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CustomsRule } from '@onehaul/domain/customs/check-goods';
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

/** Reference data as JSON Lines, one row per line: a release's change is a readable diff. */
export const referenceFiles = {
  countries: new URL('reference/countries.jsonl', import.meta.url),
  regions: new URL('reference/regions.jsonl', import.meta.url),
  customsRules: new URL('reference/customs-rules.jsonl', import.meta.url),
};

type Rows = {
  countries: readonly CountryRow[];
  regions: readonly RegionRow[];
  customsRules: readonly CustomsRule[];
};
type Name = keyof Rows;

const parse = (line: string): unknown => JSON.parse(line);

export function readReference<N extends Name>(name: N): { readonly rows: Rows[N]; readonly hash: string } {
  const text = readFileSync(referenceFiles[name], 'utf8');
  const rows = text.trimEnd().split('\n').map(parse) as never as Rows[N];
  return { rows, hash: createHash('sha256').update(text).digest('hex') };
}

export const linesOf = (rows: readonly object[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');
