import type { TextPerLanguage } from '@onehaul/contract/console/studio/field';
import type { AnyValues, ResourceField } from '@onehaul/contract/console/studio/resource';
import { languages } from '@onehaul/domain/language';

/** Values come from the same schema, so their keys have the same order. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export type Change = {
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Both edited the field, and mine is kept. */
  readonly isConflict: boolean;
};
type Fields = readonly Pick<ResourceField, 'name' | 'type'>[];

/**
 * Three-way merge after a concurrent edit: fields only they changed take their value, fields I edited keep
 * mine. Texts merge by language. `changes` lists the fields they changed.
 */
export function mergeChanges(fields: Fields, base: AnyValues, mine: AnyValues, theirs: AnyValues) {
  const values: Record<string, unknown> = { ...mine };
  const changes: Record<string, Change> = {};
  for (const { name, type } of fields) {
    if (isSame(theirs[name], base[name])) continue;
    const merged =
      type.is === 'translated'
        ? mergeTexts(base[name], mine[name], theirs[name])
        : isSame(mine[name], base[name])
          ? theirs[name]
          : mine[name];
    values[name] = merged;
    changes[name] = { mine: mine[name], theirs: theirs[name], isConflict: !isSame(merged, theirs[name]) };
  }
  return { values: values as AnyValues, changes: changes as Readonly<Record<string, Change>> };
}

function mergeTexts(base: unknown, mine: unknown, theirs: unknown): TextPerLanguage {
  const [before, ours, others] = [base, mine, theirs] as TextPerLanguage[];
  return Object.fromEntries(
    languages.map((language) => {
      const isMine = ours![language] !== before![language];
      return [language, isMine ? ours![language] : others![language]];
    }),
  ) as TextPerLanguage;
}
