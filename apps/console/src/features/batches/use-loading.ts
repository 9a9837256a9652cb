import { batchCalls } from '@onehaul/contract/console/batches';
import { failureOf } from '@onehaul/workbench/failure';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ask } from '../../app/ask.ts';
import type { WhichBatch } from './batch-key.ts';

/** What became of a scan. */
export type Answer = {
  readonly key: number;
  readonly code: string;
} & (
  | {
      readonly kind: 'loaded' | 'again';
      readonly number: string;
      readonly loaded: number;
      readonly boxes: number;
    }
  | { readonly kind: 'unloaded'; readonly isOut: boolean }
  | { readonly kind: 'refused'; readonly message: string }
);

/** Sends scans one after the other, in the order they were made, and tells what became of the last one. */
export function useLoading(which: WhichBatch) {
  const client = useQueryClient();
  const [answer, setAnswer] = useState<Answer>();
  const [waiting, setWaiting] = useState(0);
  const line = useRef<Promise<void>>(Promise.resolve());
  const count = useRef(0);

  async function send(boxCode: string, isOut: boolean): Promise<void> {
    const about = { key: ++count.current, code: boxCode.toUpperCase() };
    try {
      if (isOut) {
        const { isOut: isGone } = await ask(batchCalls.unload, { ...which, boxCode });
        setAnswer({ ...about, kind: 'unloaded', isOut: isGone });
      } else {
        const { outcome, order } = await ask(batchCalls.load, { ...which, boxCode });
        const { number, loadedBoxes: loaded, boxes } = order;
        setAnswer({ ...about, kind: outcome, number, loaded, boxes });
      }
    } catch (error) {
      setAnswer({ ...about, kind: 'refused', message: failureOf(error).message });
    }
    await client.invalidateQueries({ queryKey: ['batches', 'one'] });
  }

  return {
    answer,
    waiting,
    scan(boxCode: string, isOut: boolean) {
      setWaiting((now) => now + 1);
      line.current = line.current
        .then(() => send(boxCode, isOut))
        .finally(() => setWaiting((now) => now - 1));
    },
  };
}
