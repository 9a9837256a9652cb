import { useEffect, useEffectEvent, useRef } from 'react';
import { createDetector, readBarcodes } from './barcode-detector.ts';

const video = { facingMode: 'environment', width: { ideal: 1280 } } as const;
const pictureEveryMs = 150;

type Props = {
  /** Accessible name of the view. */
  readonly label: string;
  readonly formats: readonly string[];
  /** Texts of all barcodes in one picture, the one in the middle first; there may be none. */
  readonly onPicture: (texts: readonly string[]) => void;
  /** There is no camera, or it may not be used. */
  readonly onFailure: () => void;
  readonly className?: string;
};

/** View of the rear camera that reads barcodes while it is mounted. */
export function BarcodeCamera({ label, formats, onPicture, onFailure, className = '' }: Props) {
  const view = useRef<HTMLVideoElement>(null);
  const read = useEffectEvent(onPicture);
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: MediaStream | undefined;
    const detector = createDetector(formats);

    async function look(): Promise<void> {
      // A picture that is not there yet cannot be read; the next one may be.
      const texts = await readBarcodes(detector, view.current!).catch(() => []);
      if (isOver) return;
      read(texts);
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
      if (!isOver) fail();
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [formats]);

  return (
    <video
      ref={view}
      muted
      playsInline
      aria-label={label}
      className={`w-full rounded-control bg-ink object-cover ${className}`}
    />
  );
}

/** Confirms a scan to somebody who looks at the parcel; not every device can vibrate. */
export function vibrate(): void {
  (navigator as Partial<Navigator>).vibrate?.(60);
}
