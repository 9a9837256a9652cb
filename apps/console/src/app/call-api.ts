import { sendStaff, type StaffDraftOf, type StaffInputOf, type StaffOutputOf } from '@onehaul/client/console';
import { CallFailed } from '@onehaul/client/send';
import type { StaffCall } from '@onehaul/contract/console/staff-call';
import { currentTranslator } from './language.ts';
import { announceSessionEnd } from './session-end.ts';

type Options = { readonly signal?: AbortSignal; readonly idempotencyKey?: string };

/** Makes a console API call. Every error it throws carries a translated message for the user. */
export async function callApi<C extends StaffCall>(
  call: C,
  input: StaffInputOf<C>,
  options: Options = {},
): Promise<StaffOutputOf<C>> {
  try {
    return await sendStaff(call, input, { language: currentTranslator().language, ...options });
  } catch (error) {
    const isSignedOut = error instanceof CallFailed && error.code === 401;
    if (isSignedOut && call.access !== 'anyone' && call.access !== 'password') announceSessionEnd();
    throw toDisplayableError(error);
  }
}

/** Same as callApi for a list: the contract's schema fills in default filters, for the list and its count. */
export const callListApi = <C extends StaffCall>(call: C, filters: StaffDraftOf<C>, options?: Options) =>
  callApi(call, call.input.parse(filters) as StaffInputOf<C>, options);

function toDisplayableError(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (error instanceof CallFailed && error.error !== undefined) return error;
  const t = currentTranslator().of('console');
  // A proxy's error page, no response, or a response that cannot be parsed.
  if (error instanceof CallFailed) return new CallFailed(error.code, t('call.unavailable'));
  if (error instanceof TypeError || error instanceof DOMException) {
    return new CallFailed(503, t('call.unreachable'));
  }
  console.error(error);
  return new CallFailed(500, t('call.misunderstood'));
}
