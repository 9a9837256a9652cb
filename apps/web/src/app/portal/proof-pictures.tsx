import { fileCalls } from '@onehaul/contract/file';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, IconButton } from '@onehaul/ui/button';
import { Icon } from '@onehaul/ui/icon';
import { Spinner } from '@onehaul/ui/spinner';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { useSendWithMessage } from './use-send-with-message.ts';
import { maxPictures, pictureTypes, pictureRefusal } from './picture-file.ts';

export type Proof = {
  readonly key: string;
  readonly name: string;
  readonly url: string;
  readonly file: File;
  readonly state: 'uploading' | 'done' | 'failed';
  readonly fileId?: string;
  readonly failure?: string;
};

type Props = {
  /** Heading for pictures that are not evidence. */
  readonly title?: string;
  readonly proof: readonly Proof[];
  readonly onChange: (change: (before: readonly Proof[]) => readonly Proof[]) => void;
};

/** Evidence pictures. Each uploads when chosen and shows its progress. */
export function ProofPictures({ title, proof, onChange }: Props) {
  const { t } = useTranslation('parcel');
  const send = useSendWithMessage();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const done = proof.filter(({ state }) => state === 'done').length;
  const isUploading = proof.some(({ state }) => state === 'uploading');

  const shown = useRef(proof);
  useEffect(() => {
    shown.current = proof;
  }, [proof]);
  useEffect(() => () => shown.current.forEach(({ url }) => URL.revokeObjectURL(url)), []);

  const put = (key: string, change: Partial<Proof>) =>
    onChange((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));

  async function upload({ key, file }: Proof) {
    const wrong = pictureRefusal(file);
    if (wrong) return put(key, { state: 'failed', failure: t(wrong) });
    put(key, { state: 'uploading' });
    try {
      const { fileId } = await send(fileCalls.uploadImage, {
        file: new Uint8Array(await file.arrayBuffer()),
      });
      put(key, { state: 'done', fileId });
    } catch (failure) {
      put(key, { state: 'failed', failure: failure instanceof Error ? failure.message : String(failure) });
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])].slice(0, maxPictures - proof.length).map((file): Proof => ({
      key: crypto.randomUUID(),
      name: file.name,
      url: URL.createObjectURL(file),
      file,
      state: 'uploading',
    }));
    target.value = '';
    onChange((before) => [...before, ...chosen]);
    for (const one of chosen) void upload(one);
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="text-small font-medium">{title ?? t('proof.title')}</legend>
      <p className="text-caption text-muted">{t('proof.text', { most: maxPictures })}</p>
      {proof.length > 0 && (
        <ul className="grid gap-2">
          {proof.map((one) => (
            <li
              key={one.key}
              data-proof={one.state}
              className="flex items-center gap-3 rounded-control border border-line p-2 text-small"
            >
              {pictureRefusal(one.file) === 'proof.notPicture' ? (
                <Icon name="warning" className="size-6 text-danger" />
              ) : (
                <img src={one.url} alt="" className="size-12 rounded-small bg-sunken object-cover" />
              )}
              <span className="grid min-w-0 grow">
                <span className="truncate">{one.name}</span>
                <ProofState proof={one} />
              </span>
              {one.state === 'failed' && pictureRefusal(one.file) === undefined && (
                <Button size="small" variant="secondary" onClick={() => void upload(one)}>
                  {t('proof.again')}
                </Button>
              )}
              <IconButton
                size="small"
                icon="close"
                label={t('proof.remove', { name: one.name })}
                onClick={() => onChange((before) => before.filter(({ key }) => key !== one.key))}
              />
            </li>
          ))}
        </ul>
      )}
      {isUploading && <progress aria-label={t('proof.progress')} value={done} max={proof.length} />}
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={pictureTypes.join(',')}
        aria-label={t('proof.add')}
        tabIndex={-1}
        data-proof-file
        className="sr-only"
        onChange={choose}
      />
      {proof.length < maxPictures && (
        <Button variant="secondary" className="justify-self-start" onClick={() => input.current?.click()}>
          {t('proof.add')}
        </Button>
      )}
    </fieldset>
  );
}

function ProofState({ proof: { state, failure } }: { readonly proof: Proof }) {
  const { t } = useTranslation('parcel');
  if (state === 'failed') return <span className="text-caption text-danger">{failure}</span>;
  if (state === 'done')
    return (
      <span className="flex items-center gap-1 text-caption text-positive">
        <Icon name="check" className="size-3.5" />
        {t('proof.done')}
      </span>
    );
  return (
    <output className="flex items-center gap-2 text-caption text-muted">
      <Spinner className="size-3.5" />
      {t('proof.uploading')}
    </output>
  );
}
