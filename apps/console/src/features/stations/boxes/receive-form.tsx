import type { ArrivingOrder } from '@onehaul/contract/console/boxes';
import { useTranslation } from '@onehaul/i18n/react';
import { Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { z } from 'zod';
import { useMeAtStation } from '../../../app/me.ts';
import { KeyButton } from '../kit/key-button.tsx';
import { keyLabels } from '../kit/key-map.ts';
import { StationScreen } from '../kit/station-screen.tsx';
import type { MeasureName } from '../measure/measure-fields.tsx';
import { PhotoKeys } from '../measure/photo-keys.tsx';
import { ScaleKey } from '../measure/scale-key.tsx';
import { MeasuredBoxPanel } from '../pack/measured-box-panel.tsx';
import { PricePanel } from '../pack/price-panel.tsx';
import { useMeasuredBox } from '../pack/use-measured-box.ts';
import { ArrivingFacts } from './arriving-facts.tsx';
import { nextBox } from './box-difference.ts';
import { ExpectedList } from './expected-list.tsx';
import { type Received, useReceiving } from './use-receiving.ts';

type Props = {
  readonly first: ArrivingOrder;
  /** Number of the scanned box, where the code identified one. */
  readonly scanned: number | null;
  readonly onFinished: (received: Received) => void;
  readonly onClose: () => void;
};

/** Receives one order box by box until all announced boxes have arrived. */
export function ReceiveForm({ first, scanned, onFinished, onClose }: Props) {
  const { t } = useTranslation('boxes');
  const { t: s } = useTranslation('station');
  const mayDecide = useMeAtStation()?.permissions.includes('order:decide') ?? false;
  const box = useMeasuredBox();
  const { pictures, setAlertText, camera, focus, reportError, isEmpty } = box;
  const [chosen, setChosen] = useState<number | undefined>(scanned ?? undefined);
  const [isDeciding, setDeciding] = useState(false);
  const receiving = useReceiving(first, reportError);
  const { order, comparison, isBusy } = receiving;

  const mayChange = order.step === 'awaitingArrival';
  const missing = order.expected.filter(({ receivedAt }) => receivedAt === null);
  const bare = order.boxes.find(({ hasProof }) => !hasProof)?.boxNumber;
  const boxNumber = chosen ?? nextBox(order);

  function startBox() {
    box.clear();
    setChosen(undefined);
  }

  async function save() {
    const measured = box.read();
    if (!measured) return;
    if (boxNumber === undefined) return;
    setAlertText('');
    if (await receiving.receive({ ...measured, boxNumber }, pictures)) {
      box.playSuccess();
      startBox();
    }
  }

  function enter(name: MeasureName) {
    if (box.advanceFrom(name)) void save();
  }

  function take(taken: readonly Blob[]) {
    setAlertText('');
    // Attaches photos to the box just measured, or else to the one being measured.
    if (isEmpty && bare !== undefined) void receiving.addPhotos(bare, taken);
    else box.addPictures(taken);
    focus('weight');
  }

  const photographed = isEmpty && bare !== undefined ? bare : boxNumber;
  return (
    <StationScreen
      name="boxes"
      scan={
        <div
          className="flex flex-wrap items-baseline gap-x-5"
          data-order={order.number}
          data-step={order.step}
        >
          <strong className="font-mono text-[clamp(28px,4.4vh,48px)] leading-tight">{order.number}</strong>
          {!mayChange && <span className="text-lead text-warning">{t('isDone')}</span>}
          {order.exception && <span className="text-lead text-danger">{order.exceptionNote}</span>}
        </div>
      }
      keys={
        <>
          {mayChange && (
            <>
              <KeyButton
                act="confirm"
                look={missing.length === 0 && bare === undefined ? 'primary' : 'plain'}
                isOff={isBusy || missing.length > 0 || bare !== undefined || !isEmpty}
                onPress={() => void receiving.finish(onFinished)}
              >
                {t('finish')}
              </KeyButton>
              <PhotoKeys
                camera={camera}
                next="whole"
                subject={t('box', { box: photographed ?? '' })}
                onTaken={take}
                onFailed={() => reportError(s('photo.failed'))}
              />
              <KeyButton
                act="missing"
                look="danger"
                isOff={isBusy || missing.length === 0 || order.exception !== null}
                onPress={() => void receiving.reportShort()}
              >
                {t('short', { count: missing.length })}
              </KeyButton>
              {mayDecide && (
                <KeyButton
                  act="sendWithoutMissing"
                  isOff={isBusy || missing.length === 0 || order.boxes.length === 0}
                  onPress={() => setDeciding(true)}
                >
                  {t('shipShort')}
                </KeyButton>
              )}
              <ScaleKey scale={box.scale} />
            </>
          )}
          <KeyButton act="back" onPress={isEmpty ? onClose : startBox}>
            {t('another')}
          </KeyButton>
        </>
      }
    >
      <ArrivingFacts order={order} />
      {mayChange && (
        <MeasuredBoxPanel
          box={box}
          boxNumber={boxNumber}
          title={boxNumber === undefined ? t('allThere') : t('box', { box: boxNumber })}
          pendingWords={(count) => t('pendingPhotos', { count })}
          hint={isEmpty && bare !== undefined ? t('nextPhoto', { box: bare, ...keyLabels }) : ''}
          onEnter={enter}
        />
      )}
      <div className="grid gap-5 xl:grid-cols-2">
        <ExpectedList
          order={order}
          current={boxNumber}
          mayChange={mayChange && !isBusy}
          onChoose={setChosen}
        />
        {/* In a narrow window the price comes before its breakdown. */}
        {comparison && (
          <div className="max-xl:order-first">
            <PricePanel comparison={comparison} isSoFar={missing.length > 0} />
          </div>
        )}
      </div>
      {isDeciding && (
        <ModalForm
          title={t('shipShortTitle', { number: order.number })}
          text={t('shipShortText', { boxes: missing.map((box) => box.boxNumber).join(', ') })}
          schema={z.object({ reason: z.string().trim().min(1).max(300) })}
          submitLabel={t('shipShort')}
          onSubmit={async ({ reason }) => {
            await receiving.shipShort(reason, onFinished);
          }}
          onClose={() => setDeciding(false)}
        >
          <Field name="reason" label={t('reason')}>
            <Input.TextArea rows={3} maxLength={300} />
          </Field>
        </ModalForm>
      )}
    </StationScreen>
  );
}
