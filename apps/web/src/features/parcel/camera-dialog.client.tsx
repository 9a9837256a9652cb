import { findCourierNumbers } from '@onehaul/domain/parcel/courier-number';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { BarcodeCamera, vibrate } from '@onehaul/ui/camera/barcode-camera';
import { steadyCodes } from '@onehaul/ui/camera/steady-codes';
import { FailureNote } from '@onehaul/ui/form/notice';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { useState } from 'react';

type Props = {
  readonly formats: readonly string[];
  /** Accepts one or several numbers. */
  readonly onAdd: (text: string) => void;
  readonly onClose: () => void;
};

/** Reads the barcodes of one parcel after the other, until it is closed. */
export function CameraDialog({ formats, onAdd, onClose }: Props) {
  const { t } = useTranslation('parcel');
  const { t: member } = useTranslation('member');
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const [take] = useState(() => steadyCodes({ find: findCourierNumbers }));

  function read(texts: readonly string[]) {
    const found = take(texts);
    if (found.length === 0) return;
    // Together: one picture may show several labels.
    onAdd(found.join('\n'));
    vibrate();
    setNumbers((before) => [...found, ...before]);
  }

  return (
    <Dialog
      title={t('scan.cameraTitle')}
      close={member('close')}
      onClose={onClose}
      footer={
        <Button className="grow" onClick={onClose}>
          {t('scan.cameraDone')}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3" data-camera={numbers.length}>
        {hasFailed ? (
          <FailureNote text={t('scan.cameraFailed')} />
        ) : (
          <BarcodeCamera
            label={t('scan.cameraTitle')}
            formats={formats}
            onPicture={read}
            onFailure={() => setFailed(true)}
            className="aspect-4/3"
          />
        )}
        <p className="text-small text-muted">{t('scan.cameraHint')}</p>
        <output className="grid gap-1 text-small">
          {numbers.length > 0 && (
            <>
              <span className="font-medium text-positive">{t('scan.added', { count: numbers.length })}</span>
              <span className="font-mono break-all">{numbers[0]}</span>
            </>
          )}
        </output>
      </div>
    </Dialog>
  );
}
