import { CallFailed } from '@onehaul/client/send';

/**
 * One place where a change is made. While it is not known whether a change arrived, the same change goes under the
 * same key again, so it is done once; what was answered is over, and asking again is another change.
 */
export function openAttempt() {
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
