import type { AnyValues } from '@onehaul/contract/console/studio/resource';
import type { Language } from '@onehaul/domain/language';
import { useState } from 'react';
import { type Change, isSame, mergeChanges } from './merge.ts';
import { problemOf } from './problem.ts';
import { fieldOf, isRegion, type Screen } from './screen.ts';
import type { StudioShop } from './studio-context.ts';
import type { Words } from './use-words.ts';

type Start = {
  readonly screen: Screen;
  readonly shop: StudioShop;
  readonly words: Words;
  /** Values the form shows first. */
  readonly initial: AnyValues;
  /** The saved record the edit is based on; version 0 for a new one. */
  readonly saved: { readonly values: AnyValues; readonly version: number };
};

/** State of a record form: values, errors, language, and the outcome of a concurrent edit. */
export function useRecordForm({ screen, shop, words, initial, saved }: Start) {
  const [values, setValues] = useState(initial);
  const [base, setBase] = useState(saved);
  // The profile edits the languages themselves: texts need the new first one.
  const [first] = (values.languages ?? shop.languages) as StudioShop['languages'];
  const [language, setLanguage] = useState<Language>(first);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [changes, setChanges] = useState<Readonly<Record<string, Change>>>({});

  const putProblem = (name: string, text: string | undefined) =>
    setProblems(({ [name]: _, ...others }) => (text === undefined ? others : { ...others, [name]: text }));
  const problemIn = (name: string) => problemOf(fieldOf(screen, name), values[name], first);
  const dropChange = (name: string) => setChanges(({ [name]: _, ...others }) => others);

  return {
    values,
    version: base.version,
    isNew: base.version === 0,
    isChanged: !isSame(values, initial),
    isSaved: isSame(values, base.values),
    language,
    setLanguage,
    problems,
    changes,
    set(name: string, value: unknown) {
      const region = name === 'countryId' ? screen.fields.find(isRegion)?.name : undefined;
      setValues((now) => ({ ...now, [name]: value, ...(region && { [region]: undefined }) }));
      putProblem(name, undefined);
    },
    /** Validates one field when it loses focus. */
    check(name: string) {
      const problem = problemIn(name);
      putProblem(name, problem && words.problemText(problem));
    },
    /** Validates all fields and returns the name of the first invalid one. */
    checkAll(): string | undefined {
      const shown = screen.form.flat().filter((name) => screen.isShown(name, values));
      const found = shown.flatMap((name) => {
        const problem = problemIn(name);
        return problem ? [{ name, problem }] : [];
      });
      setProblems(Object.fromEntries(found.map(({ name, problem }) => [name, words.problemText(problem)])));
      const worst = found[0];
      if (worst?.problem.language) setLanguage(worst.problem.language);
      return worst?.name;
    },
    /** Shows a refusal of the server at its field; returns whether the form has that field. */
    refuse(name: string, text: string, inLanguage: Language | undefined): boolean {
      if (!screen.form.flat().includes(name)) return false;
      if (inLanguage) setLanguage(inLanguage);
      putProblem(name, text);
      return true;
    },
    /** Continues on top of a newer version. */
    merge(newer: Start['saved']) {
      const merged = mergeChanges(screen.fields, base.values, values, newer.values);
      setValues(merged.values);
      setChanges(merged.changes);
      setBase(newer);
    },
    useTheirs(name: string) {
      const change = changes[name];
      if (!change) return;
      setValues((now) => ({ ...now, [name]: change.theirs }));
      dropChange(name);
    },
    replace: setValues,
  };
}
export type RecordForm = ReturnType<typeof useRecordForm>;
