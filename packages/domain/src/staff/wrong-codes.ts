/**
 * Consecutive wrong second-factor codes without a delay; each further one doubles the wait (exponential
 * backoff).
 */
const attemptsWithoutDelay = 5;
const firstWaitSeconds = 30;
const maxWaitSeconds = 3600;

/** The person and the owners are alerted after each such number of wrong codes. */
export const wrongCodesPerAlert = 10;

/** Delay before the next attempt after this many wrong codes. */
export function codeWaitSeconds(wrongCodes: number): number {
  if (wrongCodes < attemptsWithoutDelay) return 0;
  return Math.min(maxWaitSeconds, firstWaitSeconds * 2 ** (wrongCodes - attemptsWithoutDelay));
}
