/** One that does not answer is given up before the member gives up. */
export const totalMs = 5000;

/** The whole of a call, whatever its client thinks of time: an answer that drips in counts as none. */
export async function inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(totalMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
  });
  late.catch(() => undefined);
  return Promise.race([work(signal), late]);
}
