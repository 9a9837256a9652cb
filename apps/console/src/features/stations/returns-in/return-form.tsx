import type { ReturnForStaff } from '@onehaul/contract/console/returns';
import { useTranslation } from '@onehaul/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { useMeAtStation } from '../../../app/me.ts';
import { KeyButton } from '../kit/key-button.tsx';
import { keyLabels } from '../kit/key-map.ts';
import { useIsMuted } from '../kit/muted.ts';
import { playTone } from '../kit/sounds.ts';
import { useStation } from '../kit/station-context.tsx';
import { StationScreen } from '../kit/station-screen.tsx';
import { PhotoKeys } from '../measure/photo-keys.tsx';
import { useCamera } from '../measure/use-camera.ts';
import { CameraView } from '../pack/camera-view.tsx';
import { GradeRows } from './grade-rows.tsx';
import { gradeAllGood, readBox, readGrades, type TypedGrades } from './grade-values.ts';
import { ReturnFacts } from './return-facts.tsx';
import { StationInput } from './station-input.tsx';
import { useReturnWork } from './use-return-work.ts';

type Props = { readonly first: ReturnForStaff; readonly onClose: () => void };

/** Processes one return: received, photographed and graded piece by piece. */
export function ReturnForm({ first, onClose }: Props) {
  const { t } = useTranslation('returnDesk');
  const { t: s } = useTranslation('station');
  const { showAndRecord, isOffline } = useStation();
  const isMuted = useIsMuted();
  const camera = useCamera();
  const mayWork = useMeAtStation()?.permissions.includes('return:work') ?? false;
  const [typed, setTyped] = useState<TypedGrades>({});
  const [more, setMore] = useState({ weight: '', size: '', note: '' });
  const [alertText, setAlertText] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  const { one, isBusy, ...work } = useReturnWork(first, reportError);
  const isOff = isBusy || isOffline || !mayWork;
  const isHere = one.state === 'received';
  const isBoxAsked = one.items.some(({ skuId }) => skuId === null);

  useEffect(() => {
    fields.current?.querySelector<HTMLInputElement>('[data-station-field]')?.focus();
  }, [one.state]);

  function reportError(words: string) {
    setAlertText(words);
    if (!isMuted) playTone('bad');
  }
  async function receive() {
    setAlertText('');
    if ((await work.receive()) && !isMuted) playTone('good');
  }
  async function grade() {
    const read = readGrades(one.items, typed);
    if (read.wrong)
      return reportError(t('wrong.count', { goods: read.wrong.goodsName, quantity: read.wrong.quantity }));
    const sum = (name: 'good' | 'damaged' | 'missing') =>
      read.grades.reduce((so, each) => so + each[name], 0);
    if (sum('damaged') > 0 && one.photoUrls.length === 0) return reportError(t('wrong.photo', keyLabels));
    const box = readBox(more);
    if (isBoxAsked && !box && sum('good') > 0) return reportError(t('wrong.box'));
    const done = await work.grade({ grades: read.grades, note: more.note.trim(), ...(box && { box }) });
    if (!done) return;
    onClose();
    const figures = { good: sum('good'), damaged: sum('damaged'), missing: sum('missing') };
    showAndRecord('returnsIn', one.number, {
      tone: 'good',
      word: t('done.graded'),
      text: t('done.gradedText', figures),
    });
  }

  return (
    <StationScreen
      name="returnsIn"
      scan={
        <div className="flex flex-wrap items-baseline gap-x-5" data-work={one.number} data-state={one.state}>
          <strong className="font-mono text-[clamp(26px,4vh,44px)] leading-tight">{one.number}</strong>
          <span className="text-lead text-muted">{t(`state.${one.state}`)}</span>
        </div>
      }
      keys={
        <>
          {one.state === 'expected' && (
            <KeyButton act="confirm" look="primary" isOff={isOff} onPress={() => void receive()}>
              {t('act.receive')}
            </KeyButton>
          )}
          {isHere && (
            <>
              <KeyButton act="confirm" look="primary" isOff={isOff} onPress={() => void grade()}>
                {t('act.grade')}
              </KeyButton>
              <PhotoKeys
                camera={camera}
                next="whole"
                subject={t('drawer.photos')}
                onTaken={(pictures) => void work.addPhotos(pictures).then((done) => done && setAlertText(''))}
                onFailed={() => reportError(s('photo.failed'))}
              />
              <KeyButton act="allGood" isOff={isOff} onPress={() => setTyped(gradeAllGood(one.items))}>
                {t('act.allGood')}
              </KeyButton>
            </>
          )}
          <KeyButton act="back" onPress={onClose}>
            {t('act.close')}
          </KeyButton>
        </>
      }
    >
      <p role="alert" data-said className={alertText ? 'text-title text-danger' : 'sr-only'}>
        {alertText}
      </p>
      {!mayWork && <p className="text-body text-muted">{t('readOnly')}</p>}
      <CameraView camera={camera} label={s('measure.camera')} />
      <div ref={fields} className="grid gap-4">
        {isHere ? (
          <GradeRows
            items={one.items}
            typed={typed}
            isOff={isOff}
            onChange={setTyped}
            onEnter={() => void grade()}
          />
        ) : (
          <ul className="grid gap-2 text-lead">
            {one.items.map(({ position, goodsName, quantity, skuCode }) => (
              <li key={position}>
                {goodsName} × {quantity} <code className="font-mono text-small text-muted">{skuCode}</code>
              </li>
            ))}
          </ul>
        )}
        {isHere && (
          <div
            className={`grid items-end gap-3 ${isBoxAsked ? 'lg:grid-cols-[160px_300px_minmax(0,1fr)]' : ''}`}
          >
            {isBoxAsked && (
              <>
                <StationInput
                  name="weight"
                  label={t('form.weight')}
                  isNumber
                  isOff={isOff}
                  value={more.weight}
                  onChange={(weight) => setMore({ ...more, weight })}
                  onEnter={() => void grade()}
                />
                <StationInput
                  name="size"
                  label={`${t('form.size')} · ${t('form.sizeHint')}`}
                  isNumber
                  isOff={isOff}
                  value={more.size}
                  onChange={(size) => setMore({ ...more, size })}
                  onEnter={() => void grade()}
                />
              </>
            )}
            <StationInput
              name="note"
              label={t('form.note')}
              isOff={isOff}
              value={more.note}
              onChange={(note) => setMore({ ...more, note })}
              onEnter={() => void grade()}
            />
          </div>
        )}
      </div>
      <ReturnFacts one={one} />
    </StationScreen>
  );
}
