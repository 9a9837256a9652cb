import { type ExpectedInbound, stockStationCalls } from '@onehaul/contract/console/stock';
import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { createIdempotentSubmit } from '../../../app/idempotent-submit.ts';
import { KeyButton } from '../kit/key-button.tsx';
import { keyLabels } from '../kit/key-map.ts';
import { useIsMuted } from '../kit/muted.ts';
import { ScanField } from '../kit/scan-field.tsx';
import { playTone } from '../kit/sounds.ts';
import { useStation } from '../kit/station-context.tsx';
import { StationScreen } from '../kit/station-screen.tsx';
import { CountLines } from './count-lines.tsx';
import { type Count, type Counts, countOf, differencesOf, lineOf, addOne, readCounts } from './counts.ts';

type Props = { readonly inbound: ExpectedInbound; readonly onClose: () => void };

/** Counts one delivery: a scan adds a piece, or a number is typed; differences need a second confirmation. */
export function InboundCount({ inbound, onClose }: Props) {
  const { t } = useTranslation('stockDesk');
  const { showAndRecord, isOffline } = useStation();
  const isMuted = useIsMuted();
  const [counts, setCounts] = useState<Counts>(new Map());
  const [last, setLast] = useState<number>();
  const [alertText, setAlertText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  // A retry with unknown outcome reuses its idempotency key.
  const [submitOnce] = useState(createIdempotentSubmit);
  const { lines } = inbound;

  const hear = (tone: 'good' | 'bad') => {
    if (!isMuted) playTone(tone);
  };
  function reportError(words: string) {
    setAlertText(words);
    hear('bad');
  }
  function scan(text: string) {
    if (text === '') return;
    const line = lineOf(lines, text);
    if (!line) return reportError(t('in.notInIt', { code: text }));
    setCounts((now) => addOne(now, line.skuId));
    setLast(line.skuId);
    setAlertText('');
    setIsAsked(false);
    hear('good');
  }
  function type(skuId: number, change: Partial<Count>) {
    setCounts((now) => new Map(now).set(skuId, { ...countOf(now, skuId), ...change }));
    setIsAsked(false);
  }
  async function confirm() {
    const read = readCounts(lines, counts);
    if (!read) return reportError(t('in.unread'));
    const differences = differencesOf(lines, read);
    if (differences > 0 && !isAsked) {
      setIsAsked(true);
      return reportError(t('in.differs', { count: differences, ...keyLabels }));
    }
    if (isBusy) return;
    setIsBusy(true);
    try {
      const input = { shopId: inbound.shopId, id: inbound.id, lines: read };
      const { number, putAway } = await submitOnce(input, (idempotencyKey) =>
        callApi(stockStationCalls.receive, input, { idempotencyKey }),
      );
      onClose();
      showAndRecord('stockIn', number, {
        tone: 'good',
        word: t('in.done'),
        text: t('in.doneText', { count: putAway }),
      });
    } catch (error) {
      reportError(failureOf(error).message);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <StationScreen
      name="stockIn"
      scan={<ScanField step="piece" label={t('in.scanPiece')} hint={t('in.scanPieceHint')} onScan={scan} />}
      keys={
        <>
          <KeyButton act="confirm" look="primary" isOff={isBusy || isOffline} onPress={() => void confirm()}>
            {t(isAsked ? 'in.confirmAnyway' : 'in.confirm')}
          </KeyButton>
          <KeyButton act="back" onPress={onClose}>
            {t('in.back')}
          </KeyButton>
        </>
      }
    >
      <p role="alert" data-said className={alertText ? 'text-title text-danger' : 'sr-only'}>
        {alertText}
      </p>
      <header className="flex flex-wrap items-baseline gap-x-5" data-counting={inbound.number}>
        <strong className="font-mono text-title">{inbound.number}</strong>
        <span className="text-body">
          <b className="font-mono">{inbound.memberCode}</b> {inbound.memberName}
        </span>
        {inbound.courierNumber && (
          <span className="font-mono text-body text-muted">{inbound.courierNumber}</span>
        )}
      </header>
      {inbound.remark && (
        <p className="rounded-card border-2 border-information bg-information-ground p-3 text-body">
          {inbound.remark}
        </p>
      )}
      <CountLines lines={lines} counts={counts} lastId={last} onType={type} onEnter={() => void confirm()} />
    </StationScreen>
  );
}
