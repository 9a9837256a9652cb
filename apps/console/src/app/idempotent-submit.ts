import { CallFailed } from '@onehaul/client/send';

/**
 * Manages idempotency keys for one form. While a change's outcome is unknown, a retry reuses its key so that
 * it is applied once; after a definite response, the next submit gets a new key.
 */
export function createIdempotentSubmit() {
  let pending: { readonly of: string; readonly key: string } | undefined;
  return async <T>(input: unknown, send: (key: string) => Promise<T>): Promise<T> => {
    const of = JSON.stringify(input);
    if (pending?.of !== of) pending = { of, key: crypto.randomUUID() };
    try {
      const answer = await send(pending.key);
      pending = undefined;
      return answer;
    } catch (error) {
      if (error instanceof CallFailed && error.code < 500) pending = undefined;
      throw error;
    }
  };
}
