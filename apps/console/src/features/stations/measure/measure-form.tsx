import type { HoldReason } from '@onehaul/domain/parcel/parcel-state';
import { useTranslation } from '@onehaul/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { KeyButton } from '../kit/key-button.tsx';
import { keyLabels } from '../kit/key-map.ts';
import { ParcelFacts } from '../kit/parcel-facts.tsx';
import { useIsMuted } from '../kit/muted.ts';
import { playTone } from '../kit/sounds.ts';
import { useStation } from '../kit/station-context.tsx';
import { StationScreen } from '../kit/station-screen.tsx';
import { LineLimits } from './line-limits.tsx';
import { isFromDevice } from './measures.ts';
import {
  MeasureFields,
  type MeasureName,
  measureNames,
  noMeasures,
  readMeasure,
  type TypedMeasures,
} from './measure-fields.tsx';
import { PhotoKeys } from './photo-keys.tsx';
import { photoKinds, type PhotoKind, PhotoRow, type Photos } from './photos.tsx';
import { useCamera } from './use-camera.ts';
import { useScale } from './use-scale.ts';
import type { Work } from './use-measuring.ts';

type Props = { readonly work: Work; readonly onNextPiece: () => void; readonly onClose: () => void };

/** Form for one piece, until it is measured, held or put back. */
export function MeasureForm({ work, onNextPiece, onClose }: Props) {
  const { t } = useTranslation('station');
  const { workplace, scan, queue } = useStation();
  const isMuted = useIsMuted();
  const [typed, setTyped] = useState<TypedMeasures>(noMeasures);
  const [photos, setPhotos] = useState<Photos>({});
  const [isDamaged, setIsDamaged] = useState(false);
  const [scale, setScale] = useState<'typed' | 'wedge' | 'serial'>('typed');
  const [missing, setMissing] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  const camera = useCamera();

  const focus = (name: MeasureName) =>
    fields.current?.querySelector<HTMLInputElement>(`[data-measure=${name}]`)?.focus();
  useEffect(() => focus('weight'), []);
  const { state: scaleState, connect } = useScale(({ grams, isStable }) => {
    if (!isStable) return;
    setTyped((now) => ({ ...now, weight: String(grams / 1000) }));
    setScale('serial');
  });

  const hasPhotos = (work.parcel?.photoCount ?? 0) >= 2;
  const next: PhotoKind | undefined = isDamaged
    ? 'damage'
    : (['label', 'whole'] as const).find((kind) => !photos[kind]);
  const piece = {
    shopId: workplace.shopId,
    warehouseId: workplace.warehouseId,
    courierNumber: work.number,
    piece: work.piece,
  };

  function reportError(words: string) {
    setMissing(words);
    if (!isMuted) playTone('bad');
  }
  const sendPhotos = (taken: Photos) => {
    for (const kind of photoKinds) {
      const photo = taken[kind];
      if (photo) queue({ kind: 'addPhoto', input: { ...piece, kind }, photo });
    }
  };
  const measured = () => {
    const [weightGrams, lengthMillimetres, widthMillimetres, heightMillimetres] = measureNames.map((name) =>
      readMeasure(name, typed[name]),
    );
    if (!weightGrams || !lengthMillimetres || !widthMillimetres || !heightMillimetres) return undefined;
    return { weightGrams, lengthMillimetres, widthMillimetres, heightMillimetres };
  };
  const lacksPhotos = !hasPhotos && !(photos.label && photos.whole);

  function finish() {
    const measures = measured();
    const wrong = measureNames.find((name) => readMeasure(name, typed[name]) === undefined);
    if (!measures || wrong) {
      reportError(t('measure.fillIn', { name: t(`measure.${wrong ?? 'weight'}`) }));
      return focus(wrong ?? 'weight');
    }
    if (lacksPhotos) return reportError(t('measure.photosMissing', keyLabels));
    sendPhotos(photos);
    scan({ kind: 'measure', input: { ...piece, ...measures, scale, scannedAt: new Date() } });
    onClose();
  }

  function hold(reason: HoldReason, taken: Photos) {
    const measures = measured();
    const scannedAt = new Date();
    sendPhotos(taken);
    // Complete measures are not discarded: the piece is measured first, then held.
    if (measures && !lacksPhotos)
      queue({ kind: 'measure', input: { ...piece, ...measures, scale, scannedAt } });
    scan({ kind: 'hold', input: { ...piece, reason, note: '', scannedAt } });
    onClose();
  }

  function take(pictures: readonly Blob[]) {
    setMissing('');
    if (isDamaged) return hold('damage', { ...photos, ...(pictures[0] && { damage: pictures[0] }) });
    const free = (['label', 'whole'] as const).filter((kind) => !photos[kind]);
    const kinds = free.length > 0 ? free : (['whole'] as const);
    const added = Object.fromEntries(
      pictures.slice(0, kinds.length).map((picture, index) => [kinds[index], picture]),
    );
    setPhotos({ ...photos, ...added });
  }

  function enter(name: MeasureName, typedAtMs: readonly number[]) {
    if (readMeasure(name, typed[name]) === undefined) return reportError(t(`measure.wrong.${name}`));
    setMissing('');
    if (name === 'weight' && scale !== 'serial') setScale(isFromDevice(typedAtMs) ? 'wedge' : 'typed');
    const after = measureNames[measureNames.indexOf(name) + 1];
    if (after) return focus(after);
    finish();
  }

  return (
    <StationScreen
      name="measure"
      scan={
        <div
          className="flex flex-wrap items-baseline gap-x-5"
          data-work={work.number}
          data-piece={work.piece}
        >
          <strong className="font-mono text-[clamp(28px,4.4vh,48px)] leading-tight break-all">
            {work.number}
          </strong>
          {(work.piece > 1 || (work.pieces ?? 1) > 1) && (
            <span className="text-lead">{t('measure.piece', { piece: work.piece })}</span>
          )}
        </div>
      }
      keys={
        <>
          <KeyButton act="confirm" look="primary" onPress={finish}>
            {t('measure.save')}
          </KeyButton>
          <PhotoKeys
            camera={camera}
            next={next}
            onTaken={take}
            onFailed={() => reportError(t('photo.failed'))}
          />
          <KeyButton
            act="damage"
            look="danger"
            isPressed={isDamaged}
            onPress={() => setIsDamaged(!isDamaged)}
          >
            {t('measure.damage')}
          </KeyButton>
          <KeyButton act="hold" look="danger" onPress={() => hold('contraband', photos)}>
            {t('measure.contraband')}
          </KeyButton>
          <KeyButton act="nextPiece" isOff={work.pieces === 1} onPress={onNextPiece}>
            {t('measure.nextPiece')}
          </KeyButton>
          {scaleState !== 'none' && scaleState !== 'on' && (
            <KeyButton act="scale" onPress={connect}>
              {t(scaleState === 'failed' ? 'measure.scaleFailed' : 'measure.scale')}
            </KeyButton>
          )}
          <KeyButton act="back" onPress={onClose}>
            {t('measure.startOver')}
          </KeyButton>
        </>
      }
    >
      <MeasureFields
        typed={typed}
        onType={(name, text) => {
          setTyped({ ...typed, [name]: text });
          if (name === 'weight') setScale('typed');
        }}
        onEnter={enter}
        fields={fields}
      />
      <p role="alert" data-missing={missing !== ''} className="min-h-7 text-lead font-semibold text-danger">
        {missing || (isDamaged ? t('measure.damagePhoto', keyLabels) : '')}
      </p>
      <LineLimits typed={typed} />
      <PhotoRow photos={photos} next={next} isDamaged={isDamaged} camera={camera} />
      {work.parcel?.weightGrams !== null && work.parcel && (
        <p data-remeasure className="text-body text-warning">
          {t('measure.remeasure')}
        </p>
      )}
      <div className="grow">{work.parcel && <ParcelFacts parcel={work.parcel} />}</div>
    </StationScreen>
  );
}
