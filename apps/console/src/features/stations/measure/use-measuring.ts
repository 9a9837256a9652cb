import { type StationParcel, stationCalls } from '@onehaul/contract/console/stations';
import { sameScanMs } from '@onehaul/domain/parcel/scan';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { keyLabels } from '../kit/key-map.ts';
import { useStation } from '../kit/station-context.tsx';
import { choosePiece } from './choose-piece.ts';

/** Piece on the scale; parcel details load afterwards, or not at all offline. */
export type Work = {
  readonly number: string;
  readonly piece: number;
  /** Pieces under this number; unknown offline. */
  readonly pieces?: number;
  readonly parcel?: StationParcel;
};

const maxPieces = 99;
const omitParcel = ({ parcel: _, ...work }: Work): Work => work;

/** State of the parcel being measured. */
export function useMeasuring() {
  const { t } = useTranslation('station');
  const { workplace, view, showMessage, clear } = useStation();
  const [work, setWork] = useState<Work>();
  const ifStill = (number: string, next: Work | undefined) =>
    setWork((now) => (now?.number === number ? next : now));

  async function open(typed: string, isAnew = false) {
    const number = parseCourierNumber(typed);
    if (!number)
      return showMessage(typed, { tone: 'bad', word: t('scan.wrong'), text: t('scan.wrongNumber') });
    const now = Date.now();
    const justNow = view.latest.some(
      ({ kind, state, input, madeAtMs }) =>
        kind === 'measure' &&
        state !== 'conflict' &&
        input.courierNumber === number &&
        now - madeAtMs < sameScanMs,
    );
    if (justNow && !isAnew)
      return showMessage(number, {
        tone: 'again',
        word: t('fate.again'),
        text: t('measure.justNow', keyLabels),
      });
    clear();
    setWork({ number, piece: 1 });
    try {
      const { shopId, warehouseId } = workplace;
      const { items } = await callApi(stationCalls.find, { shopId, warehouseId, courierNumber: number });
      const choice = choosePiece(items);
      if (choice.kind === 'measure') {
        const { piece, pieces } = choice.parcel;
        return ifStill(number, { number, piece, pieces, parcel: choice.parcel });
      }
      ifStill(number, undefined);
      showMessage(number, {
        tone: 'bad',
        word: t(`measure.${choice.kind}`),
        text: t(`measure.${choice.kind}Text`),
      });
    } catch (error) {
      const { code = 500, message } = failureOf(error);
      // Measuring works offline; the server checks that the parcel is here when the scan is sent.
      if (code >= 500 || code === 401) return;
      ifStill(number, undefined);
      showMessage(number, { tone: 'bad', word: t('fate.refused'), text: message });
    }
  }

  return {
    work,
    open: (typed: string) => void open(typed),
    /** Reopens a parcel just measured, to correct it without waiting out the one-minute duplicate window. */
    openAnew: (number: string) => void open(number, true),
    nextPiece: () =>
      setWork((now) => now && { ...omitParcel(now), piece: (now.piece % (now.pieces ?? maxPieces)) + 1 }),
    close: () => setWork(undefined),
  };
}
