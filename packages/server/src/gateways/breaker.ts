/** Consecutive failures that open the circuit, for `restMs`. */
const mostFailures = 5;
const restMs = 10_000;

export type Breaker = { run<T>(work: () => Promise<T>, isFailure: (error: unknown) => boolean): Promise<T> };

/** Circuit breaker: fails fast while a gateway is down. After `restMs` one call probes it again. */
export function openBreaker(whenOpen: () => Error, now: () => number = Date.now): Breaker {
  let failures = 0;
  let closedAgainAt = 0;
  return {
    async run(work, isFailure) {
      if (failures >= mostFailures) {
        if (now() < closedAgainAt) throw whenOpen();
        closedAgainAt = now() + restMs;
      }
      try {
        const answer = await work();
        failures = 0;
        return answer;
      } catch (error) {
        if (isFailure(error) && ++failures >= mostFailures) closedAgainAt = now() + restMs;
        throw error;
      }
    },
  };
}
