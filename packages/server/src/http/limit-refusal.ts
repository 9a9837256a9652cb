import { Refusal } from '@onehaul/domain/refusal';

/**
 * Refuses a call that exceeds a limit. Without a stack trace: capturing one took a quarter of the CPU time of such a
 * refusal, and a flood makes a thousand of them a second.
 */
export function limitRefusal(code: 'request.tooMany' | 'shop.overQuota', waitMs: number): Refusal {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  const refusal = new Refusal(code, { seconds: Math.ceil(waitMs / 1000) });
  Error.stackTraceLimit = stackTraceLimit;
  return refusal;
}
