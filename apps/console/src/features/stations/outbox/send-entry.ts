import { sendStaff, type StaffInputOf } from '@onehaul/client/console';
import { CallFailed } from '@onehaul/client/send';
import { pickCalls } from '@onehaul/contract/console/fulfilment';
import type { StaffCall } from '@onehaul/contract/console/staff-call';
import { stationCalls } from '@onehaul/contract/console/stations';
import { ZodError } from 'zod';
import { currentTranslator } from '../../../app/language.ts';
import type { SendOutcome } from './drain.ts';
import type { Entry } from './entry.ts';

const calls = { ...stationCalls, ...pickCalls };
const timeoutMs = 20_000;
const photoTimeoutMs = 60_000;

/** Sends a scan with its own idempotency key and returns the outcome. */
export async function sendEntry({ id, kind, input, photo }: Entry): Promise<SendOutcome> {
  const call: StaffCall = calls[kind];
  const fullInput = photo ? { ...input, file: new Uint8Array(await photo.arrayBuffer()) } : input;
  try {
    const answer = await sendStaff(call, fullInput as StaffInputOf<typeof call>, {
      language: currentTranslator().language,
      idempotencyKey: id,
      signal: AbortSignal.timeout(photo ? photoTimeoutMs : timeoutMs),
    });
    return { kind: 'answered', answer };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Transient status codes, retried later. */
const transientCodes = [408, 425, 429];

export function outcomeOf(error: unknown): SendOutcome {
  // The change was applied; only the response format is newer than this page.
  if (error instanceof ZodError) return { kind: 'answered', answer: undefined };
  if (!(error instanceof CallFailed)) return { kind: 'unreachable' };
  const { code, message, error: reason, retryAfterSeconds } = error;
  if (code === 401) return { kind: 'signedOut' };
  if (code >= 500 || transientCodes.includes(code) || reason === undefined) {
    return {
      kind: 'unreachable',
      ...(retryAfterSeconds !== undefined && { retryAfterMs: retryAfterSeconds * 1000 }),
    };
  }
  return { kind: 'refused', refusal: { code, message, error: reason } };
}
