/** What other software signs: each part is in it, so that none can be taken from another request. */
export type SignedRequest = {
  /** Seconds since 1970, as they were sent. */
  readonly timestamp: string;
  /** Without what follows a question mark. */
  readonly path: string;
  /** Empty where nothing is changed. */
  readonly idempotencyKey: string;
  /** As it was sent, sign by sign. */
  readonly body: string;
};

export const signedText = ({ timestamp, path, idempotencyKey, body }: SignedRequest) =>
  [timestamp, path, idempotencyKey, body].join('\n');

const mostSeconds = 300;

/** A signature lives five minutes, by whichever clock is ahead. */
export function isFresh(timestamp: string, now: Date): boolean {
  if (!/^[0-9]{10}$/.test(timestamp)) return false;
  return Math.abs(now.getTime() / 1000 - Number(timestamp)) <= mostSeconds;
}

/** Keys of one peer that work at the same time. */
export const mostKeys = 5;
export const keyCallsPerMinute = 120;
