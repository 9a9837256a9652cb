import type { FieldType, TextPerLanguage } from '@onehaul/contract/console/studio/field';
import { languageTags } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input } from '@onehaul/workbench/antd';
import { lazy, Suspense, useState } from 'react';
import { languageNames } from '../../../app/language.ts';
import type { ControlProps } from './field-input.tsx';
import { useRecordFormContext } from './studio-context.ts';
import { isBlank, plainText } from './texts.ts';
import { uploadFile } from './upload-file.ts';

const RichTextInput = lazy(async () => ({
  default: (await import('./rich-text-input.tsx')).RichTextInput,
}));

type Props = {
  readonly type: Extract<FieldType, { is: 'translated' }>;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (texts: TextPerLanguage) => void;
  readonly control: ControlProps;
};
/** Longer texts get several lines of space. */
const shortLine = 150;
const maxPreview = 160;
/** Where a shop's host serves its public files. */
const publicFolder = '/files/';

/** Text in the language being edited; below an empty one, what visitors see instead. */
export function TranslatedInput({ type, label, value, onChange, control }: Props) {
  const { shop, language, files, addFile } = useRecordFormContext();
  const texts = value as TextPerLanguage;
  // A copied text remounts the rich text editor, which reads its value once.
  const [copies, setCopies] = useState(0);
  const change = (text: string) => onChange({ ...texts, [language]: text });
  const copy = (text: string) => {
    change(text);
    setCopies((count) => count + 1);
  };
  const shared = {
    ...control,
    lang: languageTags[language],
    'data-language': language,
    value: texts[language],
  };
  const isEmpty = isBlank(texts[language]) && !isBlank(texts[shop.languages[0]]);
  return (
    <>
      {type.format === 'html' ? (
        <Suspense fallback={<div className="h-80 rounded-control bg-sunken" />}>
          <RichTextInput
            // Each language has its own undo history.
            key={`${language}-${copies}`}
            label={label}
            lang={languageTags[language]}
            value={texts[language]}
            isDisabled={control.disabled}
            onChange={change}
            onUploadPicture={async (file) => {
              const { key, url } = await uploadFile(shop.id, 'text', file);
              addFile(key, url);
              return { url: `${publicFolder}${key}` };
            }}
            pictureSource={(path) => files[path.slice(publicFolder.length)] ?? path}
          />
        </Suspense>
      ) : type.maxLength > shortLine ? (
        <Input.TextArea
          {...shared}
          rows={3}
          maxLength={type.maxLength}
          onChange={({ target }) => change(target.value.replaceAll(/\s*\n\s*/g, ' '))}
        />
      ) : (
        <Input {...shared} maxLength={type.maxLength} onChange={({ target }) => change(target.value)} />
      )}
      {isEmpty && <Fallback texts={texts} isDisabled={control.disabled} onCopy={copy} />}
    </>
  );
}

type FallbackProps = {
  readonly texts: TextPerLanguage;
  readonly isDisabled: boolean;
  readonly onCopy: (text: string) => void;
};

function Fallback({ texts, isDisabled, onCopy }: FallbackProps) {
  const { t } = useTranslation('studio');
  const { shop } = useRecordFormContext();
  const [first] = shop.languages;
  const shown = plainText(texts[first]);
  const text = shown.length > maxPreview ? `${shown.slice(0, maxPreview)}…` : shown;
  return (
    <p className="flex items-baseline justify-between gap-2 pt-1 text-caption text-muted" data-fallback>
      <span className="min-w-0 break-words">
        {t('fallback', { language: languageNames[first] })}{' '}
        <span lang={languageTags[first]} className="text-ink">
          {text}
        </span>
      </span>
      {!isDisabled && (
        <Button
          type="text"
          size="small"
          className="h-auto shrink-0 px-0 text-caption"
          onClick={() => onCopy(texts[first])}
        >
          {t('copyText')}
        </Button>
      )}
    </p>
  );
}
