import type { StaffOutputOf } from '@onehaul/client/console';
import { CallFailed } from '@onehaul/client/send';
import { noticeTemplateCalls } from '@onehaul/contract/console/studio/notice-template';
import { type Language, languageTags } from '@onehaul/domain/language';
import { noticeSubject } from '@onehaul/domain/notice';
import { smsSize } from '@onehaul/domain/sms-size';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input, Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { useHasPermission } from '../../../app/me.ts';
import type { Target } from './notice-form.ts';

type Filled = StaffOutputOf<typeof noticeTemplateCalls.preview>;
type Draft = Target & {
  readonly shopId: number;
  readonly language: Language;
  readonly text: { readonly subject: string; readonly body: string };
};
const typingMs = 300;

/** The value, once it has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as Value), typingMs);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}

/** Fills the text on the server, by the code that delivers it. */
export function useFilled(draft: Draft, number: string) {
  const settled = useSettled({ ...draft, number });
  return useQuery({
    queryKey: ['noticePreview', settled],
    queryFn: ({ signal }) => callApi(noticeTemplateCalls.preview, settled, { signal }),
    placeholderData: keepPreviousData,
    // An unknown number is the typist's mistake.
    retry: (count, error) => !(error instanceof CallFailed) && count < 2,
    gcTime: 0,
  });
}

type Props = {
  readonly target: Target;
  readonly language: Language;
  readonly filled: ReturnType<typeof useFilled>;
  readonly number: string;
  readonly onNumber: (number: string) => void;
};

/** The message as members get it, with sample values or those of a parcel or order. */
export function NoticePreview({ target, language, filled, number, onNumber }: Props) {
  const { t } = useTranslation('noticeTexts');
  const { data, error, refetch } = filled;
  const isUnknown = number !== '' && error instanceof CallFailed && error.error === 'record.notFound';
  return (
    <section aria-labelledby="notice-preview" data-preview>
      <h3 id="notice-preview" className="text-small font-medium">
        {t('preview')}
      </h3>
      <p className="pb-2 text-caption text-muted">
        {number === '' ? t('preview.sample') : t('preview.of', { number })}
      </p>
      {data ? (
        <Message target={target} language={language} filled={data} />
      ) : isUnknown ? null : error ? (
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 5 }} />
      )}
      <NumberField target={target} number={number} isUnknown={isUnknown} onNumber={onNumber} />
    </section>
  );
}

type MessageProps = Pick<Props, 'target' | 'language'> & { readonly filled: Filled };

function Message({ target: { channel }, language, filled: { subject, body, mail } }: MessageProps) {
  const { t } = useTranslation('noticeTexts');
  return (
    <>
      <div
        lang={languageTags[language]}
        className="rounded-card border border-line bg-surface p-4 text-small break-words"
        data-filled
      >
        {subject && <p className="pb-3 text-body font-semibold">{subject}</p>}
        {mail && <p className="pb-2 text-muted">{mail.greeting}</p>}
        <p className="whitespace-pre-line" data-filled-body>
          {body}
        </p>
        {mail && (
          <>
            <p className="pt-3">
              <span className="inline-block rounded-control bg-primary-3 px-4 py-1.5 text-primary-10">
                {mail.button}
              </span>
            </p>
            <p className="pt-3 text-caption text-muted">
              {mail.why} {mail.stop}
            </p>
          </>
        )}
      </div>
      {mail && <p className="pt-1 text-caption text-muted">{t('preview.frame')}</p>}
      {channel === 'sms' && <SmsLength text={body} />}
    </>
  );
}

/** Longest list of characters worth naming: a Chinese text has only such. */
const maxNamed = 5;

function SmsLength({ text }: { readonly text: string }) {
  const { t } = useTranslation('noticeTexts');
  const { used, capacity, segments, outside } = smsSize(text);
  return (
    <p className="pt-1 text-caption text-muted" data-sms-size={segments}>
      <span className="tabular-nums">{t('sms.size', { used, capacity, count: segments })}</span>
      {outside.length > 0 && outside.length <= maxNamed && (
        <span className="block">{t('sms.outside', { characters: outside.join(' ') })}</span>
      )}
    </p>
  );
}

type NumberProps = {
  readonly target: Target;
  readonly number: string;
  readonly isUnknown: boolean;
  readonly onNumber: (number: string) => void;
};

/** Chooses a real parcel or order, where the notice is about one and the reader may see it. */
function NumberField({ target, number, isUnknown, onNumber }: NumberProps) {
  const { t } = useTranslation('noticeTexts');
  const [typed, setTyped] = useState(number);
  const maySeeParcels = useHasPermission('parcel:read');
  const maySeeOrders = useHasPermission('order:read');
  const subject = noticeSubject(target.kind);
  const isParcel = subject === 'parcel' && maySeeParcels;
  if (!isParcel && !(subject === 'order' && maySeeOrders)) return null;
  const label = t(isParcel ? 'preview.parcel' : 'preview.order');
  const fill = () => onNumber(typed.trim());
  const clear = () => {
    setTyped('');
    onNumber('');
  };
  return (
    <div className="pt-3">
      <label htmlFor="notice-number" className="text-caption text-muted">
        {label}
      </label>
      <div className="flex flex-wrap gap-2 pt-1">
        <Input
          id="notice-number"
          className="min-w-0 flex-1"
          maxLength={40}
          value={typed}
          aria-invalid={isUnknown}
          aria-describedby="notice-number-problem"
          {...(isUnknown && { status: 'error' as const })}
          onChange={({ target: input }) => setTyped(input.value)}
          onPressEnter={fill}
        />
        <Button onClick={fill} data-fill>
          {t('preview.fill')}
        </Button>
        {number !== '' && (
          <Button type="text" onClick={clear} data-sample>
            {t('preview.clear')}
          </Button>
        )}
      </div>
      {isUnknown && (
        <p id="notice-number-problem" role="alert" className="pt-1 text-caption text-danger">
          {t(isParcel ? 'preview.noParcel' : 'preview.noOrder')}
        </p>
      )}
    </div>
  );
}
