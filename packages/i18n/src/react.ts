import { createContext, use, useMemo } from 'react';
import type { Namespace } from './namespace.ts';
import type { Translate, Translator } from './translator.ts';

const TranslatorContext = createContext<Translator | undefined>(undefined);

export const TranslatorProvider = TranslatorContext.Provider;

/** Translates texts of one namespace into the page's language. */
export function useTranslation<N extends Namespace>(
  namespace: N,
): { t: Translate<N>; i18n: { language: string } } {
  const translator = use(TranslatorContext);
  if (!translator) throw new Error('useTranslation needs a TranslatorProvider above it');
  return useMemo(
    () => ({ t: translator.of(namespace), i18n: { language: translator.tag } }),
    [translator, namespace],
  );
}
