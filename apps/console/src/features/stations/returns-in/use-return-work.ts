import { type ReturnForStaff, returnDeskCalls } from '@onehaul/contract/console/returns';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { createIdempotentSubmit } from '../../../app/idempotent-submit.ts';
import { useOneAtATime } from '../kit/use-one-at-a-time.ts';

type Grading = {
  readonly grades: { position: number; good: number; damaged: number; missing: number }[];
  readonly note: string;
  readonly box?: { weightGrams: number; lengthMm: number; widthMm: number; heightMm: number };
};

/** State of the current return; actions run one at a time. */
export function useReturnWork(first: ReturnForStaff, onFailed: (message: string) => void) {
  const queries = useQueryClient();
  const [one, setOne] = useState(first);
  const { isBusy, run } = useOneAtATime(onFailed);
  // A retry with unknown outcome reuses its idempotency key.
  const [submitOnce] = useState(createIdempotentSubmit);
  const which = { shopId: one.shopId, id: one.id };

  const work = async (task: () => Promise<ReturnForStaff>): Promise<ReturnForStaff | undefined> => {
    const worked = await run(async () => {
      const done = await task();
      setOne(done);
      void queries.invalidateQueries({ queryKey: ['returns'] });
      return done;
    });
    return worked?.done;
  };

  return {
    one,
    isBusy,
    receive: () =>
      work(() =>
        submitOnce({ act: 'receive', ...which }, (idempotencyKey) =>
          callApi(returnDeskCalls.receive, which, { idempotencyKey }),
        ),
      ),
    grade: (grading: Grading) =>
      work(() =>
        submitOnce({ act: 'grade', ...which, ...grading }, (idempotencyKey) =>
          callApi(returnDeskCalls.grade, { ...which, ...grading }, { idempotencyKey }),
        ),
      ),
    addPhotos: (pictures: readonly Blob[]) =>
      work(async () => {
        let now = one;
        for (const picture of pictures) {
          const file = new Uint8Array(await picture.arrayBuffer());
          const idempotencyKey = crypto.randomUUID();
          now = await callApi(returnDeskCalls.addPhoto, { ...which, file }, { idempotencyKey });
        }
        return now;
      }),
  };
}
