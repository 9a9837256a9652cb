import { caseCalls, type CaseDetails, type CaseMessage } from '@onehaul/contract/case';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input } from '@onehaul/workbench/antd';
import { Moment } from '@onehaul/workbench/moment';
import { type SyntheticEvent, useId, useState } from 'react';
import { useMoney } from '../../app/fee/use-money.ts';
import { type Proof, ProofPictures } from '../../app/portal/proof-pictures.tsx';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { CasePhotos } from './case-photos.tsx';
import { useReloadCases } from './use-reload-cases.ts';

type Props = {
  readonly messages: readonly CaseMessage[];
  readonly outcome: CaseDetails['outcome'];
};

/** Messages interleaved with events. The member's messages align right. */
export function Conversation({ messages, outcome }: Props) {
  return (
    <ol className="grid gap-3 text-small">
      {messages.map((message) =>
        message.act === 'opened' || message.act === 'written' || message.act === 'answered' ? (
          <Words key={message.id} message={message} />
        ) : (
          <Happened key={message.id} message={message} outcome={outcome} />
        ),
      )}
    </ol>
  );
}

function Words({ message }: { readonly message: CaseMessage }) {
  const { t } = useTranslation('case');
  const isOwn = message.actor === 'member';
  return (
    <li
      data-message={message.act}
      className={`grid max-w-[85%] gap-1 rounded-card px-4 py-3 ${
        isOwn ? 'justify-self-end bg-primary-2' : 'justify-self-start border border-line bg-surface'
      }`}
    >
      <p className="flex flex-wrap gap-x-3 text-caption text-muted">
        <span className="font-medium">{t(isOwn ? 'message.you' : 'message.shop')}</span>
        <Moment at={message.createdAt} />
      </p>
      {message.words && <p className="break-words whitespace-pre-line">{message.words}</p>}
      <CasePhotos
        photos={message.pictureUrls.map((url, index) => ({
          name: t('message.picture', { number: index + 1 }),
          url,
        }))}
      />
    </li>
  );
}

/** Event line between the messages. */
function Happened({ message, outcome }: { readonly message: CaseMessage } & Pick<Props, 'outcome'>) {
  const { t } = useTranslation('case');
  const { exact } = useMoney();
  const { act, minor, words } = message;
  const text =
    act === 'measured'
      ? t(`outcome.${outcome ?? 'stands'}`)
      : t(`happened.${act as 'offered' | 'appealed' | 'accepted' | 'closed'}`, { amount: exact(minor ?? 0) });
  return (
    <li data-happened={act} className="grid gap-1 border-y border-line py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{text}</span>
        <span className="text-caption text-muted">
          <Moment at={message.createdAt} />
        </span>
      </p>
      {words && <p className="break-words whitespace-pre-line text-muted">{words}</p>}
    </li>
  );
}

/** Reply form with optional pictures. The text is preserved when sending fails. */
export function WriteForm({ id: caseId }: { readonly id: number }) {
  const { t } = useTranslation('case');
  const send = useSend();
  const reload = useReloadCases();
  const id = useId();
  const [words, setWords] = useState('');
  const [pictures, setPictures] = useState<readonly Proof[]>([]);
  const [hasPictures, setHasPictures] = useState(false);
  const isUploading = pictures.some(({ state }) => state === 'uploading');
  const write = useChange(
    () =>
      send(caseCalls.write, {
        id: caseId,
        words: words.trim(),
        pictures: pictures.flatMap(({ fileId }) => (fileId ? [fileId] : [])),
      }),
    {
      onDone: async () => {
        setWords('');
        setPictures([]);
        setHasPictures(false);
        await reload();
      },
    },
  );
  const isEmpty = words.trim() === '' && pictures.every(({ fileId }) => !fileId);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isEmpty && !isUploading && !write.isPending) write.start();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-2 text-small">
      <label htmlFor={id} className="sr-only">
        {t('write.label')}
      </label>
      <Input.TextArea
        id={id}
        rows={3}
        maxLength={2000}
        value={words}
        placeholder={t('write.label')}
        onChange={({ target }) => setWords(target.value)}
      />
      {hasPictures && <ProofPictures title={t('open.pictures')} proof={pictures} onChange={setPictures} />}
      <div className="flex flex-wrap justify-end gap-2">
        {!hasPictures && <Button onClick={() => setHasPictures(true)}>{t('write.pictures')}</Button>}
        <Button
          htmlType="submit"
          loading={write.isPending}
          disabled={isEmpty || isUploading}
          data-send-message
        >
          {t('write.send')}
        </Button>
      </div>
    </form>
  );
}
