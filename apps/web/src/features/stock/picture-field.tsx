import { fileCalls } from '@onehaul/contract/file';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { FailureNote } from '@onehaul/ui/form/notice';
import { type ChangeEvent, useRef, useState } from 'react';
import { pictureRefusal, pictureRefusals, pictureTypes } from '../../app/portal/picture-file.ts';
import { useSend } from '../../app/session-context.tsx';
import { useAct } from '../../app/use-act.ts';
import { SkuPicture } from './sku-picture.tsx';

/** Empty texts where there is none. */
type Picture = { readonly pictureId: string; readonly pictureUrl: string };

/** A picture that is uploaded when it is chosen. */
export function usePicture(onChange: (picture: Picture) => void) {
  const { t } = useTranslation('stock');
  const send = useSend();
  const [wrong, setWrong] = useState<string>();
  const upload = useAct(
    async (file: File) => send(fileCalls.uploadImage, { file: new Uint8Array(await file.arrayBuffer()) }),
    {
      keepsPage: true,
      onDone: ({ fileId, url }) => onChange({ pictureId: fileId, pictureUrl: url }),
      atField: { fields: pictureRefusals, show: (_, text) => setWrong(text) },
    },
  );
  return {
    wrong,
    isUploading: upload.isPending,
    choose(file: File) {
      const isWrong = pictureRefusal(file) !== undefined;
      setWrong(isWrong ? t('sku.pictureWrong') : undefined);
      if (!isWrong) upload.start(file);
    },
    remove() {
      setWrong(undefined);
      onChange({ pictureId: '', pictureUrl: '' });
    },
  };
}

type Props = Picture & { readonly picture: ReturnType<typeof usePicture> };

export function PictureField({ pictureId, pictureUrl, picture }: Props) {
  const { t } = useTranslation('stock');
  const input = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Reset, so that choosing the same file again fires a change event.
    target.value = '';
    if (file) picture.choose(file);
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-small font-medium">{t('sku.picture')}</legend>
      <FailureNote text={picture.wrong} />
      <div className="flex flex-wrap items-center gap-3">
        <SkuPicture url={pictureUrl} />
        <input
          ref={input}
          type="file"
          accept={pictureTypes.join(',')}
          aria-label={t('sku.pictureChoose')}
          tabIndex={-1}
          data-picture
          className="sr-only"
          onChange={choose}
        />
        <Button variant="secondary" isBusy={picture.isUploading} onClick={() => input.current?.click()}>
          {t(pictureUrl === '' ? 'sku.pictureChoose' : 'sku.pictureOther')}
        </Button>
        {pictureId !== '' && (
          <Button variant="quiet" disabled={picture.isUploading} onClick={picture.remove}>
            {t('sku.pictureRemove')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
