import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** Headers with which a client could spoof its host or address. */
const untrustedHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-original-host',
  'x-real-ip',
];

/** Replaces the forwarding headers with the host, address and protocol this server determined. */
function forwardedHeaders(
  request: Pick<FastifyRequest, 'host' | 'ip' | 'protocol'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !untrustedHeaders.includes(name));
  return {
    ...Object.fromEntries(kept),
    host: request.host,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
  };
}

/** Each open page holds one connection. */
const maxConnections = 10_000;

/** Event streams never end by themselves, so shutdown closes them and pages reconnect elsewhere. */
function closeStreamsOnShutdown(app: FastifyInstance): void {
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

/** Proxies the prefixes to the API under the visitor's own host (A4): one origin without an edge proxy. */
export async function forwardApi(
  app: FastifyInstance,
  apiUrl: string,
  prefixes: readonly string[],
): Promise<void> {
  closeStreamsOnShutdown(app);
  for (const prefix of prefixes) {
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      // The plugin's log lines would contain the whole URL including the query.
      disableRequestLogging: true,
      undici: { connections: maxConnections },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => forwardedHeaders(request as FastifyRequest, headers),
      },
    });
  }
}
