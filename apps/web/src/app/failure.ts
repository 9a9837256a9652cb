import type { CallFailed } from '@onehaul/client/send';
import type { RefusalCode } from '@onehaul/domain/refusal';
import type { Translate } from '@onehaul/i18n/translator';

type StorefrontTranslate = Translate<'storefront'>;

/** A failure with a message for the user; the other fields come from the original error. */
export class DisplayableError extends Error {
  readonly code: number | undefined;
  readonly error: string | undefined;
  readonly requestId: string | undefined;

  constructor(message: string, { code, error, requestId }: Partial<DisplayableError>) {
    super(message);
    this.name = 'DisplayableError';
    this.code = code;
    this.error = error;
    this.requestId = requestId;
  }
}

/** Matched by name instead of instanceof: pages without calls must not bundle the client. */
const isCallFailed = (error: unknown): error is CallFailed =>
  error instanceof Error && error.name === 'CallFailed';
const isApiError = (error: unknown): error is CallFailed | DisplayableError =>
  isCallFailed(error) || error instanceof DisplayableError;

/** Message for the user: the server's own text if it sent one. */
export function failureText(error: unknown, t: StorefrontTranslate): string {
  // An HTML error page from a proxy carries only its status.
  const hasOnlyStatus = isCallFailed(error) && /^HTTP \d+$/.test(error.message);
  if (isApiError(error) && !hasOnlyStatus) return error.message;
  // fetch throws these when no response arrived.
  const isUnreachable =
    error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
  return t(isUnreachable ? 'failure.network' : 'failure.server');
}

/** True when the server rejected the call instead of failing at it: a retry will not help. */
export function isRefused(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && code >= 400 && code < 500 && code !== 429;
}

/** Retries network faults only: a refusal would repeat. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const code = codeOf(error);
  return (code === undefined || code >= 500) && failures < 1;
}

/** Adds the request id to a fault of the server, so that the shop can look it up. */
function withReference(error: unknown, text: string, t: StorefrontTranslate): string {
  if (!isApiError(error) || !error.requestId || (error.code ?? 0) < 500) return text;
  return t('failure.withReference', { text, id: error.requestId });
}

const codeOf = (error: unknown) => (isApiError(error) ? error.code : undefined);
const refusalCodeOf = (error: unknown) =>
  (isApiError(error) ? error.error : undefined) as RefusalCode | undefined;

/** Refusals of a verification code: requesting a new one, or waiting, resolves them. */
const codeRefusals: readonly RefusalCode[] = ['session.codeWrong', 'sms.tooSoon', 'sms.notServed'];

export type RefusalFields<Name extends string> = Partial<Record<RefusalCode, Name>>;

type FailureOptions<Name extends string> = {
  /** Refusal codes that belong to a form field on the screen. */
  readonly fields?: RefusalFields<Name>;
  /** Kind of request: a file download, or sending or using a verification code. */
  readonly kind?: 'download' | 'code' | undefined;
  /** Prefixes of refusal codes the page renders as its own state, such as `fee.` in place of a price. */
  readonly expected?: readonly string[] | undefined;
};

type FailurePresentation<Name extends string> = {
  readonly field?: { readonly name: Name; readonly text: string };
  readonly toast?: { readonly text: string; readonly tone: 'warning' | 'danger' };
};

/**
 * Decides where a failed call is shown (decision 059): at its form field, otherwise as a toast. A refused
 * verification code always gets a warning toast (§8). An expired login has its own dialog and is not shown
 * here.
 */
export function failurePresentation<Name extends string>(
  error: unknown,
  t: StorefrontTranslate,
  { fields = {}, kind, expected = [] }: FailureOptions<Name> = {},
): FailurePresentation<Name> {
  const refusal = refusalCodeOf(error);
  if (codeOf(error) === 401 || (refusal && expected.some((start) => refusal.startsWith(start)))) return {};
  const text = withReference(error, failureText(error, t), t);
  const name = refusal && fields[refusal];
  const isCode = kind === 'code' || (refusal !== undefined && codeRefusals.includes(refusal));
  if (name && !isCode) return { field: { name, text } };
  return {
    ...(name && { field: { name, text } }),
    toast: {
      text: kind === 'download' ? t('failure.download', { reason: text }) : text,
      tone: isCode ? 'warning' : 'danger',
    },
  };
}
