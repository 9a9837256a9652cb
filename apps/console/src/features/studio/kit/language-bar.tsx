import type { AnyValues } from '@onehaul/contract/console/studio/resource';
import { type Language, languageTags } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { languageNames } from '../../../app/language.ts';
import type { Screen } from './screen.ts';
import { countTexts } from './texts.ts';

type Props = {
  readonly screen: Screen;
  readonly values: AnyValues;
  readonly languages: readonly Language[];
  readonly language: Language;
  readonly onChange: (language: Language) => void;
};

/** Switches the language of the whole form and shows how many texts each language has. */
export function LanguageBar({ screen, values, languages, language, onChange }: Props) {
  const { t } = useTranslation('studio');
  const counts = countTexts(screen.fields, values, languages);
  return (
    <fieldset className="sticky top-0 z-10 -mx-6 mb-5 border-b border-line bg-surface px-6 py-2">
      <legend className="sr-only">{t('languageOfTexts')}</legend>
      <div className="-ms-3 flex flex-wrap gap-1">
        {counts.map(({ language: one, filled, all }, place) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === language}
            data-language-tab={one}
            title={place === 0 ? t('firstLanguage') : undefined}
            onClick={() => onChange(one)}
            className="inline-flex min-h-9 items-center gap-2 rounded-control px-3 text-small text-muted hover:bg-primary-2 aria-pressed:bg-primary-3 aria-pressed:font-medium aria-pressed:text-primary-10"
          >
            <span lang={languageTags[one]}>{languageNames[one]}</span>
            {filled === all ? (
              <Icon name="check" className="size-4 text-positive" />
            ) : (
              <span aria-hidden="true" className="text-caption text-warning tabular-nums">
                {filled}/{all}
              </span>
            )}
            <span className="sr-only">{t('filled', { filled, all })}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
