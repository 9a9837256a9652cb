import type { StaffCall } from '@onehaul/contract/console/staff-call';
import { type Language, languageTags } from '@onehaul/domain/language';
import { z } from 'zod';
import { dataOf, formOf, type Sent } from './send.ts';
import { browserTransport, type Transport } from './transport.ts';

type StaffSendOptions = {
  readonly language: Language;
  /** Of a change that is tried again: it is made once, however often it is sent. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  readonly transport?: Transport;
};

export type StaffInputOf<C extends StaffCall> = z.output<C['input']>;
/** The same before the contract fills in what was left out. */
export type StaffDraftOf<C extends StaffCall> = z.input<C['input']>;
export type StaffOutputOf<C extends StaffCall> = z.output<C['output']>;

/** Makes a call of the staff console. Who makes it stands in a cookie that no script can read. */
export async function sendStaff<C extends StaffCall>(
  call: C,
  input: StaffInputOf<C>,
  { language, idempotencyKey = crypto.randomUUID(), signal, transport = browserTransport }: StaffSendOptions,
): Promise<StaffOutputOf<C>> {
  const sent = z.encode(call.input, input) as Sent;
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
    body: isForm ? formOf(sent) : JSON.stringify(sent),
    ...(signal && { signal }),
  });
  return z.decode(call.output, dataOf(incoming)) as StaffOutputOf<C>;
}
