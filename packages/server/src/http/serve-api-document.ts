import type { FastifyPluginAsync } from 'fastify';
import { apiDocument } from './api-document.ts';
import { renderApiPage } from './api-page.ts';
import type { Route } from './bind.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** `/api/openapi.json` for software, `/api/docs` for people. */
export function serveApiDocument(routes: readonly Route[]): FastifyPluginAsync {
  // Made at the first request: it takes half a second, and most processes are never asked.
  let json: string | undefined;
  let page: string | undefined;
  return async (app) => {
    app.get('/api/openapi.json', async (_request, reply) =>
      reply.type('application/json').send((json ??= JSON.stringify(apiDocument(routes)))),
    );
    app.get('/api/docs', async (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send((page ??= renderApiPage(routes))),
    );
  };
}
