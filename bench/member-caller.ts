import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { nodeTransport } from '@onehaul/client/node-transport';
import { type InputOf, type OutputOf, send } from '@onehaul/client/send';
import type { Incoming, Transport } from '@onehaul/client/transport';
import type { Call } from '@onehaul/contract/call';
import { sessionCalls } from '@onehaul/contract/session';

/** Sends a multipart form as a browser does. */
const withForms = (host: string, plain: Transport): Transport => {
  const sendForm: Transport = async ({ method, url, headers, body }) => {
    const form = new Response(body as FormData);
    const bytes = Buffer.from(await form.arrayBuffer());
    const type = { host, 'content-type': form.headers.get('content-type')! };
    const { promise, resolve, reject } = Promise.withResolvers<Incoming>();
    const asked = request(url, { method, headers: { ...headers, ...type } }, (answer) => {
      text(answer).then((said) => resolve({ status: answer.statusCode!, text: said }), reject);
    });
    asked.on('error', reject);
    asked.end(bytes);
    return promise;
  };
  return (outgoing) => (outgoing.body instanceof FormData ? sendForm(outgoing) : plain(outgoing));
};

export type Caller = <C extends Call>(call: C, input: InputOf<C>) => Promise<OutputOf<C>>;

export type Member = {
  readonly origin: string;
  readonly host: string;
  readonly username: string;
  readonly password: string;
};

/** A signed-in member. */
export async function callerOf({ origin, host, username, password }: Member): Promise<Caller> {
  const transport = withForms(host, nodeTransport(host));
  const options = { baseUrl: `${origin}/api`, language: 'en', transport } as const;
  const who = { kind: 'password', username, password } as const;
  const { accessToken } = await send(sessionCalls.signIn, who, options);
  return (call, input) => send(call, input, { ...options, accessToken });
}
