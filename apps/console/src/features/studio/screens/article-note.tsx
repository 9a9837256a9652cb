import type { TextPerLanguage } from '@onehaul/contract/console/studio/field';
import { fieldsToFill, isTask, withoutTasks } from '@onehaul/domain/fields-to-fill';
import { languages } from '@onehaul/domain/language';
import { Alert, Button } from '@onehaul/workbench/antd';
import { languageNames } from '../../../app/language.ts';
import type { NoteProps } from '../kit/screen.ts';
import { useWords } from '../kit/use-words.ts';

const taskText = (field: string) => field.replace(/^!\s*/, '');

/** What the text still asks for: it cannot be published before. */
export function ArticleNote({ values: { titles, contents }, onChange }: NoteProps) {
  const { t } = useWords('article');
  const left = languages
    .map((language) => {
      const texts = [titles, contents].map((one) => (one as TextPerLanguage | null)?.[language] ?? '');
      return { language, fields: [...new Set(texts.flatMap(fieldsToFill))] };
    })
    .filter(({ fields }) => fields.length > 0);
  if (left.length === 0) return null;
  const hasTask = left.some(({ fields }) => fields.some(isTask));
  const removeTasks = () =>
    onChange?.(
      'contents',
      Object.fromEntries(
        Object.entries(contents as Record<string, string>).map(([language, html]) => [
          language,
          withoutTasks(html),
        ]),
      ),
    );
  return (
    <Alert
      type="warning"
      data-fields-left
      title={t('article.fieldsLeft')}
      description={
        <>
          <ul className="grid gap-1">
            {left.map(({ language, fields }) => (
              <li key={language}>
                {t('article.fieldsIn', {
                  language: languageNames[language],
                  fields: fields.map(taskText).join(', '),
                })}
              </li>
            ))}
          </ul>
          {hasTask && onChange && (
            <Button className="mt-3" onClick={removeTasks} data-tasks-done>
              {t('article.tasksDone')}
            </Button>
          )}
        </>
      }
    />
  );
}
