import { fileCalls } from '@onehaul/contract/file';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { FailureNote } from '@onehaul/workbench/failure-note';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { pictureRefusals, pictureTypes, pictureRefusal } from '../../app/portal/picture-file.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { SkuPicture } from './sku-picture.tsx';

export type Picture = { readonly id: string | null; readonly url: string };

type Props = { readonly picture: Picture; readonly onChange: (picture: Picture) => void };

/** A single picture, uploaded when chosen. */
export function PictureField({ picture, onChange }: Props) {
  const { t } = useTranslation('stock');
  const send = useSend();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const upload = useChange(
    async (file: File) => send(fileCalls.uploadImage, { file: new Uint8Array(await file.arrayBuffer()) }),
    {
      onDone: ({ fileId, url }) => onChange({ id: fileId, url }),
      atField: { fields: pictureRefusals, show: (_, text) => setWrong(text) },
    },
  );

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const isWrong = pictureRefusal(file) !== undefined;
    setWrong(isWrong ? t('sku.pictureWrong') : undefined);
    if (!isWrong) upload.start(file);
  }

  return (
    <fieldset aria-labelledby={id} className="mb-6 grid gap-2">
      <p id={id}>{t('sku.picture')}</p>
      <FailureNote text={wrong} />
      <div className="flex flex-wrap items-center gap-3">
        <SkuPicture url={picture.url} />
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
        <Button loading={upload.isPending} onClick={() => input.current?.click()}>
          {t(picture.url === '' ? 'sku.pictureChoose' : 'sku.pictureOther')}
        </Button>
        {picture.id !== null && (
          <Button type="text" onClick={() => onChange({ id: null, url: '' })}>
            {t('sku.pictureRemove')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
