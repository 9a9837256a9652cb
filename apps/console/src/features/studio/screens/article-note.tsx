import type { TextPerLanguage } from '@onehaul/contract/console/studio/field';
import { fieldsToFill } from '@onehaul/domain/fields-to-fill';
import { languages } from '@onehaul/domain/language';
import { Alert } from '@onehaul/workbench/antd';
import { languageNames } from '../../../app/language.ts';
import type { NoteProps } from '../kit/screen.ts';
import { useWords } from '../kit/use-words.ts';

/** What the text still asks for: it cannot be published before. */
export function ArticleNote({ values: { titles, contents } }: NoteProps) {
  const { t } = useWords('article');
  const left = languages
    .map((language) => {
      const texts = [titles, contents].map((one) => (one as TextPerLanguage | null)?.[language] ?? '');
      return { language, fields: [...new Set(texts.flatMap(fieldsToFill))] };
    })
    .filter(({ fields }) => fields.length > 0);
  if (left.length === 0) return null;
  return (
    <Alert
      type="warning"
      data-fields-left
      title={t('article.fieldsLeft')}
      description={
        <ul className="grid gap-1">
          {left.map(({ language, fields }) => (
            <li key={language}>
              {t('article.fieldsIn', { language: languageNames[language], fields: fields.join(', ') })}
            </li>
          ))}
        </ul>
      }
    />
  );
}
