import { failureOf } from '@onehaul/workbench/failure';
import { useState } from 'react';

/** Runs one task at a time; returns its result, or undefined if it failed or another task was running. */
export function useOneAtATime(onFailed: (message: string) => void) {
  const [isBusy, setIsBusy] = useState(false);

  async function run<Done>(task: () => Promise<Done>): Promise<{ readonly done: Done } | undefined> {
    if (isBusy) return undefined;
    setIsBusy(true);
    try {
      return { done: await task() };
    } catch (error) {
      onFailed(failureOf(error).message);
      return undefined;
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, run };
}
