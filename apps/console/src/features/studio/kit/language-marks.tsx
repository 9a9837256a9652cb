import { type Language, languageTags } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { languageNames } from '../../../app/language.ts';
import { languageMarks } from './texts.ts';

type Props = { readonly languages: readonly Language[]; readonly missing: readonly Language[] };

/** Languages of a record; missing ones are dashed and named. */
export function LanguageMarks({ languages, missing }: Props) {
  const { t } = useTranslation('studio');
  const names = missing.map((language) => languageNames[language]).join(', ');
  const text = missing.length > 0 ? t('missing', { languages: names }) : t('complete');
  return (
    <span className="inline-flex gap-1" title={text}>
      {languages.map((language) => (
        <span
          key={language}
          aria-hidden="true"
          lang={languageTags[language]}
          className={`rounded-small border px-1 text-caption ${
            missing.includes(language)
              ? 'border-dashed border-warning text-warning line-through'
              : 'border-line text-muted'
          }`}
        >
          {languageMarks[language]}
        </span>
      ))}
      <span className="sr-only">{text}</span>
    </span>
  );
}
