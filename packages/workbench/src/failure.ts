/** What a screen needs of a failed call; the client's errors have this shape. */
export type Failure = {
  readonly message: string;
  /** 403 when the user lacks permission. */
  readonly code?: number;
  readonly error?: string | undefined;
  readonly requestId?: string | undefined;
};

export function failureOf(thrown: unknown): Failure {
  return thrown instanceof Error ? thrown : { message: String(thrown) };
}
