import { parseMemberCode } from '@onehaul/domain/member-code';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { useTranslation } from '@onehaul/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { AnswerPanel } from '../kit/answer-panel.tsx';
import { parcelOf } from '../kit/scan-result.ts';
import { KeyButton } from '../kit/key-button.tsx';
import { LabelBar } from '../kit/label-bar.tsx';
import { ScanField } from '../kit/scan-field.tsx';
import { useStation } from '../kit/station-context.tsx';
import { StationScreen } from '../kit/station-screen.tsx';
import { useLabelPrinter } from '../kit/use-label-printer.ts';
import type { AnswerOf } from '../outbox/entry.ts';
import { isLabelDue } from './is-label-due.ts';

/** Receiving: identifies the owner and the next step. */
export function ReceiveStation() {
  const { t } = useTranslation('station');
  const { t: p } = useTranslation('printers');
  const { workplace, view, answer, scan, showMessage } = useStation();
  const [last, setLast] = useState('');
  /** Number whose owner the clerk asked to enter; an unowned parcel asks without this. */
  const [askedFor, setAskedFor] = useState('');
  const [skipped, setSkipped] = useState('');

  const where = { shopId: workplace.shopId, warehouseId: workplace.warehouseId };
  const entryId = answer && 'entryId' in answer ? answer.entryId : undefined;
  const entry = view.latest.find(({ id }) => id === entryId);
  const isUnowned =
    entry?.kind === 'receive' &&
    entry.state === 'sent' &&
    (entry.answer as AnswerOf<'receive'> | undefined)?.outcome === 'unclaimed';
  const unowned = isUnowned && entry.id !== skipped ? entry.input.courierNumber : '';
  const asked = askedFor || unowned;
  const piece = (entry && parcelOf(entry)?.piece) ?? 1;
  const label = useLabelPrinter();

  // What is on the screen when the clerk comes back from another station has had its label.
  const handled = useRef(new Set([entryId]));
  useEffect(() => {
    // An unowned parcel gets its label when its owner is entered or skipped.
    if (!entry || entry.state === 'waiting' || unowned || handled.current.has(entry.id)) return;
    handled.current.add(entry.id);
    const parcel = parcelOf(entry);
    if (!label.isAutomatic || !parcel || !isLabelDue(entry, Date.now())) return;
    void label.print({ courierNumber: parcel.courierNumber, piece: parcel.piece });
  });

  function receive(typed: string, isFurtherPiece = false) {
    const courierNumber = parseCourierNumber(typed);
    if (!courierNumber) {
      return showMessage(typed, { tone: 'bad', word: t('scan.wrong'), text: t('scan.wrongNumber') });
    }
    setLast(courierNumber);
    setAskedFor('');
    const scannedAt = new Date();
    scan({ kind: 'receive', input: { ...where, courierNumber, memberCode: '', isFurtherPiece, scannedAt } });
  }

  function assign(typed: string) {
    if (typed === '') {
      setSkipped(entryId ?? '');
      setAskedFor('');
      // The message replaces the scan, so its label is printed here.
      if (entry && unowned && label.isAutomatic && isLabelDue(entry, Date.now()))
        void label.print({ courierNumber: unowned, piece });
      return showMessage(asked, { tone: 'kept', word: t('receive.left'), text: t('receive.leftText') });
    }
    const code = parseMemberCode(typed);
    // A courier number instead of a member code: the parcel stays unowned, and the new one is received.
    if (!code && typed.length > 8 && parseCourierNumber(typed)) return receive(typed);
    if (!code) {
      return showMessage(typed, { tone: 'bad', word: t('scan.wrong'), text: t('scan.wrongCode') });
    }
    setAskedFor('');
    const input = { ...where, courierNumber: asked, piece, memberCode: code, scannedAt: new Date() };
    scan({ kind: 'assign', input });
  }

  return (
    <StationScreen
      name="receive"
      scan={
        asked ? (
          <ScanField
            step="member"
            label={t('receive.memberOf', { number: asked })}
            hint={t('receive.memberHint')}
            onScan={assign}
          />
        ) : (
          <ScanField
            step="number"
            label={t('receive.number')}
            hint={t('scan.hint')}
            onScan={(text) => text && receive(text)}
          />
        )
      }
      keys={
        <>
          <KeyButton act="nextPiece" isOff={!last} onPress={() => receive(last, true)}>
            {t('receive.furtherPiece')}
          </KeyButton>
          <KeyButton act="owner" isOff={!last} onPress={() => setAskedFor(last)}>
            {t('receive.askMember')}
          </KeyButton>
          {label.printers.length > 0 && (
            <KeyButton
              act="print"
              isOff={!last || !label.canPrint}
              onPress={() => void label.print({ courierNumber: last, piece })}
            >
              {p('station.print')}
            </KeyButton>
          )}
        </>
      }
    >
      <AnswerPanel ready={t('receive.ready')} />
      <LabelBar label={label} />
    </StationScreen>
  );
}
