import type { Call } from '@onehaul/contract/call';
import { claimFields, type ShopClaim } from '@onehaul/contract/envelope';
import { type Language, languageTags } from '@onehaul/domain/language';
import { z } from 'zod';
import { unwrapEnvelope } from './call-failed.ts';
import { browserTransport, type Transport } from './transport.ts';

export { CallFailed } from './call-failed.ts';

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
