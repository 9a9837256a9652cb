import type { StaffInputOf, StaffOutputOf } from '@onehaul/client/console';
import type { StaffCall } from '@onehaul/contract/console/staff-call';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from './ask.ts';
import { openAttempt } from './attempt.ts';

/** Makes a changing call, then invalidates the named queries. */
export function useChange<C extends StaffCall>(call: C, refreshed: readonly string[]) {
  const client = useQueryClient();
  const [attempt] = useState(openAttempt);
  return async (input: StaffInputOf<C>): Promise<StaffOutputOf<C>> => {
    const output = await attempt(input, (idempotencyKey) => ask(call, input, { idempotencyKey }));
    for (const name of refreshed) void client.invalidateQueries({ queryKey: [name] });
    return output;
  };
}
