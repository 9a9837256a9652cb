import { useEffect, useEffectEvent, useState } from 'react';
import { shouldRetry } from './failure.ts';
import { useFailureToast } from './use-failure-toast.ts';

type Options = {
  /** Loads again when it changes, such as the data of the page around it. */
  readonly version?: unknown;
  /** Prefixes of refusal codes that the page renders as its own state instead of a toast. */
  readonly expected?: readonly string[];
};
type Answer<Result> = {
  readonly key: string;
  readonly data?: Result | undefined;
  readonly error?: unknown;
};

async function tryTwice<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load();
  } catch (error) {
    if (!shouldRetry(0, error)) throw error;
    return load();
  }
}

/** What a part of an own page loads in the browser; nothing without a key. */
export function useLoaded<Result>(
  key: string | undefined,
  load: () => Promise<Result>,
  { version, expected }: Options = {},
) {
  const showFailure = useFailureToast();
  const [answer, setAnswer] = useState<Answer<Result>>();
  const [attempt, setAttempt] = useState(0);
  const run = useEffectEvent(() => tryTwice(load));
  const fail = useEffectEvent((error: unknown) => showFailure(error, expected && { expected }));

  useEffect(() => {
    if (key === undefined) return;
    let isOld = false;
    run().then(
      (data) => {
        if (!isOld) setAnswer({ key, data });
      },
      (error: unknown) => {
        if (isOld) return;
        fail(error);
        setAnswer((before) => ({ key, data: before?.key === key ? before.data : undefined, error }));
      },
    );
    return () => {
      isOld = true;
    };
  }, [key, version, attempt]);

  const own = answer?.key === key ? answer : undefined;
  return {
    data: own?.data,
    /** The answer to another key, while that to this one is loading. */
    previous: answer?.data,
    error: own?.data === undefined ? own?.error : undefined,
    isLoading: key !== undefined && own === undefined,
    retry() {
      setAnswer(undefined);
      setAttempt((count) => count + 1);
    },
    put(data: Result) {
      if (key !== undefined) setAnswer({ key, data });
    },
  };
}
