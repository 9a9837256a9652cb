import { type ReturnForStaff, returnDeskCalls } from '@onehaul/contract/console/returns';
import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { createIdempotentSubmit } from '../../../app/idempotent-submit.ts';
import { KeyButton } from '../kit/key-button.tsx';
import { useIsMuted } from '../kit/muted.ts';
import { playTone } from '../kit/sounds.ts';
import { useStation } from '../kit/station-context.tsx';
import { StationScreen } from '../kit/station-screen.tsx';
import { StationInput } from './station-input.tsx';

type Props = {
  /** The scanned code, usually a courier number. */
  readonly code: string;
  readonly onOpened: (opened: ReturnForStaff) => void;
  readonly onClose: () => void;
};

/** Receives an unannounced return for the member whose code is on it. */
export function OpenForm({ code, onOpened, onClose }: Props) {
  const { t } = useTranslation('returnDesk');
  const { workplace, isOffline } = useStation();
  const isMuted = useIsMuted();
  const [typed, setTyped] = useState({ memberCode: '', goods: '', quantity: '1' });
  const [alertText, setAlertText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [submitOnce] = useState(createIdempotentSubmit);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLInputElement>('[data-station-field]')?.focus(), []);

  function reportError(words: string) {
    setAlertText(words);
    if (!isMuted) playTone('bad');
  }
  async function open() {
    const quantity = /^[1-9]\d{0,3}$/.test(typed.quantity.trim()) ? Number(typed.quantity) : 0;
    if (typed.memberCode.trim() === '' || typed.goods.trim() === '' || quantity === 0)
      return reportError(t('wrong.open'));
    const found = {
      shopId: workplace.shopId,
      warehouseId: workplace.warehouseId,
      memberCode: typed.memberCode.trim(),
      courierNumber: code,
      items: [{ goods: typed.goods.trim(), quantity }],
    };
    setBusy(true);
    try {
      onOpened(
        await submitOnce({ act: 'open', ...found }, (idempotencyKey) =>
          callApi(returnDeskCalls.open, found, { idempotencyKey }),
        ),
      );
    } catch (error) {
      reportError(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  }
  const field = (name: keyof typeof typed, isNumber = false) => (
    <StationInput
      name={name}
      label={t(`form.${name}`)}
      isNumber={isNumber}
      value={typed[name]}
      onChange={(words) => setTyped({ ...typed, [name]: words })}
      onEnter={() => void open()}
    />
  );
  return (
    <StationScreen
      name="returnsIn"
      scan={<strong className="font-mono text-[clamp(26px,4vh,44px)] leading-tight">{code}</strong>}
      keys={
        <>
          <KeyButton act="confirm" look="primary" isOff={isBusy || isOffline} onPress={() => void open()}>
            {t('act.open')}
          </KeyButton>
          <KeyButton act="back" onPress={onClose}>
            {t('act.back')}
          </KeyButton>
        </>
      }
    >
      <p role="alert" data-said className={alertText ? 'text-title text-danger' : 'sr-only'}>
        {alertText}
      </p>
      <div ref={fields} className="grid gap-3 lg:grid-cols-[240px_minmax(0,1fr)_140px]">
        {field('memberCode')}
        {field('goods')}
        {field('quantity', true)}
      </div>
    </StationScreen>
  );
}
