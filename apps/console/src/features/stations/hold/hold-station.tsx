import { type StationParcel, stationCalls } from '@onehaul/contract/console/stations';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { type HoldReason, holdReasons, parcelMachine } from '@onehaul/domain/parcel/parcel-state';
import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { AnswerPanel } from '../kit/answer-panel.tsx';
import { KeyButton, KeySign } from '../kit/key-button.tsx';
import { ParcelFacts } from '../kit/parcel-facts.tsx';
import { ScanField } from '../kit/scan-field.tsx';
import { useStation } from '../kit/station-context.tsx';
import { StationScreen } from '../kit/station-screen.tsx';

/** The scanned number, its pieces as returned by the server, and the index of the chosen one. */
type Open = { readonly number: string; readonly pieces: readonly StationParcel[]; readonly at: number };

/** Station that puts a parcel on hold for a reason, or releases it. */
export function HoldStation() {
  const { t } = useTranslation('station');
  const { workplace, scan, showMessage, clear } = useStation();
  const [open, setOpen] = useState<Open>();
  const [note, setNote] = useState('');
  const noteField = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const where = { shopId: workplace.shopId, warehouseId: workplace.warehouseId };
  const parcel = open?.pieces[open.at];
  const may = (act: 'hold' | 'release') =>
    open !== undefined &&
    (!parcel ||
      (act === 'hold' ? parcelMachine.events(parcel.state).includes('hold') : parcel.state === 'onHold'));

  async function loadParcel(courierNumber: string) {
    clear();
    setNote('');
    setOpen({ number: courierNumber, pieces: [], at: 0 });
    try {
      const { items } = await callApi(stationCalls.find, { ...where, courierNumber });
      if (items.length > 0) {
        return setOpen((now) => (now?.number === courierNumber ? { ...now, pieces: items } : now));
      }
      setOpen((now) => (now?.number === courierNumber ? undefined : now));
      showMessage(courierNumber, { tone: 'bad', word: t('measure.unknown'), text: t('measure.unknownText') });
    } catch (error) {
      const { code = 500, message } = failureOf(error);
      if (code >= 500 || code === 401) return;
      setOpen(undefined);
      showMessage(courierNumber, { tone: 'bad', word: t('fate.refused'), text: message });
    }
  }

  const done = () => {
    setOpen(undefined);
    setNote('');
  };
  const change = (number: string) => ({
    ...where,
    courierNumber: number,
    piece: parcel?.piece ?? 1,
    note: note.trim(),
    scannedAt: new Date(),
  });
  function hold(reason: HoldReason) {
    if (!open || !may('hold')) return;
    scan({ kind: 'hold', input: { ...change(open.number), reason } });
    done();
  }
  function release() {
    if (!open) return;
    scan({ kind: 'release', input: change(open.number) });
    done();
  }

  function read(text: string) {
    if (text === '') return;
    const chosen = holdReasons[Number(text) - 1];
    if (open && text.length === 1 && chosen) {
      if (may('hold')) return hold(chosen);
      done();
      return showMessage(open.number, { tone: 'bad', word: t('holdStation.notNow'), text: '' });
    }
    const number = parseCourierNumber(text);
    if (!number)
      return showMessage(text, { tone: 'bad', word: t('scan.wrong'), text: t('scan.wrongNumber') });
    void loadParcel(number);
  }

  return (
    <StationScreen
      name="hold"
      scan={
        <ScanField
          step={open ? 'reason' : 'number'}
          label={open ? t('holdStation.reason') : t('holdStation.number')}
          hint={open ? t('holdStation.reasonHint') : t('scan.hint')}
          onScan={read}
        />
      }
      keys={
        <>
          <KeyButton act="release" look="primary" isOff={!may('release')} onPress={release}>
            {t('holdStation.release')}
          </KeyButton>
          <KeyButton act="note" isOff={!open} onPress={() => noteField.current?.focus()}>
            {t('holdStation.note')}
          </KeyButton>
          {open && open.pieces.length > 1 && (
            <KeyButton
              act="nextPiece"
              onPress={() => setOpen({ ...open, at: (open.at + 1) % open.pieces.length })}
            >
              {t('measure.nextPiece')}
            </KeyButton>
          )}
          <KeyButton act="back" isOff={!open} onPress={done}>
            {t('measure.startOver')}
          </KeyButton>
        </>
      }
    >
      {open ? (
        <section
          aria-label={t('answer.label')}
          data-answer="choose"
          className="flex grow flex-col gap-5 overflow-auto rounded-card border-2 border-line-strong bg-sunken p-6"
        >
          <output className="font-mono text-heading break-all">{open.number}</output>
          {parcel && <ParcelFacts parcel={parcel} />}
          {may('hold') && (
            <ul
              className="grid grid-cols-2 gap-2 lg:grid-cols-3 xl:grid-cols-4"
              aria-label={t('holdStation.reason')}
            >
              {holdReasons.map((reason, index) => (
                <li key={reason}>
                  <button
                    type="button"
                    data-reason={reason}
                    onClick={() => hold(reason)}
                    className="flex min-h-14 w-full items-center gap-3 rounded-control border border-line-strong bg-surface px-4 text-start text-body hover:bg-primary-2"
                  >
                    <KeySign>{index + 1}</KeySign>
                    {t(`hold.${reason}`)}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <div className="flex max-w-200 flex-col gap-1.5">
            <label htmlFor={noteId} className="text-small">
              {t('holdStation.noteLabel')}
            </label>
            <input
              ref={noteField}
              id={noteId}
              data-hold-note
              maxLength={300}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              onKeyDown={backOnEnter}
              className="h-12 rounded-control border border-line-strong bg-surface px-3 text-body"
            />
          </div>
        </section>
      ) : (
        <AnswerPanel ready={t('holdStation.ready')} />
      )}
    </StationScreen>
  );
}

/** Enter ends the note, so that the next key selects a reason again. */
function backOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  document.querySelector<HTMLInputElement>('[data-scan-field]')?.focus();
}
