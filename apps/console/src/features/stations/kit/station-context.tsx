import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { StationName } from '../../../app/navigation.ts';
import { browserShiftStore } from '../../../app/shift.ts';
import { type Draft, numberOf } from '../outbox/entry.ts';
import type { Outbox, OutboxView } from '../outbox/outbox.ts';
import type { ScanResult } from './scan-result.ts';
import { findDuplicateScan } from './find-duplicate-scan.ts';
import { keyOfWorkplace, type Workplace } from './workplace.ts';

/** Content of the large panel: a scan in progress, or a message of the station itself. */
export type Answer = {
  readonly key: string;
  /** performance.now() value, used to measure the time from Enter to the answer. */
  readonly enteredAtMs: number;
  readonly number: string;
} & ({ readonly entryId: string; readonly isAgain: boolean } | { readonly message: ScanResult });

export type Station = {
  readonly workplace: Workplace;
  readonly view: OutboxView;
  readonly isOffline: boolean;
  readonly answer: Answer | undefined;
  /** Stores and sends a scan and shows its result. Within a minute a duplicate only beeps: returns false. */
  readonly scan: (draft: Draft) => boolean;
  /** Queues an addition to a scan (such as a photo) that has no result of its own. */
  readonly queue: (draft: Draft) => void;
  readonly showMessage: (number: string, result: ScanResult) => void;
  /** Shows an action the server has already completed; the shift counts and lists it. */
  readonly showAndRecord: (station: StationName, number: string, result: ScanResult) => void;
  readonly clear: () => void;
};

const StationContext = createContext<Station | undefined>(undefined);

export function useStation(): Station {
  const station = use(StationContext);
  if (!station) throw new Error('a station needs its shell around it');
  return station;
}

type Props = {
  readonly outbox: Outbox;
  readonly workplace: Workplace;
  readonly isOffline: boolean;
  /** Message when this browser cannot store a scan. */
  readonly notStored: ScanResult;
  readonly children: ReactNode;
};

export const useOutboxView = (outbox: Outbox) => useSyncExternalStore(outbox.subscribe, outbox.view);

/** The current shift of this browser. */
export const useShift = () =>
  useSyncExternalStore(browserShiftStore().subscribe, browserShiftStore().current);

export function StationProvider({ outbox, workplace, isOffline, notStored, children }: Props) {
  const view = useOutboxView(outbox);
  const { pathname } = useLocation();
  const [last, setLast] = useState<{ readonly pathname: string; readonly answer: Answer }>();
  // The last result of another station says nothing about the work at this one.
  const answer = last?.pathname === pathname ? last.answer : undefined;

  const station = useMemo<Station>(() => {
    const setAnswer = (next: Answer) => setLast({ pathname, answer: next });
    const showMessage = (number: string, message: ScanResult) =>
      setAnswer({ key: crypto.randomUUID(), enteredAtMs: performance.now(), number, message });
    const enqueue = (draft: Draft, id: string) =>
      void outbox.add(draft, id).catch(() => showMessage(numberOf(draft), notStored));
    return {
      workplace,
      view,
      isOffline,
      answer,
      showMessage,
      showAndRecord(name, number, result) {
        showMessage(number, result);
        browserShiftStore().record({
          id: crypto.randomUUID(),
          station: name,
          workplace: keyOfWorkplace(workplace),
          number,
          tone: result.tone,
          word: result.word,
          atMs: Date.now(),
        });
      },
      clear: () => setLast(undefined),
      queue: (draft) => enqueue(draft, crypto.randomUUID()),
      scan(draft) {
        const duplicate = findDuplicateScan(outbox.view().latest, draft, Date.now());
        const id = duplicate?.id ?? crypto.randomUUID();
        setAnswer({
          key: crypto.randomUUID(),
          enteredAtMs: performance.now(),
          number: numberOf(draft),
          entryId: id,
          isAgain: duplicate !== undefined,
        });
        if (!duplicate) enqueue(draft, id);
        return !duplicate;
      },
    };
  }, [outbox, workplace, view, isOffline, pathname, answer, notStored]);
  return (
    <StationContext key={keyOfWorkplace(workplace)} value={station}>
      {children}
    </StationContext>
  );
}
