import { createBreaker } from '../breaker.ts';
import { createOutbound } from '../outbound.ts';
import { TrackingNotAccepted } from './tracking-provider.ts';

export type JsonPost = (
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<unknown>;

/** Posts to a provider and parses its JSON. `url` is the provider's own, or one the operator set instead. */
export function createJsonPost(provider: string, url: string, hosts: readonly string[]): JsonPost {
  const outbound = createOutbound({ gateway: provider, hosts, operatorUrls: [url] });
  const breaker = createBreaker(() => new TrackingNotAccepted(provider, 'left alone for a while'));

  async function send(path: string, headers: Readonly<Record<string, string>>, body: string) {
    const answer = await outbound.send(`${url}${path}`, { method: 'POST', headers, body });
    if (answer.status !== 200) throw new Error(`HTTP ${answer.status}`);
    return answer.body.toString('utf8');
  }

  return (path, headers, body) =>
    breaker.run(
      async () => {
        try {
          return JSON.parse(await send(path, headers, body)) as unknown;
        } catch (error) {
          throw new TrackingNotAccepted(provider, (error as Error).message);
        }
      },
      () => true,
    );
}
