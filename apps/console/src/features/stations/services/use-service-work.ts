import { type DeskService, serviceDeskCalls } from '@onehaul/contract/console/services';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../app/ask.ts';
import { openAttempt } from '../../../app/attempt.ts';
import { useOneAtATime } from '../kit/use-one-at-a-time.ts';

type Finish = { readonly answer: string; readonly count?: number; readonly weightGrams?: number };

/** State of the current service; actions run one at a time. */
export function useServiceWork(first: DeskService, onFailed: (message: string) => void) {
  const queries = useQueryClient();
  const [service, setService] = useState(first);
  const { isBusy, work: one } = useOneAtATime(onFailed);
  // A retry with unknown outcome reuses its idempotency key.
  const [attempt] = useState(openAttempt);
  const which = { shopId: service.shopId, id: service.id };

  const work = (task: () => Promise<DeskService>) =>
    one(async () => {
      setService(await task());
      void queries.invalidateQueries({ queryKey: ['services'] });
    });

  return {
    service,
    isBusy,
    take: () =>
      work(() =>
        attempt({ act: 'take', ...which }, (idempotencyKey) =>
          ask(serviceDeskCalls.take, which, { idempotencyKey }),
        ),
      ),
    putBack: () =>
      work(() =>
        attempt({ act: 'putBack', ...which }, (idempotencyKey) =>
          ask(serviceDeskCalls.putBack, which, { idempotencyKey }),
        ),
      ),
    quote: (minor: number, answer: string) =>
      work(() =>
        attempt({ act: 'quote', ...which, minor, answer }, (idempotencyKey) =>
          ask(serviceDeskCalls.quote, { ...which, minor, answer }, { idempotencyKey }),
        ),
      ),
    finish: (finish: Finish) =>
      work(() =>
        attempt({ act: 'finish', ...which, ...finish }, (idempotencyKey) =>
          ask(serviceDeskCalls.finish, { ...which, ...finish }, { idempotencyKey }),
        ),
      ),
    refuse: (reason: string) =>
      work(() =>
        attempt({ act: 'refuse', ...which, reason }, (idempotencyKey) =>
          ask(serviceDeskCalls.refuse, { ...which, reason }, { idempotencyKey }),
        ),
      ),
    addPhotos: (pictures: readonly Blob[]) =>
      work(async () => {
        let now = service;
        for (const picture of pictures) {
          const file = new Uint8Array(await picture.arrayBuffer());
          const idempotencyKey = crypto.randomUUID();
          now = await ask(serviceDeskCalls.addPhoto, { ...which, file }, { idempotencyKey });
        }
        return now;
      }),
  };
}
