import { CallFailed } from '@onehaul/client/send';
import { createIdempotentSubmit } from '../../../app/idempotent-submit.ts';

/**
 * A change that needs the server immediately, such as pricing. A retry with unknown outcome repeats the same
 * change: same idempotency key and same timestamp.
 */
export function createDirectChange(now: () => Date = () => new Date()) {
  const submitOnce = createIdempotentSubmit();
  let pending: { readonly of: string; readonly scannedAt: Date } | undefined;
  return async <Draft extends object, T>(
    draft: Draft,
    send: (scan: Draft & { scannedAt: Date }, idempotencyKey: string) => Promise<T>,
  ): Promise<T> => {
    const of = JSON.stringify(draft);
    if (pending?.of !== of) pending = { of, scannedAt: now() };
    const scan = { ...draft, scannedAt: pending.scannedAt };
    try {
      const answer = await submitOnce(scan, (key) => send(scan, key));
      pending = undefined;
      return answer;
    } catch (error) {
      if (error instanceof CallFailed && error.code < 500) pending = undefined;
      throw error;
    }
  };
}
