import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

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

/** One origin without an edge proxy: what is below the prefixes goes to the API under the visitor's own host (A4). */
export async function forwardApi(
  app: FastifyInstance,
  apiUrl: string,
  prefixes: readonly string[],
): Promise<void> {
  for (const prefix of prefixes) {
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      // Its own lines would hold the whole address, query and all.
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => forwardedHeaders(request as FastifyRequest, headers),
      },
    });
  }
}
