import { Suspense } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';

const QrCode = lazyPart(async () => ({ default: (await import('@onehaul/ui/qr-code')).QrCode }));

type Props = { readonly text: string; readonly label: string };

/** QR code in a fixed-size frame while the encoder loads lazily: few visitors need it. */
export const LazyQrCode = ({ text, label }: Props) => (
  <div className="size-36 rounded-small bg-[#ffffff] p-1">
    <Suspense>
      <QrCode text={text} label={label} className="size-full" />
    </Suspense>
  </div>
);
