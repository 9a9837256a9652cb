import {
  isLanguage,
  type Language,
  languages,
  languageTags,
  preferredLanguage,
} from '@onehaul/domain/language';
import { type LazyConsoleNamespace, loadLazyConsoleMessages } from '@onehaul/i18n/console-messages';
import { createTranslator, type Translator } from '@onehaul/i18n/translator';
import { useSyncExternalStore } from 'react';

const storageKey = 'language';
let current: Translator | undefined;
const listeners = new Set<() => void>();

/** Returns the last language used in this browser, else the browser's preferred one. */
export function initialLanguage(stored: string | null, preferred: readonly string[]): Language {
  return isLanguage(stored) ? stored : (preferredLanguage(preferred.join(','), languages) ?? 'en');
}

export const detectLanguage = () => initialLanguage(localStorage.getItem(storageKey), navigator.languages);

/** Lazy namespaces that pages opened so far need in addition to the common ones. */
const requiredNamespaces = new Set<LazyConsoleNamespace>();
let languageSwitch: Promise<void> = Promise.resolve();

/** Loads a language, switches the UI to it and stores it as this browser's default. */
export async function showLanguage(language: Language): Promise<void> {
  if (current?.language === language) return;
  languageSwitch = loadLazyConsoleMessages(language, requiredNamespaces).then((messages) => {
    current = createTranslator(language, messages);
    document.documentElement.lang = languageTags[language];
    localStorage.setItem(storageKey, language);
    for (const listener of listeners) listener();
  });
  await languageSwitch;
}

/** Loads a page's additional namespaces in the current language and in any language chosen later. */
export async function loadNamespaces(...namespaces: readonly LazyConsoleNamespace[]): Promise<void> {
  for (const namespace of namespaces) requiredNamespaces.add(namespace);
  await languageSwitch;
  await loadLazyConsoleMessages(currentTranslator().language, namespaces);
}

/** Returns the current translator for use outside components. */
export function currentTranslator(): Translator {
  if (!current) throw new Error('no language has been loaded yet');
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTranslator = () => useSyncExternalStore(subscribe, currentTranslator);

export const languageNames: Readonly<Record<Language, string>> = {
  zhHans: '简体中文',
  zhHanT: '繁體中文',
  en: 'English',
  vi: 'Tiếng Việt',
};
