import type { Tariff } from '@onehaul/domain/fee/tariff';
import { type Entry, entriesOf, type Names, type Part, wordsOf } from './entries.ts';
import { type Section, sections } from './field-makers.ts';
import type { TariffFormatter } from './tariff-formatter.ts';

/** One difference between two tariffs; undefined on the side that lacks the entry. */
export type Change = {
  readonly section: Section;
  readonly key: string;
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
};

/** Returns the differences between two tariffs, entry by entry, as text. */
export function tariffDiff(
  before: Tariff,
  after: Tariff,
  formatter: TariffFormatter,
  names: Names,
): Change[] {
  const old = entriesOf(before, formatter, names);
  const next = entriesOf(after, formatter, names);
  const oldOf = new Map(old.map((entry) => [entry.key, entry]));
  const nextKeys = new Set(next.map(({ key }) => key));
  const changed = next.flatMap((entry): Change[] => {
    const own = oldOf.get(entry.key);
    if (!own) return [{ ...headOf(entry), before: undefined, after: wordsOf(entry.parts) }];
    // For a row in both tariffs, only its differing columns.
    const [before, after] = [without(own.parts, entry.parts), without(entry.parts, own.parts)];
    if (before.length + after.length === 0) return [];
    return [{ ...headOf(entry), before: wordsOf(before), after: wordsOf(after) }];
  });
  const gone = old.flatMap((entry): Change[] =>
    nextKeys.has(entry.key) ? [] : [{ ...headOf(entry), before: wordsOf(entry.parts), after: undefined }],
  );
  // Single rules come before the tables of their section, because they define what the tables mean.
  const placeOf = ({ section, key }: Change) => sections.indexOf(section) * 2 + Number(key.includes('/'));
  return [...gone, ...changed].toSorted((a, b) => placeOf(a) - placeOf(b));
}

const headOf = ({ section, key, name }: Entry) => ({ section, key, name });

/** Returns the parts without an equal counterpart. */
const without = (parts: readonly Part[], others: readonly Part[]) =>
  parts.filter(({ key, exact }) => !others.some((other) => other.key === key && other.exact === exact));
