import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** Headers by which a visitor could speak for another host or address. */
const claims = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-original-host',
  'x-real-ip',
];

/** The visitor's request as the API should see it: the same host, and what this server knows about its sender. */
function forwardedHeaders(
  request: Pick<FastifyRequest, 'host' | 'ip' | 'protocol'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !claims.includes(name));
  return {
    ...Object.fromEntries(kept),
    host: request.host,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
  };
}

/** Each open page holds one for as long as it is open. */
const mostConnections = 10_000;

/** A stream of events has no end of its own: when the server leaves it is cut, and its page goes elsewhere. */
function endStreams(app: FastifyInstance): void {
  const open = new Set<ServerResponse>();
  app.addHook('onSend', async (_request, reply) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    open.add(reply.raw);
    reply.raw.once('close', () => open.delete(reply.raw));
  });
  app.addHook('preClose', async () => {
    for (const raw of open) raw.destroy();
  });
}

/** One origin without an edge proxy: what is below the prefixes goes to the API under the visitor's own host (A4). */
export async function forwardApi(
  app: FastifyInstance,
  apiUrl: string,
  prefixes: readonly string[],
): Promise<void> {
  endStreams(app);
  for (const prefix of prefixes) {
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      // Its own lines would hold the whole address, query and all.
      disableRequestLogging: true,
      undici: { connections: mostConnections },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => forwardedHeaders(request as FastifyRequest, headers),
      },
    });
  }
}
