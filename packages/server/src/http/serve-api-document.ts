import type { FastifyPluginAsync } from 'fastify';
import { apiDocument } from './api-document.ts';
import { renderApiPage } from './api-page.ts';
import type { Route } from './bind.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** `/api/openapi.json` for software, `/api/docs` for people. */
export function serveApiDocument(routes: readonly Route[]): FastifyPluginAsync {
  const json = JSON.stringify(apiDocument(routes));
  const page = renderApiPage(routes);
  return async (app) => {
    app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(json));
    app.get('/api/docs', async (_request, reply) =>
      reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
    );
  };
}
