import { type Language, languageTags } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { languageNames } from '../../../app/language.ts';

type Props = {
  readonly languages: readonly Language[];
  readonly language: Language;
  readonly isCustom: (language: Language) => boolean;
  readonly onChange: (language: Language) => void;
};

/** Switches the language being edited; those with own texts are marked. */
export function LanguageTabs({ languages, language, isCustom, onChange }: Props) {
  const { t } = useTranslation('noticeTexts');
  return (
    <fieldset className="sticky top-0 z-10 -mx-6 mb-5 border-b border-line bg-surface px-6 py-2">
      <legend className="sr-only">{t('languageOf')}</legend>
      <div className="-ms-3 flex flex-wrap gap-1">
        {languages.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === language}
            data-language-tab={one}
            onClick={() => onChange(one)}
            className="inline-flex min-h-9 items-center gap-2 rounded-control px-3 text-small text-muted hover:bg-primary-2 aria-pressed:bg-primary-3 aria-pressed:font-medium aria-pressed:text-primary-10"
          >
            <span lang={languageTags[one]}>{languageNames[one]}</span>
            {isCustom(one) && (
              <span data-custom-language={one}>
                <span aria-hidden="true" className="block size-1.5 rounded-full bg-primary-9" />
                <span className="sr-only">{t('custom')}</span>
              </span>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
