import { CallFailed } from '@onehaul/client/send';
import type { Translate } from '@onehaul/i18n/translator';

/** What to tell the member: the server's own words where it gave any. */
export function failureText(error: unknown, t: Translate<'member'>): string {
  // A proxy's page instead of an answer leaves nothing but its status.
  const isAnswer = error instanceof CallFailed && !/^HTTP \d+$/.test(error.message);
  if (isAnswer) return error.message;
  // fetch throws these when nothing was answered at all.
  const isUnreachable =
    error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
  return t(isUnreachable ? 'failure.network' : 'failure.server');
}

/** A refusal will be the same next time; a fault of the network may not. */
export function mayRetry(failures: number, error: unknown): boolean {
  const { code } = error as { code?: number };
  const isRefusal = code !== undefined && code < 500;
  return !isRefusal && failures < 1;
}
