import { type ArticleField, articleFieldCalls } from '@onehaul/contract/console/article-fields';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useMemo } from 'react';
import { z } from 'zod';
import { languageNames } from '../../../app/language.ts';
import { useChange } from '../../../app/use-change.ts';
import type { StudioShop } from '../kit/studio-context.ts';

type Props = {
  readonly shop: StudioShop;
  readonly fields: readonly ArticleField[];
  readonly onClose: () => void;
};

const fact = z.string().trim().max(500);
const nameOf = ({ language, field }: ArticleField) => `${language} ${field}`;

/** One input for each fact, by language; those left empty stay in the drafts. */
export function FactsDialog({ shop, fields, onClose }: Props) {
  const { t } = useTranslation('studio');
  const { message } = App.useApp();
  const fill = useChange(articleFieldCalls.fill, ['studio.article', 'launch', 'audit']);
  const [schema, initial] = useMemo(() => {
    const names = fields.map(nameOf);
    return [
      z.object(Object.fromEntries(names.map((name) => [name, fact]))),
      Object.fromEntries(names.map((name) => [name, ''])),
    ] as const;
  }, [fields]);
  const submit = async (values: Record<string, string>) => {
    const facts = fields
      .map((one) => ({ language: one.language, field: one.field, text: values[nameOf(one)] ?? '' }))
      .filter(({ text }) => text !== '');
    if (facts.length === 0) return;
    const { drafts } = await fill({ shopId: shop.id, facts });
    void message.success(t('facts.filled', { count: drafts }));
  };
  return (
    <ModalForm
      title={t('facts.title')}
      text={t('facts.text')}
      schema={schema}
      initial={initial}
      submitLabel={t('facts.submit')}
      onSubmit={submit}
      onClose={onClose}
    >
      {shop.languages.map((language) => (
        <section key={language} aria-labelledby={`facts-${language}`} className="mb-2">
          <h3 id={`facts-${language}`} className="mb-3 border-b border-line pb-1 text-small font-semibold">
            {languageNames[language]}
          </h3>
          {fields
            .filter((one) => one.language === language)
            .map((one) => (
              <Field
                key={one.field}
                name={nameOf(one)}
                label={one.field}
                help={t('facts.drafts', { count: one.drafts })}
              >
                <Input lang={language} maxLength={500} data-fact={one.field} />
              </Field>
            ))}
        </section>
      ))}
    </ModalForm>
  );
}
