import { type ServiceForStaff, serviceDeskCalls } from '@onehaul/contract/console/services';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { createIdempotentSubmit } from '../../../app/idempotent-submit.ts';
import { useOneAtATime } from '../kit/use-one-at-a-time.ts';

type Finish = { readonly answer: string; readonly count?: number; readonly weightGrams?: number };

/** State of the current service; actions run one at a time. */
export function useServiceWork(first: ServiceForStaff, onFailed: (message: string) => void) {
  const queries = useQueryClient();
  const [service, setService] = useState(first);
  const { isBusy, run } = useOneAtATime(onFailed);
  // A retry with unknown outcome reuses its idempotency key.
  const [submitOnce] = useState(createIdempotentSubmit);
  const which = { shopId: service.shopId, id: service.id };

  const work = (task: () => Promise<ServiceForStaff>) =>
    run(async () => {
      setService(await task());
      void queries.invalidateQueries({ queryKey: ['services'] });
    });

  return {
    service,
    isBusy,
    take: () =>
      work(() =>
        submitOnce({ act: 'take', ...which }, (idempotencyKey) =>
          callApi(serviceDeskCalls.take, which, { idempotencyKey }),
        ),
      ),
    putBack: () =>
      work(() =>
        submitOnce({ act: 'putBack', ...which }, (idempotencyKey) =>
          callApi(serviceDeskCalls.putBack, which, { idempotencyKey }),
        ),
      ),
    quote: (minor: number, answer: string) =>
      work(() =>
        submitOnce({ act: 'quote', ...which, minor, answer }, (idempotencyKey) =>
          callApi(serviceDeskCalls.quote, { ...which, minor, answer }, { idempotencyKey }),
        ),
      ),
    finish: (finish: Finish) =>
      work(() =>
        submitOnce({ act: 'finish', ...which, ...finish }, (idempotencyKey) =>
          callApi(serviceDeskCalls.finish, { ...which, ...finish }, { idempotencyKey }),
        ),
      ),
    refuse: (reason: string) =>
      work(() =>
        submitOnce({ act: 'refuse', ...which, reason }, (idempotencyKey) =>
          callApi(serviceDeskCalls.refuse, { ...which, reason }, { idempotencyKey }),
        ),
      ),
    addPhotos: (pictures: readonly Blob[]) =>
      work(async () => {
        let now = service;
        for (const picture of pictures) {
          const file = new Uint8Array(await picture.arrayBuffer());
          const idempotencyKey = crypto.randomUUID();
          now = await callApi(serviceDeskCalls.addPhoto, { ...which, file }, { idempotencyKey });
        }
        return now;
      }),
  };
}
