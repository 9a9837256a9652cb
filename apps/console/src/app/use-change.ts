import type { StaffInputOf, StaffOutputOf } from '@onehaul/client/console';
import type { StaffCall } from '@onehaul/contract/console/staff-call';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from './call-api.ts';
import { useHandledRow } from './handled-row.tsx';
import { createIdempotentSubmit } from './idempotent-submit.ts';

/** Makes a changing call, then invalidates the named queries. */
export function useChange<C extends StaffCall>(call: C, invalidatedQueries: readonly string[]) {
  const client = useQueryClient();
  const { markHandled } = useHandledRow();
  const [submitOnce] = useState(createIdempotentSubmit);
  return async (input: StaffInputOf<C>): Promise<StaffOutputOf<C>> => {
    const output = await submitOnce(input, (idempotencyKey) => callApi(call, input, { idempotencyKey }));
    markHandled();
    for (const name of invalidatedQueries) void client.invalidateQueries({ queryKey: [name] });
    return output;
  };
}
