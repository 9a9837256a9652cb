import { findCourierNumbers } from '@onehaul/domain/parcel/courier-number';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { readableFormats } from '@onehaul/ui/camera/barcode-detector';
import { Icon } from '@onehaul/ui/icon';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';

const CameraDialog = lazyPart(async () => ({
  default: (await import('./camera-dialog.client.tsx')).CameraDialog,
}));

type Props = {
  /** Accepts one or several numbers. */
  readonly onAdd: (text: string) => void;
  readonly onFailure: (text: string) => void;
};

/** Numbers without typing, on devices with a touch screen: from the clipboard, and from barcodes by the camera. */
export function PhoneScan({ onAdd, onFailure }: Props) {
  const { t } = useTranslation('parcel');
  const [formats, setFormats] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void readableFormats().then(setFormats), []);

  async function paste(): Promise<void> {
    try {
      const numbers = findCourierNumbers(await navigator.clipboard.readText());
      if (numbers.length === 0) onFailure(t('scan.pasteNone'));
      else onAdd(numbers.join('\n'));
    } catch {
      onFailure(t('scan.pasteDenied'));
    }
  }

  return (
    <div className="hidden flex-wrap gap-2 pointer-coarse:flex">
      <Button variant="secondary" className="px-3!" data-paste-numbers onClick={() => void paste()}>
        <Icon name="copy" className="size-4" />
        {t('scan.paste')}
      </Button>
      {formats.length > 0 && (
        <Button variant="secondary" className="px-3!" data-scan-camera onClick={() => setOpen(true)}>
          <Icon name="camera" className="size-4" />
          {t('scan.camera')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <CameraDialog formats={formats} onAdd={onAdd} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
