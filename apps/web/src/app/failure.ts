import type { CallFailed } from '@onehaul/client/send';
import type { RefusalCode } from '@onehaul/domain/refusal';
import type { Translate } from '@onehaul/i18n/translator';

type Words = Translate<'storefront'>;

/** A failure in words for the reader; the rest is what the failure said of itself. */
export class Told extends Error {
  readonly code: number | undefined;
  readonly error: string | undefined;
  readonly requestId: string | undefined;

  constructor(message: string, { code, error, requestId }: Partial<Told>) {
    super(message);
    this.name = 'Told';
    this.code = code;
    this.error = error;
    this.requestId = requestId;
  }
}

/** Known by its name: pages that make no call of their own must not load the client for it. */
const isCallFailed = (error: unknown): error is CallFailed =>
  error instanceof Error && error.name === 'CallFailed';
const isAnswer = (error: unknown): error is CallFailed | Told => isCallFailed(error) || error instanceof Told;

/** What to tell the person: the server's own words where it gave any. */
export function failureText(error: unknown, t: Words): string {
  // A proxy's page instead of an answer leaves nothing but its status.
  const isBare = isCallFailed(error) && /^HTTP \d+$/.test(error.message);
  if (isAnswer(error) && !isBare) return error.message;
  // fetch throws these when nothing was answered at all.
  const isUnreachable =
    error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
  return t(isUnreachable ? 'failure.network' : 'failure.server');
}

/** Whether the server refused the call, rather than having failed at it: asking again will not help. */
export function isRefused(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && code >= 400 && code < 500 && code !== 429;
}

/** A refusal will be the same next time; a fault of the network may not. */
export function mayRetry(failures: number, error: unknown): boolean {
  const code = codeOf(error);
  return (code === undefined || code >= 500) && failures < 1;
}

const codeOf = (error: unknown) => (isAnswer(error) ? error.code : undefined);
const wordOf = (error: unknown) => (isAnswer(error) ? error.error : undefined) as RefusalCode | undefined;

/** About a verification code: a new one, or a moment, puts it right. */
const codeRefusals: readonly RefusalCode[] = ['session.codeWrong', 'sms.tooSoon', 'sms.notServed'];

export type FieldsOf<Name extends string> = Partial<Record<RefusalCode, Name>>;

type Failed<Name extends string> = {
  /** The refusals that are about one field of what is on the screen. */
  readonly fields?: FieldsOf<Name>;
  /** What was asked for: a file, or a verification code and what it is good for. */
  readonly kind?: 'download' | 'code' | undefined;
  /** How refusals begin that the page shows as a state of its own, such as `fee.` where a price would be. */
  readonly expected?: readonly string[] | undefined;
};

type Telling<Name extends string> = {
  readonly field?: { readonly name: Name; readonly text: string };
  readonly toast?: { readonly text: string; readonly tone: 'warning' | 'danger' };
};

/**
 * Where and how a failed call is told (decision 059): at the field it is about, otherwise as a toast. A refused
 * verification code is also a toast, as a warning (§8). A login that has run out has a dialog of its own.
 */
export function tellingOf<Name extends string>(
  error: unknown,
  t: Words,
  { fields = {}, kind, expected = [] }: Failed<Name> = {},
): Telling<Name> {
  const word = wordOf(error);
  if (codeOf(error) === 401 || (word && expected.some((start) => word.startsWith(start)))) return {};
  const text = failureText(error, t);
  const name = word && fields[word];
  const isCode = kind === 'code' || (word !== undefined && codeRefusals.includes(word));
  if (name && !isCode) return { field: { name, text } };
  return {
    ...(name && { field: { name, text } }),
    toast: {
      text: kind === 'download' ? t('failure.download', { reason: text }) : text,
      tone: isCode ? 'warning' : 'danger',
    },
  };
}
