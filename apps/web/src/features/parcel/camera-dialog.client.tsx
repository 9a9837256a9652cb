import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { FailureNote } from '@onehaul/ui/form/notice';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { useEffect, useRef, useState } from 'react';
import { createDetector } from './barcode-detector.ts';
import { steadyCodes } from './steady-codes.ts';

type Props = {
  readonly formats: readonly string[];
  readonly onAdd: (number: string) => void;
  readonly onClose: () => void;
};

const video = { facingMode: 'environment', width: { ideal: 1280 } } as const;
const pictureEveryMs = 150;

/** Reads the barcodes of one parcel after the other, until it is closed. */
export function CameraDialog({ formats, onAdd, onClose }: Props) {
  const { t } = useTranslation('parcel');
  const { t: member } = useTranslation('member');
  const view = useRef<HTMLVideoElement>(null);
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(onAdd);
  useEffect(() => {
    latest.current = onAdd;
  }, [onAdd]);

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: MediaStream | undefined;
    const detector = createDetector(formats);
    const take = steadyCodes();

    async function look(): Promise<void> {
      // A picture that is not there yet cannot be read; the next one may be.
      const codes = await detector.detect(view.current!).catch(() => []);
      if (isOver) return;
      const read = take(codes.map(({ rawValue }) => rawValue));
      for (const number of read) latest.current(number);
      if (read.length > 0) {
        // The user looks at the parcel; phones without vibration still show the number.
        (navigator as Partial<Navigator>).vibrate?.(60);
        setNumbers((before) => [...read, ...before]);
      }
      timer = setTimeout(() => void look(), pictureEveryMs);
    }
    async function open(): Promise<void> {
      stream = await navigator.mediaDevices.getUserMedia({ video });
      if (isOver) return stop();
      view.current!.srcObject = stream;
      await view.current!.play();
      await look();
    }
    const stop = () => stream?.getTracks().forEach((track) => track.stop());

    open().catch(() => {
      if (!isOver) setFailed(true);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [formats]);

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
          <video
            ref={view}
            muted
            playsInline
            aria-label={t('scan.cameraTitle')}
            className="aspect-4/3 w-full rounded-control bg-ink object-cover"
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
