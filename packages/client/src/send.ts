import type { Call } from '@onehaul/contract/call';
import { claimFields, isEnvelope, opened, type ShopClaim } from '@onehaul/contract/envelope';
import { type Language, languageTags } from '@onehaul/domain/language';
import { z } from 'zod';
import { browserTransport, type Incoming, type Transport } from './transport.ts';

/** The server answered, but not with what was asked for: a refusal, or a fault with its status. */
export class CallFailed extends Error {
  readonly code: number;
  /** Our word for the reason, such as `record.notFound`. */
  readonly error: string | undefined;
  /** What to tell whoever reads the logs. */
  readonly requestId: string | undefined;
  /** After how long the same call may be made again, where waiting helps. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: number, message: string, error?: string, requestId?: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'CallFailed';
    this.code = code;
    this.error = error;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type SendOptions = {
  /** Where calls go, without a slash at the end: `/api` in the browser (A4). */
  readonly baseUrl: string;
  readonly language: Language;
  /** Of the person signed in. */
  readonly accessToken?: string;
  readonly signal?: AbortSignal;
  readonly transport?: Transport;
  /** The shop named in each body (§7). The server compares it with the host's and never believes it. */
  readonly shop?: ShopClaim;
  /** Of a change that is made again because nobody answered: the first one counts (A48). */
  readonly idempotencyKey?: string;
};

export type InputOf<C extends Call> = z.output<C['input']>;
export type OutputOf<C extends Call> = z.output<C['output']>;

/** Makes a call of the contract: our words in, our words out. */
export async function send<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: SendOptions,
): Promise<OutputOf<C>> {
  const { baseUrl, language, accessToken, signal, transport = browserTransport } = options;
  const encoded = z.encode(call.input, input) as Sent;
  const sent =
    options.shop && call.sends !== 'query' ? { ...encoded, ...claimFields(options.shop, call) } : encoded;
  const isJson = call.sends === 'body';
  const incoming = await transport({
    method: call.method,
    url: `${baseUrl}${call.path}${call.sends === 'query' ? queryOf(sent) : ''}`,
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
    ...(call.sends === 'multipart' && { body: formOf(sent) }),
    ...(signal && { signal }),
    ...(call.answers === 'file' && { wantsFile: true }),
  });
  if (call.answers === 'file' && incoming.file) return incoming.file as OutputOf<C>;
  return z.decode(call.output, dataOf(incoming)) as OutputOf<C>;
}

export type Sent = Readonly<
  Record<string, string | number | boolean | Uint8Array<ArrayBuffer> | null | undefined>
>;

/** A form as a browser fills it in; the boundary between its parts is the transport's own. */
export function formOf(sent: Sent): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) {
    if (value instanceof Uint8Array) form.append(name, new Blob([value]), name);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}

function queryOf(sent: Sent): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(sent)) {
    if (value !== undefined && value !== null) query.append(name, String(value));
  }
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** What was asked for. A proxy's own page is no answer of ours: its status is then all there is to say. */
export function dataOf({ status, text }: Incoming): unknown {
  const answer = parsed(text);
  if (!isEnvelope(answer)) throw new CallFailed(status === 200 ? 502 : status, `HTTP ${status}`);
  const { code, message, data, error, requestId, retryAfter } = opened(answer);
  if (code !== 200) throw new CallFailed(code, message, error, requestId, retryAfter);
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
