import {
  isLanguage,
  type Language,
  languages,
  languageTags,
  preferredLanguage,
} from '@onehaul/domain/language';
import { type LateConsoleNamespace, loadLateConsoleMessages } from '@onehaul/i18n/console-messages';
import { createTranslator, type Translator } from '@onehaul/i18n/translator';
import { useSyncExternalStore } from 'react';

const storedUnder = 'language';
let current: Translator | undefined;
const listeners = new Set<() => void>();

/** Returns the last language used in this browser, else the browser's preferred one. */
export function firstLanguage(stored: string | null, preferred: readonly string[]): Language {
  return isLanguage(stored) ? stored : (preferredLanguage(preferred.join(','), languages) ?? 'en');
}

export const languageOfBrowser = () => firstLanguage(localStorage.getItem(storedUnder), navigator.languages);

/** Lazy namespaces that pages opened so far need in addition to the common ones. */
const needed = new Set<LateConsoleNamespace>();
let shown: Promise<void> = Promise.resolve();

/** Loads a language, switches the UI to it and stores it as this browser's default. */
export async function showLanguage(language: Language): Promise<void> {
  if (current?.language === language) return;
  shown = loadLateConsoleMessages(language, needed).then((messages) => {
    current = createTranslator(language, messages);
    document.documentElement.lang = languageTags[language];
    localStorage.setItem(storedUnder, language);
    for (const listener of listeners) listener();
  });
  await shown;
}

/** Loads a page's additional namespaces in the current language and in any language chosen later. */
export async function needTexts(...namespaces: readonly LateConsoleNamespace[]): Promise<void> {
  for (const namespace of namespaces) needed.add(namespace);
  await shown;
  await loadLateConsoleMessages(translator().language, namespaces);
}

/** Returns the current translator for use outside components. */
export function translator(): Translator {
  if (!current) throw new Error('no language has been loaded yet');
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTranslator = () => useSyncExternalStore(subscribe, translator);

export const languageNames: Readonly<Record<Language, string>> = {
  zhHans: '简体中文',
  zhHanT: '繁體中文',
  en: 'English',
  vi: 'Tiếng Việt',
};
