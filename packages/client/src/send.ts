import type { Call } from '@onehaul/contract/call';
import { claimFields, isEnvelope, decodeEnvelope, type ShopClaim } from '@onehaul/contract/envelope';
import { type Language, languageTags } from '@onehaul/domain/language';
import { z } from 'zod';
import { browserTransport, type Incoming, type Transport } from './transport.ts';

/** The server returned a refusal or an error status. */
export class CallFailed extends Error {
  readonly code: number;
  /** Machine-readable reason, such as `record.notFound`. */
  readonly error: string | undefined;
  /** Correlation id for the logs. */
  readonly requestId: string | undefined;
  /** Delay before the call may be retried, where a retry can succeed. */
  readonly retryAfterSeconds: number | undefined;
  /** Parameters of a console refusal, such as `field`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: number,
    message: string,
    error?: string,
    requestId?: string,
    retryAfterSeconds?: number,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'CallFailed';
    this.code = code;
    this.error = error;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
  }
}

export type SendOptions = {
  /** Base URL of calls without trailing slash: `/api` in the browser (A4). */
  readonly baseUrl: string;
  readonly language: Language;
  /** Access token of the signed-in user. */
  readonly accessToken?: string;
  readonly signal?: AbortSignal;
  readonly transport?: Transport;
  /** Shop claimed in each body (§7). The server checks it against the host's shop and never trusts it. */
  readonly shop?: ShopClaim;
  /** Set on a retry after a missing response: only the first request is applied (A48). */
  readonly idempotencyKey?: string;
};

export type InputOf<C extends Call> = z.output<C['input']>;
export type OutputOf<C extends Call> = z.output<C['output']>;

/** Makes a contract call; translates between our names and wire names. */
export async function send<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: SendOptions,
): Promise<OutputOf<C>> {
  const { baseUrl, language, accessToken, signal, transport = browserTransport } = options;
  const encoded = z.encode(call.input, input) as EncodedInput;
  const sent =
    options.shop && call.sends !== 'query' ? { ...encoded, ...claimFields(options.shop, call) } : encoded;
  const isJson = call.sends === 'body';
  const incoming = await transport({
    method: call.method,
    url: `${baseUrl}${call.path}${call.sends === 'query' ? toQueryString(sent) : ''}`,
    headers: {
      accept: 'application/json',
      'accept-language': languageTags[language],
      ...(isJson && { 'content-type': 'application/json' }),
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      ...(call.effect === 'change' && {
        'idempotency-key': options.idempotencyKey ?? crypto.randomUUID(),
      }),
    },
    ...(isJson && { body: JSON.stringify(sent) }),
    ...(call.sends === 'multipart' && { body: toFormData(sent) }),
    ...(signal && { signal }),
    ...(call.answers === 'file' && { wantsFile: true }),
  });
  if (call.answers === 'file' && incoming.file) return incoming.file as OutputOf<C>;
  return z.decode(call.output, unwrapEnvelope(incoming)) as OutputOf<C>;
}

export type EncodedInput = Readonly<
  Record<string, string | number | boolean | Uint8Array<ArrayBuffer> | null | undefined>
>;

/** Builds a multipart form; the transport sets the boundary. */
export function toFormData(sent: EncodedInput): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) {
    if (value instanceof Uint8Array) form.append(name, new Blob([value]), name);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}

function toQueryString(sent: EncodedInput): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(sent)) {
    if (value !== undefined && value !== null) query.append(name, String(value));
  }
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Returns the data of a response. A proxy's error page is no envelope, so only its status is reported. */
export function unwrapEnvelope({ status, text }: Incoming): unknown {
  const answer = parseJson(text);
  if (!isEnvelope(answer)) throw new CallFailed(status === 200 ? 502 : status, `HTTP ${status}`);
  const { code, message, data, error, requestId, retryAfter, details } = decodeEnvelope(answer);
  if (code !== 200) throw new CallFailed(code, message, error, requestId, retryAfter, details);
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
