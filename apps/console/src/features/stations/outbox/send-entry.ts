import { sendStaff, type StaffInputOf } from '@onehaul/client/console';
import { CallFailed } from '@onehaul/client/send';
import { pickCalls } from '@onehaul/contract/console/fulfilment';
import type { StaffCall } from '@onehaul/contract/console/staff-call';
import { stationCalls } from '@onehaul/contract/console/stations';
import { ZodError } from 'zod';
import { translator } from '../../../app/language.ts';
import type { Sent } from './drain.ts';
import type { Entry } from './entry.ts';

const calls = { ...stationCalls, ...pickCalls };
const answersWithinMs = 20_000;
const photoWithinMs = 60_000;

/** Sends a scan with its own idempotency key and returns the outcome. */
export async function sendEntry({ id, kind, input, photo }: Entry): Promise<Sent> {
  const call: StaffCall = calls[kind];
  const whole = photo ? { ...input, file: new Uint8Array(await photo.arrayBuffer()) } : input;
  try {
    const answer = await sendStaff(call, whole as StaffInputOf<typeof call>, {
      language: translator().language,
      idempotencyKey: id,
      signal: AbortSignal.timeout(photo ? photoWithinMs : answersWithinMs),
    });
    return { kind: 'answered', answer };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Transient status codes, retried later. */
const patience = [408, 425, 429];

export function outcomeOf(error: unknown): Sent {
  // The change was applied; only the response format is newer than this page.
  if (error instanceof ZodError) return { kind: 'answered', answer: undefined };
  if (!(error instanceof CallFailed)) return { kind: 'away' };
  const { code, message, error: reason, retryAfterSeconds } = error;
  if (code === 401) return { kind: 'signedOut' };
  if (code >= 500 || patience.includes(code) || reason === undefined) {
    return {
      kind: 'away',
      ...(retryAfterSeconds !== undefined && { retryAfterMs: retryAfterSeconds * 1000 }),
    };
  }
  return { kind: 'refused', refusal: { code, message, error: reason } };
}
