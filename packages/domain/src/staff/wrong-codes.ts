/**
 * Consecutive wrong second-factor codes without a delay; each further one doubles the wait (exponential
 * backoff).
 */
const freeCodes = 5;
const firstWaitSeconds = 30;
const mostWaitSeconds = 3600;

/** The person and the owners are alerted after each such number of wrong codes. */
export const codesToAlert = 10;

/** Delay before the next attempt after this many wrong codes. */
export function codeWaitSeconds(wrongCodes: number): number {
  if (wrongCodes < freeCodes) return 0;
  return Math.min(mostWaitSeconds, firstWaitSeconds * 2 ** (wrongCodes - freeCodes));
}
