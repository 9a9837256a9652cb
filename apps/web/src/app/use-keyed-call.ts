import { useRef } from 'react';
import { type CallKey, isAnswered, keyFor } from './same-call-key.ts';

/** A call that moves money: the same input keeps its idempotency key until the server has answered (A48). */
export function useKeyedCall<Input, Result>(call: (input: Input, key: string) => Promise<Result>) {
  const previous = useRef<CallKey>(undefined);
  return async (input: Input): Promise<Result> => {
    previous.current = keyFor(JSON.stringify(input), previous.current, () => crypto.randomUUID());
    try {
      const result = await call(input, previous.current.key);
      previous.current = undefined;
      return result;
    } catch (failure) {
      if (isAnswered(failure)) previous.current = undefined;
      throw failure;
    }
  };
}
