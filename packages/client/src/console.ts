import type { StaffCall } from '@onehaul/contract/console/staff-call';
import { type Language, languageTags } from '@onehaul/domain/language';
import { z } from 'zod';
import { type EncodedInput, toFormData } from './send.ts';
import { unwrapEnvelope } from './call-failed.ts';
import { browserTransport, type Transport } from './transport.ts';

type StaffSendOptions = {
  readonly language: Language;
  /** Set on retries of a change, so that it is applied once. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  readonly transport?: Transport;
};

export type StaffInputOf<C extends StaffCall> = z.output<C['input']>;
/** Input type before the contract applies its defaults. */
export type StaffDraftOf<C extends StaffCall> = z.input<C['input']>;
export type StaffOutputOf<C extends StaffCall> = z.output<C['output']>;

/** Makes a staff console call; the session is in an HttpOnly cookie. */
export async function sendStaff<C extends StaffCall>(
  call: C,
  input: StaffInputOf<C>,
  { language, idempotencyKey = crypto.randomUUID(), signal, transport = browserTransport }: StaffSendOptions,
): Promise<StaffOutputOf<C>> {
  const encoded = z.encode(call.input, input) as EncodedInput;
  const isForm = call.sends === 'multipart';
  const incoming = await transport({
    method: 'POST',
    url: `/api${call.path}`,
    headers: {
      accept: 'application/json',
      'accept-language': languageTags[language],
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(call.effect === 'change' && { 'idempotency-key': idempotencyKey }),
    },
    body: isForm ? toFormData(encoded) : JSON.stringify(encoded),
    ...(signal && { signal }),
  });
  return z.decode(call.output, unwrapEnvelope(incoming)) as StaffOutputOf<C>;
}
