/** Signed parts of an API request; each part is covered, so none can be replayed in another request. */
export type SignedRequest = {
  /** Unix time in seconds, as sent. */
  readonly timestamp: string;
  /** Without the query string. */
  readonly path: string;
  /** Empty for read requests. */
  readonly idempotencyKey: string;
  /** Byte-exact as sent. */
  readonly body: string;
};

export const signedText = ({ timestamp, path, idempotencyKey, body }: SignedRequest) =>
  [timestamp, path, idempotencyKey, body].join('\n');

const maxClockSkewSeconds = 300;

/** A signature is valid for five minutes of clock difference in either direction. */
export function isFresh(timestamp: string, now: Date): boolean {
  if (!/^[0-9]{10}$/.test(timestamp)) return false;
  return Math.abs(now.getTime() / 1000 - Number(timestamp)) <= maxClockSkewSeconds;
}

/** Maximum active keys of one peer. */
export const maxPeerKeys = 5;
export const keyCallsPerMinute = 120;
