import { batchCalls, type LoadUnit } from '@onehaul/contract/console/batches';
import { parseUnitNumber } from '@onehaul/domain/order/load-unit';
import { failureOf } from '@onehaul/workbench/failure';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import type { WhichBatch } from './batch-key.ts';

/** Result of a scan. */
export type Answer = {
  readonly key: number;
  readonly code: string;
} & (
  | {
      readonly kind: 'loaded' | 'moved' | 'again';
      readonly number: string;
      readonly loaded: number;
      readonly boxes: number;
    }
  | { readonly kind: 'unloaded'; readonly isOut: boolean }
  | { readonly kind: 'unitChosen' }
  | { readonly kind: 'refused'; readonly message: string }
);

/** Load units of the batch; scanned boxes go into the chosen one, or stay loose. */
type Units = {
  readonly units: readonly LoadUnit[];
  readonly unitId: number | null;
  readonly choose: (unitId: number | null) => void;
};

/** Sends scans sequentially in scan order and returns the result of the last one. */
export function useLoadScans(which: WhichBatch, { units, unitId, choose }: Units) {
  const client = useQueryClient();
  const [answer, setAnswer] = useState<Answer>();
  const [waiting, setWaiting] = useState(0);
  const line = useRef<Promise<void>>(Promise.resolve());
  const count = useRef(0);

  async function send(boxCode: string, isOut: boolean, into: number | null): Promise<void> {
    const about = { key: ++count.current, code: boxCode.toUpperCase() };
    try {
      if (isOut) {
        const { isOut: isGone } = await callApi(batchCalls.unload, { ...which, boxCode });
        setAnswer({ ...about, kind: 'unloaded', isOut: isGone });
      } else {
        const { outcome, order } = await callApi(batchCalls.load, { ...which, boxCode, unitId: into });
        const { number, loadedBoxes: loaded, boxes } = order;
        setAnswer({ ...about, kind: outcome, number, loaded, boxes });
      }
    } catch (error) {
      setAnswer({ ...about, kind: 'refused', message: failureOf(error).message });
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: ['batches', 'one'] }),
      client.invalidateQueries({ queryKey: ['batches', 'waiting'] }),
    ]);
  }

  return {
    answer,
    waiting,
    scan(boxCode: string, isOut: boolean) {
      // A scanned bag or pallet label selects that unit for the following scans.
      const number = parseUnitNumber(boxCode);
      const scanned = number && units.find((unit) => unit.number === number && unit.state === 'open');
      if (scanned) {
        choose(scanned.id);
        return setAnswer({ key: ++count.current, code: scanned.number, kind: 'unitChosen' });
      }
      setWaiting((now) => now + 1);
      line.current = line.current
        .then(() => send(boxCode, isOut, unitId))
        .finally(() => setWaiting((now) => now - 1));
    },
  };
}
