import type { CaseDetails, CaseMessage } from '@onehaul/contract/case';
import { useTranslation } from '@onehaul/i18n/react';
import { Moment } from '../../app/portal/moment.tsx';
import { useMoney } from '../../app/fee/use-money.ts';
import { CasePhotos } from './case-photos.tsx';

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
