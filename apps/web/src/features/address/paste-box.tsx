import { addressCalls, type RecognizedAddress } from '@onehaul/contract/address';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { TextArea } from '@onehaul/ui/form/text-area';
import { useId, useState } from 'react';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';

type Props = {
  readonly onRead: (read: RecognizedAddress) => void;
  /** Result of the last recognized message. */
  readonly read: RecognizedAddress | undefined;
};

const maxCharacters = 2000;
const isEmptyResult = ({ receiverName, phone, regionIds }: RecognizedAddress) =>
  receiverName === '' && phone === '' && regionIds.length === 0;

/** Parses a pasted chat message into the fields below; nothing of it is stored. */
export function PasteBox({ onRead, read }: Props) {
  const { t, i18n } = useTranslation('address');
  const send = useSend();
  const id = useId();
  const [text, setText] = useState('');
  const recognize = useChange((message: string) => send(addressCalls.recognize, { text: message }), {
    onDone: onRead,
  });
  const start = (message: string) => {
    const trimmed = message.trim().slice(0, maxCharacters);
    if (trimmed !== '') recognize.start(trimmed);
  };
  const country = read?.countryCode
    ? (new Intl.DisplayNames(i18n.language, { type: 'region' }).of(read.countryCode) ?? read.countryCode)
    : '';

  return (
    <section className="grid gap-2 rounded-card border border-dashed border-line bg-page p-4">
      <TextArea
        id={id}
        label={t('paste.title')}
        hint={t('paste.hint')}
        data-paste-address
        value={text}
        maxLength={maxCharacters}
        rows={4}
        placeholder={t('paste.example')}
        onChange={({ target }) => setText(target.value)}
        onPaste={({ clipboardData }) => {
          // Only into an empty field: then the pasted text is the whole message.
          if (text.trim() === '') start(clipboardData.getData('text'));
        }}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          variant="secondary"
          data-recognize
          disabled={text.trim() === ''}
          isBusy={recognize.isPending}
          onClick={() => start(text)}
        >
          {t('paste.action')}
        </Button>
        <output className="min-w-0 flex-1 text-caption text-muted">
          {read && !recognize.isPending && (
            <>
              {isEmptyResult(read) ? t('paste.none') : t('paste.read')}
              {read.countryCode && read.countryId === null && (
                <span className="block text-warning">{t('paste.elsewhere', { country })}</span>
              )}
              {read.leftovers && (
                <span className="block">{t('paste.leftovers', { numbers: read.leftovers })}</span>
              )}
            </>
          )}
        </output>
      </div>
    </section>
  );
}
