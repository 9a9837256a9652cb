import { type ArticleFact, articleFieldCalls } from '@onehaul/contract/console/article-fields';
import type { Language } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Form, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useMemo } from 'react';
import { z } from 'zod';
import { languageNames, useTranslator } from '../../../app/language.ts';
import { useChange } from '../../../app/use-change.ts';
import type { StudioShop } from '../kit/studio-context.ts';

type Props = {
  readonly shop: StudioShop;
  readonly facts: readonly ArticleFact[];
  readonly onClose: () => void;
};
/** A fact and its inputs, one for each language that asks for it, in the order of the shop's languages. */
type Asked = ArticleFact & { readonly key: string; readonly inputs: readonly Language[] };

const entered = z.string().trim().max(500);
const nameOf = (key: string, language: Language) => `${key} ${language}`;

/**
 * Each fact is asked for once. A language left empty takes the text of the first: numbers and addresses are mostly the
 * same in all. A fact left empty stays in the drafts.
 */
export function FactsDialog({ shop, facts, onClose }: Props) {
  const { t } = useTranslation('studio');
  const { message } = App.useApp();
  const fill = useChange(articleFieldCalls.fill, ['studio.article', 'launch', 'audit']);
  const [asked, schema, initial] = useMemo(() => {
    const list = facts.map((fact, at): Asked => {
      const known = new Set(fact.fields.map(({ language }) => language));
      const ofShop = shop.languages.filter((language) => known.has(language));
      return { ...fact, key: String(at), inputs: ofShop.length > 0 ? ofShop : [...known] };
    });
    const names = list.flatMap(({ key, inputs }) => inputs.map((language) => nameOf(key, language)));
    return [
      list,
      z.object(Object.fromEntries(names.map((name) => [name, entered]))),
      Object.fromEntries(names.map((name) => [name, ''])),
    ] as const;
  }, [facts, shop.languages]);
  const submit = async (values: Record<string, string>) => {
    const texts = asked
      .flatMap(({ key, fields, inputs }) =>
        fields.map(({ language, field }) => ({
          language,
          field,
          text: values[nameOf(key, language)] || values[nameOf(key, inputs[0]!)] || '',
        })),
      )
      .filter(({ text }) => text !== '');
    if (texts.length === 0) return;
    const { drafts } = await fill({ shopId: shop.id, facts: texts });
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
      {asked.map((one) => (
        <Fact key={one.key} fact={one} />
      ))}
    </ModalForm>
  );
}

function Fact({ fact: { key, fields, drafts, inputs } }: { readonly fact: Asked }) {
  const { t } = useTranslation('studio');
  const { language: own } = useTranslator();
  const [first, ...others] = inputs;
  const typed = Form.useWatch<string | undefined>(nameOf(key, first!));
  const asks = (language: Language) => fields.find((one) => one.language === language)?.field;
  const called = asks(own) ?? asks(first!) ?? '';
  return (
    <fieldset className="mb-5 border-t border-line pt-3" data-fact={called}>
      <legend className="sr-only">{called}</legend>
      <p aria-hidden="true" className="mb-2 flex items-baseline justify-between gap-4">
        <span className="font-medium first-letter:uppercase">{called}</span>
        <span className="text-caption whitespace-nowrap text-muted">
          {t('facts.drafts', { count: drafts })}
        </span>
      </p>
      <div className="[&_.ant-form-item]:mb-2">
        <Field name={nameOf(key, first!)} label={languageNames[first!]}>
          <Input lang={first!} maxLength={500} />
        </Field>
        {others.map((language) => (
          <Field key={language} name={nameOf(key, language)} label={languageNames[language]}>
            <Input lang={language} maxLength={500} placeholder={typed ?? ''} />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
