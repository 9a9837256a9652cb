import type { ServiceForStaff } from '@onehaul/contract/console/services';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { useMeAtStation } from '../../../app/me.ts';
import { KeyButton } from '../kit/key-button.tsx';
import { useIsMuted } from '../kit/muted.ts';
import { ScanField } from '../kit/scan-field.tsx';
import { playTone } from '../kit/sounds.ts';
import { useStation } from '../kit/station-context.tsx';
import { StationScreen } from '../kit/station-screen.tsx';
import { PhotoKeys } from '../measure/photo-keys.tsx';
import { useCamera } from '../measure/use-camera.ts';
import { CameraView } from '../pack/camera-view.tsx';
import { parseFinding, readYuan } from './read-typed.ts';
import { ServiceFacts } from './service-facts.tsx';
import { useServiceWork } from './use-service-work.ts';

type Props = { readonly first: ServiceForStaff; readonly onClose: () => void };
type Typed = { readonly figure: string; readonly answer: string };

/** Processes one service: accepted, photographed, completed or marked impossible. */
export function ServiceForm({ first, onClose }: Props) {
  const { t, i18n } = useTranslation('serviceDesk');
  const { t: s } = useTranslation('station');
  const { money } = measuresIn(i18n.language);
  const { showAndRecord, isOffline } = useStation();
  const isMuted = useIsMuted();
  const camera = useCamera();
  const mayWork = useMeAtStation()?.permissions.includes('service:work') ?? false;
  const [typed, setTyped] = useState<Typed>({ figure: '', answer: '' });
  const [isRefusing, setRefusing] = useState(false);
  const [alertText, setAlertText] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  const { service, isBusy, ...work } = useServiceWork(first, reportError);
  const { state, finds } = service;
  const isOff = isBusy || isOffline || !mayWork;

  useEffect(() => {
    fields.current?.querySelector<HTMLInputElement>('[data-station-field]')?.focus();
  }, [state, isRefusing]);

  function reportError(words: string) {
    setAlertText(words);
    if (!isMuted) playTone('bad');
  }
  /** Returns to the scan field and shows the result in the large panel. */
  function leave(word: string, text: string, tone: 'good' | 'notice' = 'good') {
    onClose();
    showAndRecord('services', service.targetNumber, { tone, word, text });
  }

  async function take() {
    setAlertText('');
    if ((await work.take()) && !isMuted) playTone('good');
  }
  async function putBack() {
    if (await work.putBack()) leave(t('done.putBack'), '', 'notice');
  }
  async function quote() {
    const minor = readYuan(typed.figure);
    if (minor === undefined) return reportError(t('wrong.price'));
    if (await work.quote(minor, typed.answer.trim())) leave(t('done.quote'), t('done.quoteText'));
  }
  async function finish() {
    if (service.photoUrls.length === 0) return reportError(t('wrong.photo'));
    const found = parseFinding(finds, typed.figure);
    if (!found) return reportError(t(finds === 'count' ? 'wrong.count' : 'wrong.weight'));
    if (await work.finish({ ...found, answer: typed.answer.trim() }))
      leave(t('done.finish'), t('done.finishText'));
  }
  async function refuse(reason: string) {
    if (reason === '') return;
    if (await work.refuse(reason)) leave(t('done.refuse'), t('done.refuseText'), 'notice');
    setRefusing(false);
  }
  const go = state === 'paid' ? take : state === 'assigned' ? finish : quote;
  const goWords = { paid: t('act.take'), assigned: t('act.finish'), requested: t('act.quote') };
  const isOpen = state === 'paid' || state === 'assigned' || state === 'requested';

  return (
    <StationScreen
      name="services"
      scan={
        isRefusing ? (
          <ScanField
            step="reason"
            label={
              service.paidAt && service.minor
                ? t('field.reason', { amount: money(service.minor, 'CNY'), member: service.memberCode })
                : t('field.reasonFree')
            }
            hint={t('field.reasonHint')}
            onScan={(text) => void refuse(text)}
          />
        ) : (
          <div
            className="flex flex-wrap items-baseline gap-x-5"
            data-work={service.number}
            data-state={state}
          >
            <strong className="text-[clamp(26px,4vh,44px)] leading-tight">{service.name}</strong>
            <span className="text-lead text-muted">{t(`state.${state}`)}</span>
          </div>
        )
      }
      keys={
        <>
          {isOpen && !isRefusing && (
            <KeyButton act="confirm" look="primary" isOff={isOff} onPress={() => void go()}>
              {goWords[state]}
            </KeyButton>
          )}
          {state === 'assigned' && !isRefusing && (
            <PhotoKeys
              camera={camera}
              next="whole"
              subject={t('fact.photos')}
              onTaken={(pictures) =>
                void work.addPhotos(pictures).then((isDone) => isDone && setAlertText(''))
              }
              onFailed={() => reportError(s('photo.failed'))}
            />
          )}
          {state === 'assigned' && !isRefusing && (
            <KeyButton act="putBack" isOff={isOff} onPress={() => void putBack()}>
              {t('act.putBack')}
            </KeyButton>
          )}
          {isOpen && !isRefusing && (
            <KeyButton act="refuse" look="danger" isOff={isOff} onPress={() => setRefusing(true)}>
              {t('act.refuse')}
            </KeyButton>
          )}
          <KeyButton act="back" onPress={() => (isRefusing ? setRefusing(false) : onClose())}>
            {t('act.close')}
          </KeyButton>
        </>
      }
    >
      <p role="alert" data-said className={alertText ? 'text-title text-danger' : 'sr-only'}>
        {alertText}
      </p>
      {!mayWork && <p className="text-body text-muted">{t('readOnly')}</p>}
      <div className="flex flex-wrap items-start gap-4">
        <CameraView camera={camera} label={s('measure.camera')} />
        <div ref={fields} className="grid grow gap-3">
          {!isRefusing && mayWork && (state === 'requested' || (state === 'assigned' && finds)) && (
            <Field
              name="figure"
              label={t(
                state === 'requested' ? 'field.price' : finds === 'count' ? 'field.count' : 'field.weight',
              )}
              value={typed.figure}
              onChange={(figure) => setTyped({ ...typed, figure })}
              onEnter={() => void go()}
            />
          )}
          {!isRefusing && mayWork && (state === 'requested' || state === 'assigned') && (
            <Field
              name="answer"
              label={t('field.answer')}
              value={typed.answer}
              onChange={(answer) => setTyped({ ...typed, answer })}
              onEnter={() => void go()}
            />
          )}
        </div>
      </div>
      <ServiceFacts service={service} />
    </StationScreen>
  );
}

type FieldProps = {
  readonly name: 'figure' | 'answer';
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
};

const Field = ({ name, label, value, onChange, onEnter }: FieldProps) => (
  <label className="grid gap-1">
    <span className="text-small font-semibold">{label}</span>
    <input
      data-field={name}
      data-station-field=""
      className={`h-14 rounded-control border-2 border-line-strong bg-surface px-4 text-title text-ink outline-none focus:border-primary-7 focus:ring-4 focus:ring-primary-4 ${name === 'figure' ? 'max-w-60 font-mono' : ''}`}
      inputMode={name === 'figure' ? 'decimal' : 'text'}
      maxLength={name === 'figure' ? 12 : 500}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
    />
  </label>
);
