import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { openBreaker } from '../breaker.ts';
import { httpAgent, httpsAgent, inTime } from '../in-time.ts';
import { TrackingNotTaken } from './tracking-provider.ts';

const mostBytes = 1024 * 1024;

export type Post = (
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<unknown>;

async function bodyOf(reply: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of reply) {
    length += (part as Buffer).length;
    if (length > mostBytes) throw new Error('the answer is too long');
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Posts to a provider and reads its JSON: connected within a second, answered within five, or not at all. */
export function openPost(provider: string, base: string): Post {
  const isTls = new URL(base).protocol === 'https:';
  const breaker = openBreaker(() => new TrackingNotTaken(provider, 'left alone for a while'));

  const send = (path: string, headers: Readonly<Record<string, string>>, body: string) =>
    inTime(
      (signal) =>
        new Promise<string>((resolve, reject) => {
          const sent = (isTls ? requestTls : requestPlain)(`${base}${path}`, {
            method: 'POST',
            agent: isTls ? httpsAgent : httpAgent,
            headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
            signal,
          });
          sent.on('error', reject);
          sent.on('response', (reply) => {
            if (reply.statusCode === 200) bodyOf(reply).then(resolve, reject);
            else {
              reply.resume();
              reject(new Error(`HTTP ${reply.statusCode}`));
            }
          });
          sent.end(body);
        }),
    );

  return (path, headers, body) =>
    breaker.run(
      async () => {
        try {
          return JSON.parse(await send(path, headers, body)) as unknown;
        } catch (error) {
          throw new TrackingNotTaken(provider, (error as Error).message);
        }
      },
      () => true,
    );
}
