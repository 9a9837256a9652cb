import { type Envelope, failureEnvelope, successEnvelope } from '@onehaul/contract/envelope';
import type { ResponseFile } from '@onehaul/contract/generated-file';
import { wirePath } from '@onehaul/contract/wire';
import type { Language } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import { refusalCodes } from '@onehaul/domain/refusal-codes';
import { refusalText } from '@onehaul/i18n/translate';
import type { z } from 'zod';

export type Answer = {
  readonly status: number;
  readonly body: Envelope;
  /** Seconds, for the Retry-After header. */
  readonly retryAfter?: number;
};

/** A response that is a file; only read calls produce one, so it is never stored for an idempotent replay. */
export type FileAnswer = { readonly file: ResponseFile };

/** Refusals are HTTP 200 with their own Code, except those a browser or proxy must see (§4, §8). */
const transportStatus: Record<string, number> = {
  'access.signInRequired': 401,
  'call.unknown': 404,
  'file.notFound': 404,
  'request.tooLarge': 413,
  'request.wrongType': 415,
  'shop.unknownHost': 421,
  'file.tooLarge': 413,
  'sheet.tooLarge': 413,
  'request.tooMany': 429,
  'shop.overQuota': 429,
  'sms.tooSoon': 429,
  'file.tooMany': 429,
  'claim.tooManyTries': 429,
  'server.fault': 500,
  'server.busy': 503,
};

export function success(data: unknown): Answer {
  return { status: 200, body: successEnvelope(data) };
}

/** Console forms place an error at its field, so console refusals carry their parameters too. */
export function refused(refusal: Refusal, language: Language, requestId: string, isConsole = false): Answer {
  const { seconds } = refusal.details;
  const wait = typeof seconds === 'number' && { retryAfter: seconds };
  return {
    status: transportStatus[refusal.code] ?? 200,
    ...wait,
    body: failureEnvelope({
      code: refusalCodes[refusal.code],
      message: refusalText(language, refusal.code, refusal.details),
      error: refusal.code,
      requestId,
      ...wait,
      ...(isConsole && Object.keys(refusal.details).length > 0 && { details: refusal.details }),
    }),
  };
}

/** Decodes the input to domain names, or refuses with the first invalid field as the caller spelled it. */
export function decodeInput(call: { readonly input: z.ZodType }, sent: unknown): unknown {
  const result = call.input.safeDecode((sent ?? {}) as never);
  if (result.success) return result.data;
  const path = result.error.issues[0]?.path ?? [];
  throw new Refusal('input.invalid', { field: wirePath(call.input, path) });
}
