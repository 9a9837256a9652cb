import type { MessageKey } from '@onehaul/i18n/namespace';
import { useTranslation } from '@onehaul/i18n/react';
import type { Translate } from '@onehaul/i18n/translator';
import { useMemo } from 'react';
import { languageNames } from '../../../app/language.ts';
import type { Problem } from './problem.ts';

/** Texts of a resource by composed keys; a test checks that they exist. */
export function wordsOf(t: Translate<'studio'>, resource: string) {
  const find = (key: string) => {
    const text = t(key as MessageKey<'studio'>);
    return text === key ? undefined : text;
  };
  const first = (...keys: string[]) => keys.map(find).find((text) => text !== undefined);
  return {
    title: first(`resource.${resource}`) ?? resource,
    one: first(`one.${resource}`) ?? resource,
    sentence: first(`sentence.${resource}`) ?? '',
    labelOf: (field: string) => first(`field.${resource}.${field}`, `field.${field}`) ?? field,
    helpOf: (field: string) => first(`help.${resource}.${field}`, `help.${field}`),
    /** One of the rows of a field. */
    rowOf: (field: string) => first(`one.${resource}.${field}`) ?? field,
    choiceOf: (field: string, option: string) =>
      first(`choice.${resource}.${field}.${option}`, `choice.${field}.${option}`) ?? option,
    stateOf: (state: string) => first(`state.${resource}.${state}`) ?? state,
    usageOf: (table: string) => first(`usage.${table}`) ?? table,
    problemText: ({ key, values = {}, language }: Problem) =>
      t(`problem.${key}`, { ...values, ...(language && { language: languageNames[language] }) }),
    /** Rule of the resource that only the server can check. */
    refusalOf: (field: string) => first(`refused.${resource}.${field}`, 'problem.invalid')!,
    sheetProblemOf: (problem: string) => first(`sheetProblem.${problem}`, 'problem.invalid')!,
  };
}
export type Words = ReturnType<typeof wordsOf>;

export function useWords(resource: string) {
  const { t, i18n } = useTranslation('studio');
  return useMemo(() => ({ t, tag: i18n.language, ...wordsOf(t, resource) }), [t, i18n.language, resource]);
}
