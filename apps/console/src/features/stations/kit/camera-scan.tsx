import { useTranslation } from '@onehaul/i18n/react';
import { BarcodeCamera, vibrate } from '@onehaul/ui/camera/barcode-camera';
import { steadyCodes } from '@onehaul/ui/camera/steady-codes';
import { useState } from 'react';
import { useLocation } from 'react-router';

/** About two seconds: the same label counts again after the camera has looked elsewhere. */
const forgetAfter = 12;

let reader = { station: '', take: steadyCodes() };

/** Kept for all steps of a station: the camera may still see the label that began the step. */
function readerOf(station: string) {
  if (reader.station !== station) reader = { station, take: steadyCodes({ forgetAfter }) };
  return reader.take;
}

type Props = { readonly formats: readonly string[]; readonly onScan: (text: string) => void };

/** Camera that stays open and scans one label after the other, as a scanner does. */
export function CameraScan({ formats, onScan }: Props) {
  const { t } = useTranslation('station');
  const [hasFailed, setFailed] = useState(false);
  const { pathname } = useLocation();

  // A label often has several barcodes: the one in the middle is meant.
  function read([aimed]: readonly string[]) {
    const [code] = readerOf(pathname)(aimed === undefined ? [] : [aimed]);
    if (code === undefined) return;
    vibrate();
    onScan(code);
  }

  if (hasFailed)
    return (
      <p role="alert" className="w-full text-small text-danger">
        {t('hand.cameraFailed')}
      </p>
    );
  return (
    <div className="relative w-full" data-camera-scan>
      <BarcodeCamera
        label={t('measure.camera')}
        formats={formats}
        onPicture={read}
        onFailure={() => setFailed(true)}
        className="h-32"
      />
      <span className="pointer-events-none absolute inset-x-8 top-1/2 border-t-2 border-danger opacity-70" />
    </div>
  );
}
