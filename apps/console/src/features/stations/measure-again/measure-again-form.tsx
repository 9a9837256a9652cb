import { measureAgainCalls, type WaitingMeasure } from '@onehaul/contract/console/cases';
import { packCalls } from '@onehaul/contract/console/fulfilment';
import { stationCalls } from '@onehaul/contract/console/stations';
import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { createIdempotentSubmit } from '../../../app/idempotent-submit.ts';
import { KeyButton } from '../kit/key-button.tsx';
import { keyLabels } from '../kit/key-map.ts';
import { useIsMuted } from '../kit/muted.ts';
import { playTone } from '../kit/sounds.ts';
import { useStation } from '../kit/station-context.tsx';
import { StationScreen } from '../kit/station-screen.tsx';
import {
  MeasureFields,
  type MeasureName,
  measureNames,
  noMeasures,
  readMeasure,
  type TypedMeasures,
} from '../measure/measure-fields.tsx';
import { PhotoKeys } from '../measure/photo-keys.tsx';
import { useCamera } from '../measure/use-camera.ts';
import { CameraView } from '../pack/camera-view.tsx';

type Props = {
  readonly work: WaitingMeasure;
  readonly onDone: () => void;
  readonly onClose: () => void;
};
type Piece = { readonly typed: TypedMeasures; readonly photo: Blob | undefined; readonly isSent: boolean };
const nothing: Piece = { typed: noMeasures, photo: undefined, isSent: false };

/** Remeasures box by box: weight, three sides and a photo on the scale; submitted when all are complete. */
export function MeasureAgainForm({ work, onDone, onClose }: Props) {
  const { t } = useTranslation('cases');
  const { t: s } = useTranslation('station');
  const { workplace } = useStation();
  const isMuted = useIsMuted();
  const camera = useCamera();
  const fields = useRef<HTMLDivElement>(null);
  const [submitOnce] = useState(createIdempotentSubmit);
  const [pieces, setPieces] = useState<Readonly<Record<number, Piece>>>({});
  const [at, setAt] = useState(0);
  const [missing, setMissing] = useState('');
  const [isSending, setSending] = useState(false);
  const box = work.boxNumbers[at]!;
  const piece = pieces[box] ?? nothing;
  const put = (number: number, more: Partial<Piece>) =>
    setPieces((before) => ({ ...before, [number]: { ...(before[number] ?? nothing), ...more } }));
  const focus = (name: MeasureName) =>
    fields.current?.querySelector<HTMLInputElement>(`[data-measure=${name}]`)?.focus();
  useEffect(() => focus('weight'), [at]);

  function reportError(words: string) {
    setMissing(words);
    if (!isMuted) playTone('bad');
  }
  const measuredOf = (number: number) => {
    const { typed } = pieces[number] ?? nothing;
    const [grams, lengthMillimetres, widthMillimetres, heightMillimetres] = measureNames.map((name) =>
      readMeasure(name, typed[name]),
    );
    if (!grams || !lengthMillimetres || !widthMillimetres || !heightMillimetres) return undefined;
    return { boxNumber: number, grams, lengthMillimetres, widthMillimetres, heightMillimetres };
  };
  const { shopId, warehouseId } = workplace;

  async function sendPhoto(number: number) {
    const { photo, isSent } = pieces[number]!;
    if (isSent || !photo) return;
    const file = new Uint8Array(await photo.arrayBuffer());
    const idempotencyKey = crypto.randomUUID();
    if (work.of === 'order')
      await callApi(
        packCalls.addBoxPhoto,
        { shopId, warehouseId, orderNumber: work.number, boxNumber: number, kind: 'scale', file },
        { idempotencyKey },
      );
    else
      await callApi(
        stationCalls.addPhoto,
        { shopId, warehouseId, courierNumber: work.number, piece: work.piece, kind: 'whole', file },
        { idempotencyKey },
      );
    put(number, { isSent: true });
  }

  async function finish() {
    if (isSending) return;
    const lacking = work.boxNumbers.findIndex(
      (number) => measuredOf(number) === undefined || !pieces[number]?.photo,
    );
    if (lacking >= 0) {
      setAt(lacking);
      const number = work.boxNumbers[lacking]!;
      return reportError(
        t(measuredOf(number) ? 'station.photoMissing' : 'station.fillIn', { box: number, ...keyLabels }),
      );
    }
    setSending(true);
    setMissing('');
    try {
      for (const number of work.boxNumbers) await sendPhoto(number);
      const input = {
        shopId,
        warehouseId,
        id: work.id,
        pieces: work.boxNumbers.map((one) => measuredOf(one)!),
      };
      await submitOnce(input, (idempotencyKey) =>
        callApi(measureAgainCalls.record, input, { idempotencyKey }),
      );
      onDone();
    } catch (error) {
      reportError(failureOf(error).message);
    } finally {
      setSending(false);
    }
  }

  function enter(name: MeasureName) {
    if (readMeasure(name, piece.typed[name]) === undefined) return reportError(s(`measure.wrong.${name}`));
    setMissing('');
    const after = measureNames[measureNames.indexOf(name) + 1];
    if (after) return focus(after);
    if (at + 1 < work.boxNumbers.length && piece.photo) return setAt(at + 1);
    void finish();
  }

  return (
    <StationScreen
      name="measureAgain"
      scan={
        <div className="flex flex-wrap items-baseline gap-x-5" data-work={work.number} data-box={box}>
          <strong className="font-mono text-[clamp(28px,4.4vh,48px)] leading-tight break-all">
            {work.number}
          </strong>
          {work.boxNumbers.length > 1 && (
            <span className="text-lead">
              {t('station.boxOf', { box: at + 1, count: work.boxNumbers.length })}
            </span>
          )}
          {work.binCode && <span className="font-mono text-lead">{work.binCode}</span>}
        </div>
      }
      keys={
        <>
          <PhotoKeys
            camera={camera}
            next={piece.photo ? undefined : 'whole'}
            subject={t('photo.scale')}
            onTaken={([picture]) => {
              setMissing('');
              if (picture) put(box, { photo: picture, isSent: false });
            }}
            onFailed={() => reportError(s('photo.failed'))}
          />
          {work.boxNumbers.length > 1 && (
            <KeyButton act="nextPiece" onPress={() => setAt((at + 1) % work.boxNumbers.length)}>
              {t('station.nextBox')}
            </KeyButton>
          )}
          <KeyButton act="confirm" look="primary" isOff={isSending} onPress={() => void finish()}>
            {t('station.finish')}
          </KeyButton>
          <KeyButton act="back" isOff={isSending} onPress={onClose}>
            {t('station.putBack')}
          </KeyButton>
        </>
      }
    >
      <p className="text-body">{t('station.blind')}</p>
      <MeasureFields
        key={box}
        typed={piece.typed}
        onType={(name, text) => put(box, { typed: { ...piece.typed, [name]: text } })}
        onEnter={enter}
        fields={fields}
      />
      <p role="alert" data-missing={missing !== ''} className="min-h-7 text-lead font-semibold text-danger">
        {missing}
      </p>
      <div className="flex flex-wrap items-start gap-4">
        <CameraView camera={camera} label={s('measure.camera')} />
        <Taken photo={piece.photo} />
      </div>
    </StationScreen>
  );
}

/** The attached photo, or a note that it is missing. */
function Taken({ photo }: { readonly photo: Blob | undefined }) {
  const { t } = useTranslation('cases');
  if (photo) return <Picture blob={photo} label={t('photo.scale')} />;
  return (
    <p className="flex h-[clamp(90px,13vh,130px)] w-56 items-center justify-center rounded-control border-2 border-dashed border-line-strong p-3 text-center text-small text-muted">
      {t('station.photoWanted')}
    </p>
  );
}

function Picture({ blob, label }: { readonly blob: Blob; readonly label: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  return (
    <img
      ref={show}
      alt={label}
      data-taken
      className="h-[clamp(90px,13vh,130px)] w-auto rounded-control border-2 border-positive object-cover"
    />
  );
}
