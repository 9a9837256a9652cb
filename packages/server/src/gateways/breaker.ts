/** Consecutive failures that open the circuit, for `circuitOpenMs`. */
const maxFailures = 5;
const circuitOpenMs = 10_000;

export type Breaker = { run<T>(work: () => Promise<T>, isFailure: (error: unknown) => boolean): Promise<T> };

/** Circuit breaker: fails fast while a gateway is down. After `circuitOpenMs` one call probes it again. */
export function createBreaker(whenOpen: () => Error, now: () => number = Date.now): Breaker {
  let failures = 0;
  let closedAgainAt = 0;
  return {
    async run(work, isFailure) {
      if (failures >= maxFailures) {
        if (now() < closedAgainAt) throw whenOpen();
        closedAgainAt = now() + circuitOpenMs;
      }
      try {
        const answer = await work();
        failures = 0;
        return answer;
      } catch (error) {
        if (isFailure(error) && ++failures >= maxFailures) closedAgainAt = now() + circuitOpenMs;
        throw error;
      }
    },
  };
}
