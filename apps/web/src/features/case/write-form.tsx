import { caseCalls } from '@onehaul/contract/case';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { TextArea } from '@onehaul/ui/form/text-area';
import { type SyntheticEvent, useId, useState } from 'react';
import { type Proof, ProofPictures } from '../../app/portal/proof-pictures.tsx';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { lightSession } from '../../app/session/light-session.ts';
import { useSend } from '../../app/session-context.tsx';
import { useAct } from '../../app/use-act.ts';
import { useReloadCases } from './use-reload-cases.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reply form with optional pictures. The text is kept until it has been sent. */
export function WriteForm({ id: caseId }: { readonly id: number }) {
  const { t } = useTranslation('case');
  const send = useSend();
  const reload = useReloadCases();
  const id = useId();
  const draftKey = `case-reply.${lightSession().subject()}.${caseId}`;
  const [words, setWords] = useStoredDraft(draftKey, isText, () => '');
  const [pictures, setPictures] = useState<readonly Proof[]>([]);
  const [hasPictures, setHasPictures] = useState(false);
  const isUploading = pictures.some(({ state }) => state === 'uploading');
  const write = useAct(
    () =>
      send(caseCalls.write, {
        id: caseId,
        words: words.trim(),
        pictures: pictures.flatMap(({ fileId }) => (fileId ? [fileId] : [])),
      }),
    {
      onDone: async () => {
        setWords(() => '');
        setPictures([]);
        setHasPictures(false);
        await reload();
      },
    },
  );
  const isEmpty = words.trim() === '' && pictures.every(({ fileId }) => !fileId);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isEmpty && !isUploading) write.start(undefined);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextArea
        id={id}
        label={t('write.label')}
        maxLength={2000}
        value={words}
        onChange={({ target }) => setWords(() => target.value)}
      />
      {hasPictures && <ProofPictures title={t('open.pictures')} proof={pictures} onChange={setPictures} />}
      <div className="flex flex-wrap justify-end gap-2">
        {!hasPictures && (
          <Button variant="secondary" onClick={() => setHasPictures(true)}>
            {t('write.pictures')}
          </Button>
        )}
        <Button type="submit" isBusy={write.isPending} disabled={isEmpty || isUploading} data-send-message>
          {t('write.send')}
        </Button>
      </div>
    </form>
  );
}
