import { sendStaff, type StaffDraftOf, type StaffInputOf, type StaffOutputOf } from '@onehaul/client/console';
import { CallFailed } from '@onehaul/client/send';
import type { StaffCall } from '@onehaul/contract/console/staff-call';
import { translator } from './language.ts';
import { announceSessionEnd } from './session-end.ts';

type Options = { readonly signal?: AbortSignal; readonly idempotencyKey?: string };

/** Makes a console API call. Every error it throws carries a translated message for the user. */
export async function ask<C extends StaffCall>(
  call: C,
  input: StaffInputOf<C>,
  options: Options = {},
): Promise<StaffOutputOf<C>> {
  try {
    return await sendStaff(call, input, { language: translator().language, ...options });
  } catch (error) {
    const isAway = error instanceof CallFailed && error.code === 401;
    if (isAway && call.access !== 'anyone' && call.access !== 'password') announceSessionEnd();
    throw tellable(error);
  }
}

/** Same as ask for a list: the contract's schema fills in default filters, for the list and its count. */
export const askList = <C extends StaffCall>(call: C, asked: StaffDraftOf<C>, options?: Options) =>
  ask(call, call.input.parse(asked) as StaffInputOf<C>, options);

function tellable(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (error instanceof CallFailed && error.error !== undefined) return error;
  const t = translator().of('console');
  // A proxy's error page, no response, or a response that cannot be parsed.
  if (error instanceof CallFailed) return new CallFailed(error.code, t('call.unavailable'));
  if (error instanceof TypeError || error instanceof DOMException) {
    return new CallFailed(503, t('call.unreachable'));
  }
  console.error(error);
  return new CallFailed(500, t('call.misunderstood'));
}
