import { type StationParcel, stationCalls } from '@onehaul/contract/console/stations';
import { nearestBinCodes, parseBinCode } from '@onehaul/domain/parcel/bin-code';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { useRef, useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { AnswerPanel } from '../kit/answer-panel.tsx';
import { KeyButton } from '../kit/key-button.tsx';
import type { KeyAct } from '../kit/key-map.ts';
import { ParcelFacts } from '../kit/parcel-facts.tsx';
import { ScanField } from '../kit/scan-field.tsx';
import { useStation } from '../kit/station-context.tsx';
import { StationScreen } from '../kit/station-screen.tsx';
import { looksLikeBin } from './bin-code.ts';
import { useBins } from './use-bins.ts';

type Suggestion = {
  readonly code: string;
  readonly why: 'withSiblings' | 'emptiest';
  readonly parcels: number;
};
/** A parcel scanned before any bin. */
type Waiting = {
  readonly number: string;
  readonly parcel?: StationParcel;
  readonly suggestions: readonly Suggestion[];
};

/** Put-away: scan a bin, then parcels into it; a parcel scanned first gets a bin suggestion. */
export function PutAwayStation() {
  const { t } = useTranslation('station');
  const { workplace, scan, showMessage, clear } = useStation();
  const [bin, setBin] = useState('');
  const [waiting, setWaiting] = useState<Waiting>();
  /** Ref copy of the waiting number, to detect stale responses. */
  const waitsNow = useRef<string>(undefined);
  const [isRefused, setIsRefused] = useState(false);
  const [last, setLast] = useState({ number: '', piece: 1 });
  const bins = useBins(workplace);
  const where = { shopId: workplace.shopId, warehouseId: workplace.warehouseId };

  function shelve(courierNumber: string, binCode: string, piece = 1) {
    waitsNow.current = undefined;
    setWaiting(undefined);
    setLast({ number: courierNumber, piece });
    scan({ kind: 'shelve', input: { ...where, courierNumber, piece, binCode, scannedAt: new Date() } });
  }

  async function suggest(courierNumber: string) {
    clear();
    waitsNow.current = courierNumber;
    setWaiting({ number: courierNumber, suggestions: [] });
    try {
      const { parcel, withSiblings, emptiest } = await callApi(stationCalls.suggestBin, {
        ...where,
        courierNumber,
        piece: 1,
      });
      const suggestions: Suggestion[] = [
        ...(withSiblings ? [{ ...withSiblings, why: 'withSiblings' as const }] : []),
        ...(emptiest && emptiest.code !== withSiblings?.code
          ? [{ ...emptiest, why: 'emptiest' as const }]
          : []),
      ];
      setWaiting((now) => (now?.number === courierNumber ? { ...now, parcel, suggestions } : now));
    } catch (error) {
      const { code = 500, message } = failureOf(error);
      // Offline there is no suggestion; the clerk chooses the bin.
      if (code >= 500) return;
      if (waitsNow.current !== courierNumber) return;
      waitsNow.current = undefined;
      setWaiting(undefined);
      showMessage(courierNumber, { tone: 'bad', word: t('fate.refused'), text: message });
    }
  }

  function openBin(code: string) {
    setBin(code);
    if (waitsNow.current !== undefined) return shelve(waitsNow.current, code);
    showMessage(code, {
      tone: 'good',
      word: t('putAway.binOpen', { bin: code }),
      text: t('putAway.binOpenText'),
    });
  }

  /** Clears the previous bin first: scanning another shelf means the clerk has left it. */
  async function checkBin(code: string) {
    setBin('');
    showMessage(code, { tone: 'kept', word: t('putAway.binChecking', { bin: code }), text: '' });
    const codes = await bins.loadCodes();
    // No cached list and no server: the code is accepted here, and the server rejects a wrong one.
    if (!codes || codes.includes(code)) return openBin(code);
    setIsRefused(true);
    const nearest = nearestBinCodes(code, codes).join(', ');
    showMessage(code, {
      tone: 'bad',
      word: t('putAway.noBin'),
      text: t(nearest ? 'putAway.noBinText' : 'putAway.noBinsText', { bin: code, nearest }),
    });
  }

  function read(text: string) {
    if (text === '') return;
    setIsRefused(false);
    const code = parseBinCode(text);
    if (code && bins.has(code)) return openBin(code);
    if (code && looksLikeBin(text)) return void checkBin(code);
    const number = parseCourierNumber(text);
    if (!number)
      return showMessage(text, { tone: 'bad', word: t('scan.wrong'), text: t('scan.wrongNumber') });
    if (bin) return shelve(number, bin);
    void suggest(number);
  }

  function closeBin() {
    setBin('');
    waitsNow.current = undefined;
    setWaiting(undefined);
    setIsRefused(false);
    clear();
  }

  return (
    <StationScreen
      name="putAway"
      scan={
        <div className="flex flex-col gap-4">
          <p className="flex items-baseline gap-4" data-bin={bin}>
            <span className="text-lead text-muted">{t('putAway.bin')}</span>
            <strong className="font-mono text-[clamp(30px,5vh,56px)] leading-none">{bin || '-'}</strong>
          </p>
          <ScanField
            step={bin ? 'parcel' : waiting ? 'binOfParcel' : 'bin'}
            label={
              bin
                ? t('putAway.parcel', { bin })
                : waiting
                  ? t('putAway.binFor', { number: waiting.number })
                  : t('putAway.scanBin')
            }
            hint={t('scan.hint')}
            onScan={read}
          />
        </div>
      }
      keys={
        <>
          <KeyButton act="back" isOff={!bin && !waiting} onPress={closeBin}>
            {t('putAway.otherBin')}
          </KeyButton>
          <KeyButton
            act="nextPiece"
            isOff={!bin || !last.number}
            onPress={() => shelve(last.number, bin, last.piece + 1)}
          >
            {t('putAway.furtherPiece')}
          </KeyButton>
        </>
      }
    >
      {waiting && (
        <section
          aria-label={t('answer.label')}
          data-answer="suggestion"
          className="flex grow flex-col gap-5 rounded-card border-2 border-information bg-information-ground p-6"
        >
          <output className="font-mono text-heading break-all">{waiting.number}</output>
          <div className="flex flex-wrap gap-4">
            {waiting.suggestions.map(({ code, why, parcels }, index) => (
              <SuggestedBin
                key={code}
                act={index === 0 ? 'confirm' : 'alternative'}
                code={code}
                text={t(`putAway.${why}`, { count: parcels })}
                onPress={() => {
                  setBin(code);
                  shelve(waiting.number, code);
                }}
              />
            ))}
          </div>
          {waiting.parcel && <ParcelFacts parcel={waiting.parcel} />}
        </section>
      )}
      {(!waiting || isRefused) && <AnswerPanel ready={t(bin ? 'putAway.ready' : 'putAway.readyBin')} />}
    </StationScreen>
  );
}

type SuggestedProps = {
  readonly act: KeyAct;
  readonly code: string;
  readonly text: string;
  readonly onPress: () => void;
};

function SuggestedBin({ act, code, text, onPress }: SuggestedProps) {
  return (
    <div className="flex flex-col items-start gap-1.5" data-suggestion={code}>
      <KeyButton act={act} look="primary" onPress={onPress}>
        <span className="font-mono text-[clamp(32px,6vh,64px)] leading-tight">{code}</span>
      </KeyButton>
      <span className="text-body">{text}</span>
    </div>
  );
}
