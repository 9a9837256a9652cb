import { CallFailed } from '@onehaul/client/send';
import type { Translate } from '@onehaul/i18n/translator';

/** What to tell the person: the server's own words where it gave any. */
export function failureText(error: unknown, t: Translate<'session'>): string {
  const isAnswer = error instanceof CallFailed && error.error !== undefined;
  return isAnswer ? error.message : t('failure.unreachable');
}

/** The login is over for good; anything else may pass. */
export function isRefused(error: unknown): error is CallFailed {
  return error instanceof CallFailed && error.code >= 400 && error.code < 500 && error.code !== 429;
}
