/** A gateway that does not answer times out before the member gives up. */
export const gatewayTimeoutMs = 5000;

/** Limits the total duration of a call, whatever its client's timeouts: a trickling response fails too. */
export async function withTimeout<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(gatewayTimeoutMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
  });
  late.catch(() => undefined);
  return Promise.race([work(signal), late]);
}
