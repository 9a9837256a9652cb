import { type Language, languageTags } from '@onehaul/domain/language';
import {
  hasSubject,
  maxBodyLength,
  maxSubjectLength,
  type TemplateChannel,
} from '@onehaul/domain/notice-template';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input, Tag } from '@onehaul/workbench/antd';
import type { Field, TextProblem } from './notice-form.ts';
import type { NoticeForm } from './use-notice-form.ts';

type Props = {
  readonly form: NoticeForm;
  readonly channel: TemplateChannel;
  readonly language: Language;
  readonly field: Field;
  readonly problem: TextProblem | 'invalid' | undefined;
  readonly isReadOnly: boolean;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
};

export const controlId = (field: Field) => `notice-${field}`;
const gap = (name: string) => `{{${name}}}`;

/** Subject or body in one language, with what it says by default. */
export function TextField(props: Props) {
  const { form, channel, language, field, problem, isReadOnly, onFocus, onBlur } = props;
  const { t } = useTranslation('noticeTexts');
  const id = controlId(field);
  const isCustom = form.isCustom(language, field);
  const label = field === 'body' ? t('body') : t(channel === 'mail' ? 'subject.mail' : 'subject.page');
  const control = {
    id,
    lang: languageTags[language],
    value: form.textOf(language, field),
    disabled: isReadOnly,
    'data-language': language,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-problem ${id}-help`,
    ...(problem && { status: 'error' as const }),
    onFocus,
    onBlur,
  };
  const isLine = field === 'subject' || !hasSubject(channel);
  const change = (text: string) =>
    form.set(language, field, isLine ? text.replaceAll(/\s*\n\s*/g, ' ') : text);
  return (
    <div className="mb-5" data-field={field}>
      <div className="flex flex-wrap items-center gap-x-2 pb-1">
        <label htmlFor={id} className="text-small font-medium">
          {label}
        </label>
        {isCustom && (
          <Tag color="processing" data-custom>
            {t('custom')}
          </Tag>
        )}
        {isCustom && !isReadOnly && (
          <Button
            type="text"
            size="small"
            className="ms-auto !h-auto !p-0 !text-caption"
            aria-label={t('useDefaultOf', { field: label })}
            onClick={() => form.set(language, field, form.seen.ours[language][field])}
            data-use-default
          >
            {t('useDefault')}
          </Button>
        )}
      </div>
      {field === 'subject' ? (
        <Input {...control} maxLength={maxSubjectLength} onChange={({ target }) => change(target.value)} />
      ) : (
        <Input.TextArea
          {...control}
          // No autoSize: it measures with a style attribute, which the CSP blocks.
          rows={isLine ? 3 : 10}
          maxLength={maxBodyLength[channel]}
          onChange={({ target }) => change(target.value)}
        />
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-caption text-danger">
          <Problem problem={problem} />
        </p>
      )}
      {field === 'body' && (
        <p id={`${id}-help`} className="mt-1 text-caption text-muted">
          {channel === 'sms' ? t('help.sms', { variable: gap('shop') }) : t('help.body')}
        </p>
      )}
      <Theirs form={form} language={language} field={field} />
    </div>
  );
}

function Problem({ problem }: { readonly problem: TextProblem | 'invalid' }) {
  const { t } = useTranslation('noticeTexts');
  if (problem === 'invalid') return t('problem.invalid');
  switch (problem.key) {
    case 'braces':
      return t('problem.braces', { variable: gap('number') });
    case 'unknown':
      return t('problem.unknown', { variable: gap(problem.name) });
    case 'missing':
      return t('problem.missing', { variable: gap(problem.name) });
    case 'tooLong':
      return t('problem.tooLong', { max: problem.max });
    case 'segments':
      return t('problem.segments', { count: problem.count, max: problem.max });
  }
}

type TheirProps = Pick<Props, 'form' | 'language' | 'field'>;

/** What a colleague saved since the form was opened, if this text was edited too. */
function Theirs({ form, language, field }: TheirProps) {
  const { t } = useTranslation('noticeTexts');
  const theirs = form.theirs(language, field);
  if (theirs === undefined) return null;
  return (
    <div
      data-meanwhile={field}
      className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-2 text-caption"
    >
      <span className="min-w-0 break-words whitespace-pre-line">
        {t('conflict.theirs', { text: theirs })}
      </span>
      <Button size="small" className="ms-auto" onClick={() => form.set(language, field, theirs)}>
        {t('conflict.use')}
      </Button>
    </div>
  );
}
