import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Icon } from '@onehaul/ui/icon';
import { Spinner } from '@onehaul/ui/spinner';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { failureText } from '../../app/failure.ts';
import { pictureTypes, pictureRefusal } from './picture-file.ts';
import { usePaymentActs } from './use-payment-acts.ts';

export type Picture = {
  readonly name: string;
  readonly url: string;
  readonly file: File;
  readonly state: 'uploading' | 'done' | 'failed';
  readonly fileId?: string;
  readonly failure?: string;
};

type Props = {
  readonly picture: Picture | undefined;
  readonly problemId: string | undefined;
  readonly onChange: (change: (before: Picture | undefined) => Picture | undefined) => void;
};

/** Picture of a bank receipt: uploaded when chosen, and previewed. */
export function ReceiptPicture({ picture, problemId, onChange }: Props) {
  const { t } = useTranslation('payment');
  const { t: site } = useTranslation('storefront');
  const loadActs = usePaymentActs();
  const input = useRef<HTMLInputElement>(null);
  const url = picture?.url;
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);

  async function upload(file: File, shownUrl: string) {
    const put = (change: Partial<Picture>) =>
      onChange((before) => (before?.url === shownUrl ? { ...before, ...change } : before));
    const wrong = pictureRefusal(file);
    if (wrong) return put({ state: 'failed', failure: t(wrong) });
    put({ state: 'uploading' });
    try {
      const { uploadPicture } = await loadActs();
      const { fileId } = await uploadPicture(new Uint8Array(await file.arrayBuffer()));
      put({ state: 'done', fileId });
    } catch (failure) {
      put({ state: 'failed', failure: failureText(failure, site) });
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const shownUrl = URL.createObjectURL(file);
    onChange(() => ({ name: file.name, url: shownUrl, file, state: 'uploading' }));
    void upload(file, shownUrl);
  }

  return (
    <div className="grid gap-2">
      {picture && (
        <div
          data-receipt-picture={picture.state}
          className="flex items-center gap-3 rounded-control border border-line p-2 text-small"
        >
          {pictureRefusal(picture.file) === 'picture.wrong' ? (
            <Icon name="warning" className="size-6 text-danger" />
          ) : (
            <img src={picture.url} alt="" className="size-20 rounded-small bg-sunken object-cover" />
          )}
          <span className="grid min-w-0 grow">
            <span className="truncate">{picture.name}</span>
            <UploadState picture={picture} />
          </span>
          {picture.state === 'failed' && pictureRefusal(picture.file) === undefined && (
            <Button size="small" variant="secondary" onClick={() => void upload(picture.file, picture.url)}>
              {t('picture.again')}
            </Button>
          )}
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join(',')}
        aria-label={t('picture.add')}
        tabIndex={-1}
        data-receipt-file
        className="sr-only"
        onChange={choose}
      />
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-describedby={problemId}
        data-add-picture
        onClick={() => input.current?.click()}
      >
        {t(picture ? 'picture.other' : 'picture.add')}
      </Button>
    </div>
  );
}

function UploadState({ picture: { state, failure } }: { readonly picture: Picture }) {
  const { t } = useTranslation('payment');
  if (state === 'failed') {
    return (
      <span role="alert" className="text-caption text-danger">
        {failure}
      </span>
    );
  }
  return (
    <output className="flex items-center gap-1.5 text-caption text-muted">
      {state === 'done' ? (
        <Icon name="check" className="size-3.5 text-positive" />
      ) : (
        <Spinner className="size-3.5" />
      )}
      {t(state === 'done' ? 'picture.done' : 'picture.uploading')}
    </output>
  );
}
