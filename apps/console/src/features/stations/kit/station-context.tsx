import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react';
import type { StationName } from '../../../app/navigation.ts';
import { browserShifts } from '../../../app/shift.ts';
import { type Draft, numberOf } from '../outbox/entry.ts';
import type { Outbox, OutboxView } from '../outbox/outbox.ts';
import type { Fate } from './fate.ts';
import { sameScan } from './same-scan.ts';
import { keyOfWorkplace, type Workplace } from './workplace.ts';

/** Content of the large panel: a scan in progress, or a message of the station itself. */
export type Answer = {
  readonly key: string;
  /** performance.now() value, used to measure the time from Enter to the answer. */
  readonly enteredAtMs: number;
  readonly number: string;
} & ({ readonly entryId: string; readonly isAgain: boolean } | { readonly said: Fate });

export type Station = {
  readonly workplace: Workplace;
  readonly view: OutboxView;
  readonly isOffline: boolean;
  readonly answer: Answer | undefined;
  /** Stores and sends a scan and shows its result. Within a minute a duplicate only beeps: returns false. */
  readonly scan: (draft: Draft) => boolean;
  /** Queues an addition to a scan (such as a photo) that has no result of its own. */
  readonly queue: (draft: Draft) => void;
  readonly say: (number: string, fate: Fate) => void;
  /** Shows an action the server has already completed; the shift counts and lists it. */
  readonly sayDone: (station: StationName, number: string, fate: Fate) => void;
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
  readonly notKept: Fate;
  readonly children: ReactNode;
};

export const useOutboxView = (outbox: Outbox) => useSyncExternalStore(outbox.subscribe, outbox.view);

/** The current shift of this browser. */
export const useShift = () => useSyncExternalStore(browserShifts().subscribe, browserShifts().current);

export function StationProvider({ outbox, workplace, isOffline, notKept, children }: Props) {
  const view = useOutboxView(outbox);
  const [answer, setAnswer] = useState<Answer>();

  const station = useMemo<Station>(() => {
    const say = (number: string, said: Fate) =>
      setAnswer({ key: crypto.randomUUID(), enteredAtMs: performance.now(), number, said });
    const keep = (draft: Draft, id: string) =>
      void outbox.add(draft, id).catch(() => say(numberOf(draft), notKept));
    return {
      workplace,
      view,
      isOffline,
      answer,
      say,
      sayDone(name, number, fate) {
        say(number, fate);
        browserShifts().record({
          id: crypto.randomUUID(),
          station: name,
          workplace: keyOfWorkplace(workplace),
          number,
          tone: fate.tone,
          word: fate.word,
          atMs: Date.now(),
        });
      },
      clear: () => setAnswer(undefined),
      queue: (draft) => keep(draft, crypto.randomUUID()),
      scan(draft) {
        const same = sameScan(outbox.view().latest, draft, Date.now());
        const id = same?.id ?? crypto.randomUUID();
        setAnswer({
          key: crypto.randomUUID(),
          enteredAtMs: performance.now(),
          number: numberOf(draft),
          entryId: id,
          isAgain: same !== undefined,
        });
        if (!same) keep(draft, id);
        return !same;
      },
    };
  }, [outbox, workplace, view, isOffline, answer, notKept]);
  return (
    <StationContext key={keyOfWorkplace(workplace)} value={station}>
      {children}
    </StationContext>
  );
}
