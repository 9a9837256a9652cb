/** A gateway that does not answer times out before the member gives up. */
export const totalMs = 5000;

/** Limits the total duration of a call, whatever its client's timeouts: a trickling response fails too. */
export async function inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(totalMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
  });
  late.catch(() => undefined);
  return Promise.race([work(signal), late]);
}
