import * as http from 'node:http';
import type { Call } from '@onehaul/contract/call';
import { type Envelope, decodeEnvelope } from '@onehaul/contract/envelope';
import { host } from './world.ts';

const agent = new http.Agent({ keepAlive: true, maxSockets: 512 });
const patienceMs = 20_000;

export type Answered = {
  readonly status: number;
  /** Code in the body, for a response whose status is 200. */
  readonly code: number;
  readonly error: string | undefined;
};

/** One raw HTTP call to the shop's host, without the client library, whose retries would hide failures. */
export function ask<C extends Call>(
  origin: string,
  { path, input }: C,
  given: C['input']['_zod']['output'],
  headers: Record<string, string> = {},
): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const text = JSON.stringify(input.encode(given as never));
  const own = { host, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  const request = http.request(
    `${origin}/api${path}`,
    { method: 'POST', agent, timeout: patienceMs, headers: { ...headers, ...own } },
    (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        try {
          const { code, error } = decodeEnvelope(JSON.parse(Buffer.concat(parts).toString()) as Envelope);
          resolve({ status: response.statusCode ?? 0, code, error });
        } catch (error) {
          reject(error as Error);
        }
      });
    },
  );
  request.on('timeout', () => request.destroy(new Error('no answer')));
  request.on('error', reject);
  request.end(text);
  return promise;
}
