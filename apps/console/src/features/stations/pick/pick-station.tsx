import { pickCalls } from '@onehaul/contract/console/fulfilment';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { AnswerPanel } from '../kit/answer-panel.tsx';
import { createDirectChange } from '../kit/direct-change.ts';
import { KeyButton } from '../kit/key-button.tsx';
import { ScanField } from '../kit/scan-field.tsx';
import { useStation } from '../kit/station-context.tsx';
import { StationScreen } from '../kit/station-screen.tsx';
import { ChooseWave } from './choose-wave.tsx';
import { useWave } from './use-wave.ts';
import { WaveList } from './wave-list.tsx';
import { type Counted, countPieces, readItem } from './count-item.ts';
import { isItem, keyOfStop, progressOf, type Stop } from './wave-progress.ts';

/** Picking along the bins from a list; scans are stored also where there is no network. */
export function PickStation() {
  const { id, wave, error, open, show, close } = useWave();
  if (id === undefined || failureOf(error).error === 'record.notFound') {
    return <ChooseWave onOpen={open} onStarted={show} />;
  }
  return <Picking key={id} id={id} wave={wave} onClose={close} />;
}

type Props = Pick<ReturnType<typeof useWave>, 'wave'> & { readonly id: number; readonly onClose: () => void };

function Picking({ id, wave, onClose }: Props) {
  const { t } = useTranslation('packing');
  const { t: s } = useTranslation('station');
  const { workplace, view, scan: addScan, showMessage, clear, isOffline } = useStation();
  const [later, setLater] = useState<readonly string[]>([]);
  const [last, setLast] = useState({ number: '', piece: 1 });
  const [missing, setMissing] = useState<Stop>();
  const [counted, setCounted] = useState<Counted>();
  const [change] = useState(() => createDirectChange());
  const client = useQueryClient();
  const where = { shopId: workplace.shopId, warehouseId: workplace.warehouseId };
  const progress = wave && progressOf(wave, view.latest, later);
  const next = progress?.next;
  const isDone = progress !== undefined && progress.left.length === 0;

  /** Counts pieces locally; the server is called when an order's item is complete. */
  function pickItem({ item, pieces }: NonNullable<ReturnType<typeof readItem>>) {
    const { code, orderNumber, quantity } = item;
    const words = { order: orderNumber, code, quantity };
    const count = countPieces(counted, item, pieces);
    if (count.outcome === 'tooMany')
      return showMessage(code, { tone: 'bad', word: t('pick.tooMany'), text: t('pick.tooManyText', words) });
    setCounted(count.outcome === 'counted' ? count.counted : undefined);
    if (count.outcome === 'counted')
      return showMessage(code, {
        tone: 'good',
        word: t('pick.counted', { ...words, count: count.counted.count }),
        text: t('pick.countedText', words),
      });
    addScan({
      kind: 'pickItem',
      input: { ...where, orderNumber, code, quantity, waveId: id, scannedAt: new Date() },
    });
  }

  function pick(typed: string, piece = 1) {
    if (typed === '') return;
    const scanned = wave && progress && readItem(typed, wave.items, progress.left);
    if (scanned) return pickItem(scanned);
    const courierNumber = parseCourierNumber(typed);
    if (!courierNumber)
      return showMessage(typed, { tone: 'bad', word: s('scan.wrong'), text: s('scan.wrongNumber') });
    setLast({ number: courierNumber, piece });
    addScan({
      kind: 'pickParcel',
      input: { ...where, courierNumber, piece, waveId: id, scannedAt: new Date() },
    });
  }

  function reportMissing(note: string) {
    if (!missing) return;
    setMissing(undefined);
    const report = { ...where, note, scannedAt: new Date() };
    if (isItem(missing)) {
      const { orderNumber, code } = missing;
      return void addScan({ kind: 'shortItem', input: { ...report, orderNumber, code } });
    }
    const { courierNumber, piece } = missing;
    addScan({ kind: 'shortPick', input: { ...report, courierNumber, piece } });
  }

  async function putBack(orderNumber: string) {
    try {
      await change({ ...where, orderNumber }, (scan, idempotencyKey) =>
        callApi(pickCalls.putBack, scan, { idempotencyKey }),
      );
      void client.invalidateQueries({ queryKey: ['pick'] });
      showMessage(orderNumber, { tone: 'notice', word: t('pick.putBackDone'), text: t('pick.putBackText') });
    } catch (error) {
      showMessage(orderNumber, { tone: 'bad', word: s('fate.refused'), text: failureOf(error).message });
    }
  }

  return (
    <StationScreen
      name="pick"
      scan={
        missing ? (
          <ScanField
            step="missing"
            label={t('pick.notFoundOf', { number: isItem(missing) ? missing.code : missing.courierNumber })}
            hint={t('pick.notFoundHint')}
            onScan={reportMissing}
          />
        ) : (
          <ScanField
            step="parcel"
            label={`${t('pick.wave', { id })} · ${t('pick.parcel')}`}
            hint={s('scan.hint')}
            onScan={(text) => pick(text)}
          />
        )
      }
      keys={
        <>
          <KeyButton act="nextPiece" isOff={!last.number} onPress={() => pick(last.number, last.piece + 1)}>
            {t('pick.furtherPiece')}
          </KeyButton>
          <KeyButton act="later" isOff={!next} onPress={() => next && setLater([...later, keyOfStop(next)])}>
            {t('pick.skip')}
          </KeyButton>
          <KeyButton
            act="missing"
            look="danger"
            isOff={!next || missing !== undefined}
            onPress={() => setMissing(next)}
          >
            {t('pick.notFound')}
          </KeyButton>
          <KeyButton
            act="putBack"
            isOff={!next || isOffline}
            onPress={() => next && void putBack(next.orderNumber)}
          >
            {t('pick.putBack', { number: next?.orderNumber ?? '' })}
          </KeyButton>
          <KeyButton
            act="back"
            onPress={() => {
              clear();
              if (missing) setMissing(undefined);
              else onClose();
            }}
          >
            {t('pick.otherWave')}
          </KeyButton>
        </>
      }
    >
      <AnswerPanel ready={readyWords()}>
        {isDone && (
          <p data-wave-done className="text-heading text-positive">
            {t('pick.allDone')}: {t('pick.allDoneText')}
          </p>
        )}
      </AnswerPanel>
      {progress && <WaveList progress={progress} />}
      {!wave && isOffline && <p className="text-body text-muted">{t('pick.needsServerText')}</p>}
    </StationScreen>
  );

  function readyWords(): string {
    if (isDone) return t('pick.allDone');
    if (next && isItem(next)) return t('pick.readyItem', { count: next.quantity, code: next.code });
    return next?.binCode ? t('pick.ready', { bin: next.binCode }) : t('pick.readyAny');
  }
}
