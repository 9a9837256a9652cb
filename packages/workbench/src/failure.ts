/** What a screen has to know of a call that failed; the client's errors have this shape. */
export type Failure = {
  readonly message: string;
  /** 403 when the person may not see this. */
  readonly code?: number;
  readonly error?: string | undefined;
  readonly requestId?: string | undefined;
};

export function failureOf(thrown: unknown): Failure {
  return thrown instanceof Error ? thrown : { message: String(thrown) };
}
