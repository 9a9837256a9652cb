import { type Language, languageTags } from '@onehaul/domain/language';
import type { MessageKey, Namespace } from './namespace.ts';
import { fillText, type Texts, type Values } from './text.ts';

export type Translate<N extends Namespace> = (key: MessageKey<N>, values?: Values) => string;

export type Translator = {
  readonly language: Language;
  /** BCP 47, for Intl. */
  readonly tag: string;
  readonly of: <N extends Namespace>(namespace: N) => Translate<N>;
};

/** Translator over the texts an app has loaded, in one language. */
export function createTranslator(
  language: Language,
  messages: Partial<Record<Namespace, Texts>>,
): Translator {
  const tag = languageTags[language];
  const plurals = new Intl.PluralRules(tag);
  return {
    language,
    tag,
    of:
      (namespace) =>
      (key, values = {}) =>
        fillText(messages[namespace] ?? {}, key, values, plurals),
  };
}
