import { nodeTransport } from '@onehaul/client/node-transport';
import { CallFailed, type OutputOf, send, type SendOptions } from '@onehaul/client/send';
import { printAgentCalls } from '@onehaul/contract/label';
import type { PrintFailure } from '@onehaul/domain/label/label-job';

export type Job = OutputOf<typeof printAgentCalls.take>['jobs'][number];

/** The key is wrong or revoked: asking again soon would not help. */
export const isKeyInvalid = (error: unknown): boolean =>
  error instanceof CallFailed && error.error === 'label.keyInvalid';

/** What is wrong in a word, without addresses or answers. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof CallFailed) return error.error ?? `status ${error.code}`;
  return (error as NodeJS.ErrnoException).code ?? (error as Error).name;
};

/** Names under `localhost` are this machine, which resolvers of some systems do not know. */
function placeOf(origin: string): string {
  const url = new URL(origin);
  if (url.hostname.endsWith('.localhost')) url.hostname = '127.0.0.1';
  return url.origin;
}

/** The calls of a print agent at the shop's own address. */
export function openServer(origin: string, key: string) {
  const options: SendOptions = {
    baseUrl: `${placeOf(origin)}/api`,
    language: 'en',
    accessToken: key,
    transport: nodeTransport(new URL(origin).host),
  };
  return {
    take: async (version: string): Promise<readonly Job[]> =>
      (await send(printAgentCalls.take, { version }, options)).jobs,
    report: ({ id, attempt }: Job, problem: PrintFailure | undefined) =>
      send(printAgentCalls.report, { id, attempt, ...(problem && { problem }) }, options),
  };
}
