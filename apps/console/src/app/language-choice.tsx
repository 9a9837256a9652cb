import { isLanguage, type Language, languages, languageTags } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { languageNames, useTranslator } from './language.ts';

type Props = { readonly onChoose: (language: Language) => void };

/** Native select: the sign-in page does not justify loading a heavier component. */
export function LanguageChoice({ onChoose }: Props) {
  const { t } = useTranslation('console');
  const { language } = useTranslator();
  return (
    <select
      aria-label={t('language.label')}
      className="min-h-9 rounded-control border border-line-strong bg-surface px-2 text-small"
      value={language}
      onChange={({ target }) => isLanguage(target.value) && onChoose(target.value)}
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={languageTags[one]}>
          {languageNames[one]}
        </option>
      ))}
    </select>
  );
}
